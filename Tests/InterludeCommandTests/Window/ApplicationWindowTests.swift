import ChildPrograms
import Foundation
import Testing

/// An app with `@main` that depends on `InterludeWindow` and does nothing else for it.
@Suite(.enabled(if: VirtualDisplay.isInstalled, "Xvfb or xdotool is not installed: scripts/bootstrap installs them"))
struct ApplicationWindowTests {
    private func app(
        _ environment: [String: String] = [:], on display: VirtualDisplay, _ folder: TemporaryFolder
    ) throws -> PlayedWindow {
        try PlayedWindow(app: "WindowedApp", environment: environment, on: display, folder: folder.path)
    }

    @Test func itOpensItsWindowAndEndsWithIt() throws {
        let (display, folder) = (try VirtualDisplay(), try TemporaryFolder())
        let window = try app(["INTERLUDE_SCREEN": "320x568@1"], on: display, folder)
        try window.waitForLines("launched 320x568", "active", "screen 1")
        let frame = try window.open().screenFrame
        // A screen so small is shown enlarged.
        try window.click(Int(frame[0] + 195 * frame[2] / 320), Int(frame[1] + 425 * frame[2] / 320))
        try window.waitForLines("queue 2", "task 2", "timer 2", "screen 2")
        try window.wait("the push is over") { $0.isSettled }

        // Back to the beginning, from where the app goes on as it stands now.
        try window.key("space")
        let paused = try window.wait("it is paused") { !$0.isPlaying }
        try window.key("Home")
        try window.wait("the beginning is looked at") { $0.time == 0 }
        try window.key("space")
        try window.wait("it goes on from now") { $0.isPlaying && $0.time >= paused.time }
        try window.key("Escape")
        for line in ["resigns", "background", "terminates"] { try window.waitForLines(line) }
        #expect(window.end() == .exit(0))
    }

    @Test func itStartsAnewInItsProcess() throws {
        let (display, folder) = (try VirtualDisplay(), try TemporaryFolder())
        try folder.write(Data("0.1 tap 195 425\nwait 0.5\n".utf8), as: "touches.txt")
        let window = try app(["INTERLUDE_SCRIPT": "touches.txt"], on: display, folder)
        try window.waitForLines("launched 390x844", "screen 1", "screen 2")
        try window.open()
        try window.key("r")
        try window.waitForLines("terminates")
        try window.waitForLines("launched 390x844", "screen 1", "screen 2")
        try window.open()
        try window.key("q")
        try window.waitForLines("terminates")
        #expect(window.end() == .exit(0))
    }
}

/// The same app where there is no display.
@Suite struct ApplicationFilmTests {
    /// What the app prints, says on standard error, and how it ends.
    private func run(
        _ environment: [String: String], in folder: TemporaryFolder
    ) throws -> (String, String, ChildProgram.End) {
        let (output, notes) = (try KeptOutput(), try KeptOutput())
        let process = try ChildProgram(
            ChildProgram.built("WindowedApp"), [], environment: environment.merging(["PATH": "/usr/bin:/bin"]) { $1 },
            folder: folder.path, output: .kept(output), errors: .kept(notes))
        let end = process.waitForEnd()
        return (try output.text, try notes.text, end)
    }

    @Test func itIsFilmedByAScriptOfTouches() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("0.1 tap 195 425\nwait 1\n".utf8), as: "touches.txt")
        let settings = [
            "INTERLUDE_FILM": "frames/", "INTERLUDE_SCRIPT": "touches.txt", "INTERLUDE_SCREEN": "390x844@0.5",
        ]
        let (text, said, end) = try run(settings, in: folder)
        #expect(end == .exit(0), "\(said)")
        let lines = text.split(separator: "\n")
        #expect(lines.last == "terminates")
        for line in ["launched 390x844", "queue 2", "task 2", "screen 2"] { #expect(lines.contains(Substring(line))) }
        let frames = try FileManager.default.contentsOfDirectory(atPath: folder.file("frames")).sorted()
        #expect(frames.count == 70)
        let (first, last) = (try folder.read("frames/\(frames[0])"), try folder.read("frames/\(frames[69])"))
        #expect(first.width == 195 && first.height == 422 && !first.isSame(as: last))
    }

    @Test func withoutADisplayItSaysSo() throws {
        let folder = try TemporaryFolder()
        let (text, said, end) = try run([:], in: folder)
        #expect(text.isEmpty && end == .exit(1))
        #expect(said.hasPrefix("Interlude: there is no display") && said.contains("DISPLAY"))
        #expect(said.contains("INTERLUDE_FILM") && said.split(separator: "\n").count == 1)
    }

    @Test func settingsThatMeanNothingAreWrongCalls() throws {
        let folder = try TemporaryFolder()
        let (_, screen, end) = try run(["INTERLUDE_SCREEN": "huge"], in: folder)
        #expect(end == .exit(2) && screen.contains("INTERLUDE_SCREEN takes"))
        let (_, script, failure) = try run(["INTERLUDE_SCRIPT": "none.txt"], in: folder)
        #expect(failure == .exit(1) && script.contains("none.txt: cannot be read"))
    }
}
