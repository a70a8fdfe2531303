import CoreGraphics
import Testing

/// The program itself, where memory is short.
@Suite struct MemoryTests {
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("interlude")

    @Test(arguments: [["frame", "--at", "0.5"], ["render"]])
    func framesThatDoNotFitAreAFailure(call: [String]) throws {
        let folder = try TemporaryFolder()
        let picture = try folder.write(.pattern(width: 8, height: 8, seed: 1), as: "picture.png")
        let (process, notes) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // A frame takes a gibibyte, and there is not quite as much.
        process.arguments =
            ["-c", "ulimit -v 1048576; exec \"$0\" \"$@\"", Self.program.path] + call
            + [picture, picture, "-o", folder.file("large.png"), "--size", "16384x16384"]
        process.standardInput = FileHandle.nullDevice
        process.standardError = notes
        try process.run()
        let said = String(decoding: notes.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 1)
        #expect(said.hasSuffix("large.png: there is not memory enough for a frame of 16384×16384 pixels\n"), "\(said)")
        #expect(try folder.names == ["picture.png"])
    }
}
