import Foundation

StandardStreams.fillGaps()
Interruption.listen()
exit(run(Array(CommandLine.arguments.dropFirst()), console: .standard))
