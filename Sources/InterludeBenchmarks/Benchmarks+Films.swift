import Foundation
import InterludeStage

extension Benchmarks {
    /// Whole films thrown away, beside FFmpeg's cross-fade filter.
    ///
    /// FFmpeg 5.1 has nothing that covers or reveals. Its slide, which fetches each pixel from one of the two pictures by
    /// its place, stands in: what later versions do for a cover is the same work.
    var films: [Comparison] {
        [("fade", "fade"), ("push", "slideleft"), ("moveIn", "slideleft"), ("reveal", "slideleft")].map {
            type, filter in
            Comparison(
                job: "film to nowhere, \(type)", amount: Double(frameCount), unit: "frames/s",
                peer: "ffmpeg xfade \(filter)", goal: 10,
                ours: { try ChildProcess.run(render(to: "/dev/null", type: type)).seconds },
                theirs: {
                    try ChildProcess.run(crossFade(filter) + ["-f", "null", "-"]).seconds
                })
        }
    }

    /// The same film as MP4, encoded with the same settings.
    var encodedFilm: Comparison {
        let (ours, theirs) = ("\(folder)/ours.mp4", "\(folder)/theirs.mp4")
        let settings = FilmSettings().h264(height: height)
        return Comparison(
            job: "film to MP4, fade", amount: Double(frameCount), unit: "frames/s", peer: "ffmpeg xfade fade", goal: 1,
            ours: { try ChildProcess.run(render(to: ours, type: "fade")).seconds },
            theirs: {
                try ChildProcess.run(crossFade("fade", then: ",format=yuv420p") + settings + ["-y", theirs]).seconds
            })
    }

    /// A call that renders a change of five seconds.
    func render(to output: String, type: String, seconds: Int = 5, framesPerSecond: Int = 60) -> [String] {
        [
            interlude, "render", before, after, "-o", output, "--type", type, "--duration", "\(seconds)", "--fps",
            "\(framesPerSecond)", "--hold", "0", "--timing", "linear", "--quiet",
        ]
    }

    /// A call of FFmpeg that makes the same change. Each picture is decoded once and in the planar format that the filter
    /// is fastest with, as it would choose itself.
    private func crossFade(_ filter: String, then last: String = "") -> [String] {
        let still = "format=gbrp,loop=loop=-1:size=1,setpts=N/60/TB,fps=60,settb=1/60,trim=duration=5"
        let graph = "[0]\(still)[a];[1]\(still)[b];[a][b]xfade=transition=\(filter):duration=5:offset=0\(last)"
        return ["ffmpeg", "-v", "error", "-nostdin", "-i", before, "-i", after, "-filter_complex", graph]
    }

    private var frameCount: Int { 300 }
}
