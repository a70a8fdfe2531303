import Foundation
import InterludeStage

/// Everything that `make bench` measures.
struct Benchmarks {
    /// Where the pictures and the peers are.
    let folder: String
    /// How often each comparison is measured.
    let rounds: Int
    /// Part of the names of the jobs to measure; all of them when empty.
    let word: String

    let interlude = ".build/release/interlude"
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let width = 1080
    let height = 1920

    var before: String { "\(folder)/before.png" }
    var after: String { "\(folder)/after.png" }

    /// Measures and prints.
    @MainActor func run() throws {
        print("\(Machine.description); each pair measured in turn \(rounds) times, medians\n")
        var table = Table(["job", "interlude", "peer", "the peer's", "ratio", "to reach"])
        for comparison in try films + frames() + effects() + layers() + cards() + [encodedFilm]
        where isWanted(comparison.job) {
            progress(comparison.job)
            table.add(try comparison.row(rounds: rounds))
        }
        print(table.text)
        print(try limits().text, terminator: "")
    }

    /// Whether a job is to be measured.
    func isWanted(_ job: String) -> Bool { word.isEmpty || job.contains(word) }
}
