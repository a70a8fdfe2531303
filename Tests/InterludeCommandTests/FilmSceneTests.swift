import InterludeStage
import Scenes
import Testing

@testable import InterludeCommand

/// Films of scenes.
@MainActor
@Suite struct FilmSceneTests {
    @Test func aSceneIsPlayedByItsScript() throws {
        let folder = try TemporaryFolder()
        let outcome = Outcome(of: ["film", "dialog", "-o", folder.file("frames/"), "--scale", "1", "--fps", "5"])
        try #require(outcome.status == 0, "\(outcome.notes)")
        let frames = try FileManager.default.contentsOfDirectory(atPath: folder.file("frames/")).sorted()
        #expect(frames.count > 5)
        let pictures = try frames.map { try folder.read("frames/" + $0) }
        #expect(pictures.allSatisfy { $0.width == 390 && $0.height == 844 })
        // Something happens, and at the end the dialog has gone.
        #expect(pictures.contains { !$0.isSame(as: pictures[0]) })
    }

    @Test func aScriptOfOnesOwnIsPlayed() throws {
        let folder = try TemporaryFolder()
        let script = folder.file("touches.txt")
        try "0.1 tap 3 3\nwait 0.3\n".write(toFile: script, atomically: true, encoding: .utf8)
        let call = ["film", "dialog", "-o", folder.file("a.png"), "--scale", "1", "--sheet", "2", "--script", script]
        #expect(Outcome(of: call).status == 0)
        try "0.1 tip 3 3\n".write(toFile: script, atomically: true, encoding: .utf8)
        let wrong = Outcome(of: call)
        #expect(wrong.status == 1 && wrong.notes.contains("touches.txt") && wrong.notes.contains("line 1"))
    }

    @Test(arguments: [
        ("none.txt", "cannot be read"), ("", "cannot be read"), ("/dev/zero", "is longer than 16 MB"),
        ("bytes.txt", "is no text in UTF-8"),
    ])
    func aFileThatIsNoScriptIsSaid(_ name: String, _ reason: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Data([0x31, 0xFF, 0xFE]), as: "bytes.txt")
        let file = name.hasPrefix("/") ? name : folder.file(name)
        let outcome = Outcome(of: ["film", "dialog", "-o", folder.file("film.png"), "--script", file])
        #expect(outcome.status == 1 && outcome.notes.hasPrefix("interlude: \(file): \(reason)"), "\(outcome.notes)")
        #expect(try folder.names == ["bytes.txt"])
    }

    @Test(arguments: ["", "wait 0.00001", "wait 90000"]) func sheetsShowScriptsOfAnyLength(_ text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(text.utf8), as: "touches.txt")
        let outcome = Outcome(of: [
            "film", "dialog", "-o", folder.file("a.png"), "--scale", "1", "--sheet", "3", "--script",
            folder.file("touches.txt"),
        ])
        #expect(outcome.status == 0, "\(outcome.notes)")
        // Without a length there is one moment, which stands alone.
        #expect(try (folder.read("a.png").width > 1000) == !text.isEmpty)
    }

    /// A GIF's frames last whole hundredths of a second.
    @Test func theRateOfTheFileIsSaid() throws {
        let folder = try TemporaryFolder()
        let script = folder.file("touches.txt")
        try "wait 0.1\n".write(toFile: script, atomically: true, encoding: .utf8)
        func film(_ name: String, _ more: String...) -> String {
            Outcome(of: ["film", "dialog", "-o", folder.file(name), "--scale", "1", "--script", script] + more).results
        }
        let reason = "a GIF's frames last whole hundredths of a second, two at least"
        #expect(film("a.gif").contains("frames at 50/s (not 60: \(reason)), made in"))
        #expect(film("a.gif", "--fps", "30").contains("frames at 33.33/s (not 30: \(reason)), made in"))
        #expect(film("a.gif", "--fps", "25").contains("frames at 25/s, made in"))
        #expect(film("a.webp", "--fps", "100").contains("at 90/s (not 100: browsers slow down films of more than 90)"))
        #expect(film("a.png", "--sheet", "3").contains("3 frames, made in"))
        #expect(film("a.gif", "--json").contains("\"framesPerSecond\":50,"))
        #expect(film("a.gif", "--quiet").isEmpty)
    }

    @Test func aSceneThatIsNotThereIsAWrongCall() throws {
        let outcome = Outcome(of: ["film", "dialogue", "-o", "/tmp/x.png"])
        #expect(outcome.status == 2 && outcome.notes.contains("dialog"))
    }

    @Test func everySceneHasAScriptThatCanBeRead() throws {
        #expect(SceneCatalogue.all.map(\.name) == SceneCatalogue.names)
        for scene in SceneCatalogue.all { #expect(try TouchScript(parsing: scene.script).duration > 0) }
    }
}
