import ChildPrograms
import CoreGraphics
import Scenes
import Testing

/// The window on a virtual display, with real events of the X server.
@Suite(.enabled(if: VirtualDisplay.isInstalled, "Xvfb or xdotool is not installed: scripts/bootstrap installs them"))
struct PlayWindowTests {
    @Test func aScreenIsDraggedBackFromTheEdge() throws {
        let (display, folder) = (try VirtualDisplay(), try TemporaryFolder())
        let window = try PlayedWindow("base-animator", on: display, folder: folder.path)
        try window.click(195, 300)
        try window.wait("the picture's screen is there") { $0.screens == ["PercentScreen"] && $0.isSettled }

        try window.move(to: 3, 400)
        try window.press()
        try window.wait("the finger is down") { $0.fingers == 1 }
        for x in stride(from: 20, through: 120, by: 20) { try window.move(to: x, 400) }
        try window.wait("the drag has begun") { $0.screens == ["BaseAnimatorScreen"] && $0.fingers == 1 }
        for x in stride(from: 140, through: 340, by: 20) { try window.move(to: x, 400) }
        try window.release()
        let popped = try window.wait("the screen has gone") {
            $0.screens == ["BaseAnimatorScreen"] && $0.fingers == 0 && $0.isSettled
        }

        // Back to when the picture's screen was there, and on from it.
        try window.key("space")
        try window.wait("it is paused") { !$0.isPlaying && $0.time >= popped.time }
        var status = popped
        while status.screens != ["PercentScreen"] {
            try window.key("shift+Left")
            status = try window.wait("it has gone back") { [time = status.time] in !$0.isPlaying && $0.time != time }
        }
        try window.key("s")
        let saved = try window.waitForSavedFrame()
        #expect(try folder.read(saved).width == 390)
        try window.key("d")
        try window.wait("it is slow") { $0.speed == "1/2" }
        try window.key("space")
        let again = try window.wait("it plays on") { $0.isPlaying }
        #expect(again.screens == ["PercentScreen"] && again.time < popped.time)
        try window.key("Escape")
        #expect(window.end() == .exit(0))
    }

    @Test func aClickOnTheCoverClosesTheDialog() throws {
        let (display, folder) = (try VirtualDisplay(), try TemporaryFolder())
        let window = try PlayedWindow("dialog", on: display, folder: folder.path)
        try window.click(195, 766)
        try window.wait("the dialog is there") { $0.screens.count == 2 && $0.isSettled }
        try window.click(195, 160)
        let closed = try window.wait("the dialog has gone") { $0.screens.count == 1 && $0.isSettled }

        // The slider's left end is the beginning.
        let slider = closed.sliderFrame
        try window.click(Int(slider[0]) + 4, Int(slider[1] + slider[3] / 2))
        try window.wait("the beginning is looked at") { !$0.isPlaying && $0.time == 0 }
        try window.key("Tab")
        try window.wait("the next scene is there") { $0.scene == "snapshot" && $0.isPlaying }
        window.send(SIGINT)
        #expect(window.end() == .exit(128 + SIGINT))
    }
}

extension PlayWindowTests {
    @Test func aSceneIsChosen() throws {
        let (display, folder) = (try VirtualDisplay(), try TemporaryFolder())
        let window = try PlayedWindow(on: display, folder: folder.path)
        try window.click(290, 250)
        try window.wait("the second scene is there") { $0.scene == "children" && $0.isSettled }
        try window.key("Escape")
        try window.wait("the scenes are there again") { $0.scene == "scenes" && $0.isSettled }
        try window.key("Escape")
        #expect(window.end() == .exit(0))
    }

    @Test func aScriptIsPlayedAndThenTheMouseIsTheFinger() throws {
        let (display, folder) = (try VirtualDisplay(), try TemporaryFolder())
        try folder.write(Data("0.1 tap 195 766\nwait 0.5\n".utf8), as: "touches.txt")
        let window = try PlayedWindow("dialog", "--script", "touches.txt", on: display, folder: folder.path)
        try window.wait("the script has opened the dialog") { $0.screens.count == 2 && $0.isSettled }
        try window.click(195, 160)
        try window.wait("the mouse has closed it") { $0.screens.count == 1 && $0.isSettled }
        try window.key("q")
        #expect(window.end() == .exit(0))
    }
}

