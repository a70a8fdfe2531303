import Foundation

extension Benchmarks {
    /// What has a limit of its own rather than a peer: the memory of a film, the time of a small picture and of layout.
    @MainActor func limits() throws -> Table {
        var table = Table(["job", "interlude", "to reach"])
        let megabyte = 1_000_000.0
        let films = [
            ("peak memory, film of 10 s to nowhere", render(to: "/dev/null", type: "push", seconds: 10)),
            ("peak memory, film of 10 min to nowhere", render(to: "/dev/null", type: "push", seconds: 600)),
            ("peak memory, MP4 of 10 s with its encoder", render(to: "\(folder)/ours.mp4", type: "push", seconds: 10)),
            (
                "peak memory, MP4 of 10 min (3 frames a second) with its encoder",
                render(to: "\(folder)/ours.mp4", type: "push", seconds: 600, framesPerSecond: 3)
            ),
        ]
        for (job, call) in films where isWanted(job) {
            progress(job)
            let peak = Double(try ChildProcess.peakMemory(call)) / megabyte
            table.add([job, "\(number(peak)) MB", peak < 400 ? "met (400 MB)" : "missed (400 MB)"])
        }
        for row in try layout() + scrolling() + screens() { table.add(row) }
        try addGrowth(to: &table)
        let job = "interlude frame, two small pictures, start included"
        guard isWanted(job) else { return table }
        progress(job)
        let call = [
            interlude, "frame", "\(folder)/small-before.png", "\(folder)/small-after.png", "--at", "0.5", "-o",
            "\(folder)/small.png", "--quiet",
        ]
        let times = try (0..<(rounds * 3)).map { _ in try ChildProcess.run(call).seconds * 1000 }
        table.add([job, "\(number(median(times))) ms", median(times) < 50 ? "met (50 ms)" : "missed (50 ms)"])
        return table
    }

    /// How much longer a frame of twice as many layers takes.
    private func addGrowth(to table: inout Table) throws {
        let job = "time of 100,000 turning layers, over that of 50,000"
        guard isWanted(job) else { return }
        progress(job)
        let jobs = try [50_000, 100_000].map {
            try FrameJob.layers($0, side: 10, width: width, height: height, threads: threads)
        }
        let ratios = (0..<rounds).map { _ in jobs[1].time(frames: 3) / jobs[0].time(frames: 3) }
        let growth = median(ratios)
        // Twice, and a tenth for the moments when others use the machine.
        table.add([job, "\(number(growth)) ×", growth < 2.2 ? "met (2.0 × + 10 %)" : "missed (2.0 × + 10 %)"])
    }

    /// Says on standard error what is being measured.
    func progress(_ job: String) { FileHandle.standardError.write(Data("measuring \(job)\n".utf8)) }
}
