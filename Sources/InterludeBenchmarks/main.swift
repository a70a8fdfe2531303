import Foundation
import InterludeStage

/// Compares Interlude with its peers on two pictures and prints a table.
///
/// Arguments: the folder with before.png, after.png (1080×1920) and the small ones, how often each is measured, and a
/// word that the names of the jobs to measure have, if not all are.
let arguments = CommandLine.arguments
guard (3...4).contains(arguments.count), let rounds = Int(arguments[2]), rounds > 0 else {
    print("usage: InterludeBenchmarks FOLDER ROUNDS [WORD]")
    exit(2)
}
do {
    try Benchmarks(folder: arguments[1], rounds: rounds, word: arguments.count == 4 ? arguments[3] : "").run()
} catch {
    print("bench: \(error)")
    exit(1)
}
