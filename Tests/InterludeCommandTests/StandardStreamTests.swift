import CoreGraphics
import Testing

/// The program itself, started without streams to read from and write to.
@Suite struct StandardStreamTests {
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("interlude")

    @Test(arguments: ["", ">&-", "<&- >&-", "<&- >&- 2>&-"])
    func framesForAStreamThatIsClosedAreAFailure(closed: String) throws {
        let folder = try TemporaryFolder()
        let picture = try folder.write(.pattern(width: 64, height: 64, seed: 1), as: "picture.png")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" \(closed)", Self.program.path, "render", picture, picture, "-o", "-", "--quiet",
        ]
        (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, FileHandle.nullDevice)
        let notes = Pipe()
        process.standardError = notes
        try process.run()
        let said = String(decoding: notes.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == (closed.isEmpty ? 0 : 1))
        #expect(said.contains("standard output") == (!closed.isEmpty && !closed.contains("2>&-")))
        #expect(try folder.names == ["picture.png"])
    }
}
