import ChildPrograms
import CoreGraphics
import Testing

/// The program itself, started without streams to read from and write to.
@Suite struct StandardStreamTests {
    @Test(arguments: ["", ">&-", "<&- >&-", "<&- >&- 2>&-"])
    func framesForAStreamThatIsClosedAreAFailure(closed: String) throws {
        let folder = try TemporaryFolder()
        let picture = try folder.write(.pattern(width: 64, height: 64, seed: 1), as: "picture.png")
        let program = ChildProgram.built("interlude")
        let arguments = [
            "-c", "exec \"$0\" \"$@\" \(closed)", program, "render", picture, picture, "-o", "-", "--quiet",
        ]
        let notes = try KeptOutput()
        let process = try ChildProgram("/bin/sh", arguments, output: .nowhere, errors: .kept(notes))
        #expect(process.waitForEnd() == .exit(closed.isEmpty ? 0 : 1))
        let said = try notes.text
        #expect(said.contains("standard output") == (!closed.isEmpty && !closed.contains("2>&-")))
        #expect(try folder.names == ["picture.png"])
    }
}
