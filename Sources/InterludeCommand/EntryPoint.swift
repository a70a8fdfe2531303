import Foundation

/// The program's version.
let version = "0.1.0"

/// Carries out one call and returns its exit status: 0 when done, 1 when the job failed, 2 when the call is wrong, 128
/// and the signal's number when a signal stopped it.
func run(_ arguments: [String], console: Console) -> Int32 {
    do {
        try carryOut(arguments, console: console)
        return 0
    } catch let misuse as Misuse {
        console.printNote("interlude: \(misuse)\n")
        return 2
    } catch let interruption as Interruption {
        return 128 + interruption.signal
    } catch {
        console.printNote("interlude: \(error)\n")
        return 1
    }
}

private func carryOut(_ arguments: [String], console: Console) throws {
    guard let first = arguments.first else { throw Misuse("a command is missing: what shall be done?") }
    if ["--help", "-h"].contains(first) { return try console.printResult(Help.overview) }
    if first == "--version" { return try console.printResult("interlude \(version)\n") }
    guard let command = Command.all.first(where: { $0.name == first }) else {
        let names = Command.all.map(\.name) + ["--help", "--version"]
        throw Misuse("there is no command '\(first)'", nearest(to: first, among: names))
    }
    let rest = Array(arguments.dropFirst())
    let named = rest.prefix { $0 != "--" }
    if named.contains("--help") || named.contains("-h") {
        return try console.printResult(Help.page(of: command))
    }
    try command.run(command.settings(from: rest), console)
}
