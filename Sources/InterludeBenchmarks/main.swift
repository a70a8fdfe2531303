import Foundation
import InterludeStage

/// Compares Interlude with its peers on two pictures and prints a table.
///
/// Arguments: the folder with before.png, after.png (1080×1920) and the small ones, and how often each is measured.
let arguments = CommandLine.arguments
guard arguments.count == 3, let rounds = Int(arguments[2]), rounds > 0 else {
    print("usage: InterludeBenchmarks FOLDER ROUNDS")
    exit(2)
}
do {
    try Benchmarks(folder: arguments[1], rounds: rounds).run()
} catch {
    print("bench: \(error)")
    exit(1)
}
