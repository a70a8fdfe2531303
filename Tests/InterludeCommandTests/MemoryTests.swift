import ChildPrograms
import CoreGraphics
import Testing

/// The program itself, where memory is short.
@Suite struct MemoryTests {
    @Test(arguments: [["frame", "--at", "0.5"], ["render"]])
    func framesThatDoNotFitAreAFailure(call: [String]) throws {
        let folder = try TemporaryFolder()
        let picture = try folder.write(.pattern(width: 8, height: 8, seed: 1), as: "picture.png")
        let notes = try KeptOutput()
        // A frame takes a gibibyte, and there is not quite as much.
        let process = try ChildProgram(
            "/bin/sh",
            ["-c", "ulimit -v 1048576; exec \"$0\" \"$@\"", ChildProgram.built("interlude")] + call
                + [picture, picture, "-o", folder.file("large.png"), "--size", "16384x16384"],
            errors: .kept(notes))
        #expect(process.waitForEnd() == .exit(1))
        let said = try notes.text
        #expect(said.hasSuffix("large.png: there is not memory enough for a frame of 16384×16384 pixels\n"), "\(said)")
        #expect(try folder.names == ["picture.png"])
    }
}
