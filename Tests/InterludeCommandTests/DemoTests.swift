import CoreGraphics
import Testing

@testable import InterludeCommand

@Suite struct DemoTests {
    @Test func theDemoMakesEverythingThatItNames() throws {
        let folder = try TemporaryFolder()
        let outcome = Outcome(of: ["demo", "-o", folder.file("out/"), "--size", "39x84"])
        try #require(outcome.status == 0, "\(outcome.notes)")
        let types = TransitionCatalogue.types.map(\.name)
        let names =
            ["after.png", "before.png", "transitions.png"] + types.flatMap { ["\($0).mp4", "\($0)-sheet.png"] }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).sorted() == names.sorted())
        for name in names where name.hasSuffix(".mp4") {
            #expect(outcome.results.contains(folder.file("out/\(name)")))
        }
        #expect(try folder.read("out/before.png").width == 39)
        #expect(try folder.read("out/after.png").width == 39)
    }

    @Test func aFolderThatCannotBeIsAFailure() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("in the way".utf8), as: "file")
        let outcome = Outcome(of: ["demo", "-o", folder.file("file"), "--quiet"])
        #expect(outcome.status == 1)
        #expect(outcome.notes.contains(folder.file("file")))
        #expect(try folder.names == ["file"])
    }
}
