import CoreGraphics
import InterludeStage
import Testing

@testable import InterludeCommand

@Suite struct RenderTests {
    private let folder: TemporaryFolder
    private let before = CGImage.pattern(width: 16, height: 12, seed: 3)
    private let after = CGImage.pattern(width: 16, height: 12, seed: 4)
    private let pictures: [String]

    init() throws {
        folder = try TemporaryFolder()
        pictures = [try folder.write(before, as: "before.png"), try folder.write(after, as: "after.png")]
    }

    private func render(to name: String, _ options: String...) -> Outcome {
        Outcome(of: ["render"] + pictures + ["-o", folder.file(name)] + options)
    }

    /// The frames of a raw film, as opaque pixels.
    private func frames(of name: String) throws -> [[UInt32]] {
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
        let pixels = data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
        let size = 16 * 12
        #expect(pixels.count.isMultiple(of: size))
        return stride(from: 0, to: pixels.count, by: size).map { Array(pixels[$0..<($0 + size)]) }
    }

    @Test func aFilmBeginsWithBeforeAndEndsWithAfter() throws {
        #expect(render(to: "film.rgba", "--hold", "0.1", "--duration", "0.2", "--fps", "30").status == 0)
        let frames = try frames(of: "film.rgba")
        #expect(frames.count == 13)
        // The change has its first moment at 0.1 s and its last at 0.3 s.
        #expect(frames[0...3].allSatisfy { $0 == before.pixels })
        #expect(frames[9...].allSatisfy { $0 == after.pixels })
        #expect(Set(frames[3...9]).count == 7)
    }

    @Test(arguments: [("0.1", "7"), ("0.6", "60"), ("0.333", "25"), ("1.2", "24.5")])
    func withoutHoldingTheEndsAreStillExact(duration: String, rate: String) throws {
        #expect(
            render(
                to: "film.rgba", "--hold", "0", "--duration", duration, "--fps", rate, "--type", "fade", "--timing",
                "linear"
            ).status == 0)
        let frames = try frames(of: "film.rgba")
        let isExact = frames.first == before.pixels && frames.last == after.pixels
        let startsAtOnce = frames[1] != before.pixels
        #expect(isExact && startsAtOnce)
    }

    @Test func theSameCallGivesTheSameBytes() throws {
        for name in ["film.mp4", "film.gif", "film.apng"] {
            #expect(render(to: "1-" + name, "--fps", "20", "--threads", "1").status == 0)
            #expect(render(to: "2-" + name, "--fps", "20").status == 0)
            let films = try ["1-", "2-"].map { try Data(contentsOf: URL(fileURLWithPath: folder.file($0 + name))) }
            #expect(films[0] == films[1] && !films[0].isEmpty)
        }
    }

    @Test func aReportSaysWhatWasMade() throws {
        let outcome = render(to: "film.gif", "--json", "--fps", "60", "--type", "reveal")
        #expect(outcome.status == 0 && outcome.notes.isEmpty)
        let object = try JSONSerialization.jsonObject(with: Data(outcome.results.utf8)) as? [String: Any]
        let report = try #require(object)
        #expect(report["format"] as? String == "GIF")
        #expect(report["type"] as? String == "reveal")
        #expect(report["width"] as? Int == 16 && report["height"] as? Int == 12)
        // A GIF shows 50 frames a second at the most.
        #expect(report["framesPerSecond"] as? Double == 50 && report["frames"] as? Int == 61)
        #expect((report["elapsed"] as? Double ?? 0) > 0)
        #expect(render(to: "film.gif", "--quiet").results.isEmpty)
        #expect(render(to: "film.gif").results.hasPrefix(folder.file("film.gif")))
    }

    @Test func aReportIsOfTheFilmInTheFile() throws {
        let outcome = render(to: "film.mp4", "--size", "15x9", "--fps", "29.97")
        // H.264 counts in twos.
        #expect(outcome.results.contains("MP4, 16×10, 37 frames at 29.97/s"))
        #expect(render(to: "film.gif", "--size", "15x9", "--fps", "30").results.contains("15×9, 41 frames at 33.33/s"))
        let report = render(to: "sheet.png", "--sheet", "7").results
        let sheet = try folder.read("sheet.png")
        #expect(report.contains("contact sheet, \(sheet.width)×\(sheet.height), 7 frames, made"))
    }

    @Test func aSheetIsOnePictureOfTheChange() throws {
        #expect(render(to: "sheet.png", "--sheet", "4", "--type", "fade").status == 0)
        let sheet = try folder.read("sheet.png")
        #expect(sheet.width * sheet.height >= 4 * 16 * 12)
        #expect(render(to: "sheet.jpg", "--sheet", "4").status == 2)
    }

    @Test func failedJobsNameTheFileAndLeaveNothing() throws {
        try folder.write(Data(), as: "empty.png")
        try folder.write(Data("no picture".utf8), as: "text.png")
        let whole = try Data(contentsOf: URL(fileURLWithPath: pictures[0]))
        try folder.write(whole.prefix(whole.count / 2), as: "half.png")
        let names = try folder.names
        let cases: [(picture: String, output: String, named: String)] = [
            ("missing.png", "film.mp4", "missing.png: no such file"), ("empty.png", "film.mp4", "empty.png: is empty"),
            ("text.png", "film.mp4", "text.png: is not"), ("half.png", "film.mp4", "half.png: is truncated"),
            (".", "film.mp4", ".: is a folder"), ("after.png", "film.xyz", "film.xyz: unknown ending"),
            ("after.png", "no/film.mp4", "no/film.mp4: there is no such folder"),
            ("after.png", "film", "film: unknown ending"),
        ]
        for each in cases {
            for command in [["render"], ["frame", "--at", "0.5"]] {
                let output = command[0] == "frame" ? each.output.replacing(".mp4", with: ".png") : each.output
                let outcome = Outcome(
                    of: command + [pictures[0], folder.file(each.picture), "-o", folder.file(output)])
                #expect(outcome.status == 1)
                #expect(outcome.notes.hasPrefix("interlude: "))
                let named = command[0] == "frame" ? each.named.replacing(".mp4", with: ".png") : each.named
                #expect(outcome.notes.contains(named), "\(outcome.notes)")
                #expect(outcome.results.isEmpty)
                #expect(try folder.names == names)
            }
        }
    }

    @Test func anOutputThatIsThereSurvivesAFailure() throws {
        let old = Data("old".utf8)
        try folder.write(old, as: "film.mp4")
        let outcome = Outcome(of: ["render", pictures[0], folder.file("missing.png"), "-o", folder.file("film.mp4")])
        #expect(outcome.status == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file("film.mp4"))) == old)
    }
}