/// Calls that open no window.
@Suite struct PlayCallTests {
    @MainActor @Test func aSceneThatIsNotThereIsAWrongCall() {
        let outcome = Outcome(of: ["play", "dialg"])
        #expect(outcome.status == 2 && outcome.notes.contains("Did you mean dialog?"))
        #expect(Outcome(of: ["play", "before.png", "after.png", "more.png"]).status == 2)
        let pictures = Outcome(of: ["play", "/nonexistent/before.png", "/nonexistent/after.png"])
        #expect(pictures.status == 1 && pictures.notes.contains("/nonexistent/before.png"))
        #expect(Outcome(of: ["play", "--speed", "1/3"]).notes.contains("1/4"))
    }

    /// Calls with options that would be ignored, and what is said of them.
    @MainActor
    @Test(arguments: [
        (["play", "dialog", "--type", "cube"], "--type is for two pictures"),
        (["play", "--hold", "1"], "--hold is for two pictures"),
        (["play", "a.png", "b.png", "--script", "x"], "--script is for scenes"),
        (["play", "a.png", "b.png", "--own-script"], "--own-script is for scenes"),
        (["play", "a.png", "b.png", "--scale", "2"], "--scale is for scenes"),
        (["play", "--script", "x"], "SCENE is missing"), (["play", "--own-script"], "SCENE is missing"),
        (["play", "dialog", "--script", "x", "--own-script"], "exclude each other"),
        (["play", "dialog", "--json"], "--json is for --list"), (["play", "--list", "dialog"], "'dialog'"),
        (["play", "--list", "--speed", "1/2"], "--speed has no meaning"),
    ])
    func optionsThatWouldBeIgnoredAreWrong(_ call: [String], _ reason: String) {
        let outcome = Outcome(of: call)
        #expect(outcome.status == 2 && outcome.notes.contains(reason), "\(outcome.notes)")
    }

    @MainActor @Test func aScriptThatCannotBeUsedIsSaidBeforeAWindowOpens() throws {
        let folder = try TemporaryFolder()
        let missing = Outcome(of: ["play", "dialog", "--script", folder.file("none.txt")])
        #expect(missing.status == 1 && missing.notes.contains("none.txt: cannot be read"))
        try folder.write(Data("1 tap 3 3\n2 tap 3\n".utf8), as: "touches.txt")
        let damaged = Outcome(of: ["play", "dialog", "--script", folder.file("touches.txt")])
        #expect(damaged.status == 1 && damaged.notes.contains("touches.txt: line 2, column 8: y is missing"))
    }

    @MainActor @Test func theScenesAreListed() throws {
        let (plain, json) = (Outcome(of: ["play", "--list"]), Outcome(of: ["play", "--list", "--json"]))
        #expect(plain.status == 0 && plain.results.split(separator: "\n").count == SceneCatalogue.names.count)
        let listing = try JSONDecoder().decode([String: [[String: String]]].self, from: Data(json.results.utf8))
        #expect(listing["scenes"]?.map { $0["name"] } == SceneCatalogue.names)
        #expect(listing["scenes"]?.allSatisfy { $0["title"]?.isEmpty == false && $0["summary"] != nil } == true)
    }

    @Test func withoutADisplayItSaysSo() throws {
        let notes = try KeptOutput()
        let process = try ChildProgram(
            ChildProgram.built("interlude"), ["play", "dialog"], environment: [:], errors: .kept(notes))
        #expect(process.waitForEnd() == .exit(1))
        let text = try notes.text
        #expect(text.hasPrefix("interlude: there is no display") && text.contains("DISPLAY"))
        #expect(text.split(separator: "\n").count == 1)
    }
}
