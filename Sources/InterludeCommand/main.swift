import Foundation

Interruption.listen()
exit(run(Array(CommandLine.arguments.dropFirst()), console: .standard))
