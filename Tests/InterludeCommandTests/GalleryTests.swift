import Interlude
import InterludeStage
import Scenes
import Testing

@testable import InterludeCommand

/// What the gallery shows, and the command that makes it.
@MainActor
@Suite(.serialized) struct GalleryTests {
    private func material(width: Int = 60, frames: Int = 3) throws -> GalleryEntry.Material {
        let (before, after) = try GalleryScreens.pictures(width: width)
        return GalleryEntry.Material(before: before, after: after, frames: frames, framesPerSecond: 4)
    }

    @Test func everyTransitionAndSceneIsThere() throws {
        let entries = try GalleryEntry.all()
        func entry(_ id: String) -> GalleryEntry? { entries.first { $0.id == id } }
        for type in TransitionCatalogue.types { #expect(entry("ca-\(type.name)") != nil, "\(type.name)") }
        for name in SceneCatalogue.names { #expect(entry("scene-\(name)") != nil, "\(name)") }
        let library = entries.filter { $0.group == .library }
        #expect(library.count == Transition.catalogue.count)
        for ready in Transition.catalogue {
            let entry = try #require(entry(GalleryEntry.identifier(ready.name)))
            #expect(GalleryEntry.librarySummaries[ready.name] != nil, "\(ready.name) has no summary")
            let directions = ready.directions.isEmpty ? [""] : ready.directions.map(\.rawValue)
            #expect(entry.choices.map(\.name) == directions)
        }
        let options = entries.filter { $0.group == .views }.flatMap(\.choices)
        #expect(options.count == 7)
        #expect(Set(entries.map(\.group)) == Set(GalleryEntry.Group.allCases))
    }

    @Test func everyEntryHasALinkOfItsOwn() throws {
        let entries = try GalleryEntry.all()
        #expect(Set(entries.map(\.id)).count == entries.count)
        for entry in entries {
            #expect(entry.id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }, "\(entry.id)")
            #expect(!entry.choices.isEmpty && !entry.summary.isEmpty && entry.duration > 0)
            #expect(Set(entry.choices.map(\.name)).count == entry.choices.count)
            #expect(Set(entry.choices.map(\.code)).count == entry.choices.count)
            for curve in entry.curves {
                #expect(curve.values.first == 0 && curve.values.last == 1 && !curve.passesItsEnd)
                #expect(curve.values == curve.values.sorted())
            }
        }
    }

    @Test func transitionsGoFromOneScreenToTheOther() throws {
        let material = try material()
        for entry in try GalleryEntry.all() where ![.scenes, .presentations].contains(entry.group) {
            var frames: [CGImage] = []
            try entry.choices[0].film(material) { frames.append($0) }
            #expect(frames.count == 3 && frames.allSatisfy(\.isOpaque), "\(entry.id)")
            #expect(frames.first?.isSame(as: material.before) == true, "\(entry.id) begins elsewhere")
            #expect(frames.last?.isSame(as: material.after) == true, "\(entry.id) ends elsewhere")
        }
    }

    @Test func framesAreThoseOfTheCommandFrame() throws {
        let folder = try TemporaryFolder()
        let material = try material(frames: 5)
        let files = [try folder.write(material.before, as: "a.png"), try folder.write(material.after, as: "b.png")]
        let entries = try GalleryEntry.all()
        for (type, side) in [("cube", "fromTop"), ("pageCurl", "fromLeft"), ("rippleEffect", "fromRight")] {
            let entry = try #require(entries.first { $0.id == "ca-\(type)" })
            var frames: [CGImage] = []
            try entry.choices.first { $0.name == side }?.film(material) { frames.append($0) }
            let options = ["--type", type, "--subtype", side, "--at", "0.25", "-o", folder.file("c.png")]
            try #require(Outcome(of: ["frame"] + files + options).status == 0)
            #expect(try folder.read("c.png").isSame(as: frames[1]), "\(type)")
        }
    }

    @Test func theSideMakesADifferenceWhereItCanBeChosen() throws {
        let material = try material(frames: 4)
        for entry in try GalleryEntry.all() where entry.group == .coreAnimation {
            let pictures = try entry.choices.map { choice in
                var frames: [CGImage] = []
                try choice.film(material) { frames.append($0) }
                return frames[1].pixels
            }
            #expect(Set(pictures).count == entry.choices.count, "\(entry.id)")
        }
    }

    @Test func aStripHoldsEachPictureOnce() throws {
        let pictures = (0..<4).map { CGImage.pattern(width: 6, height: 13, seed: $0) }
        let (a, b, c, d) = (pictures[0], pictures[1], pictures[2], pictures[3])
        let strip = GalleryStrip([a, b, b, c, b, d], shared: [a, d])
        #expect(strip.order == [-1, 0, 0, 1, 0, -2] && strip.rows == 2)
        let decoded = try PictureFile.decode(try strip.encoded())
        #expect(decoded.width == 6 && decoded.height == 26)
        #expect(decoded.pixels == b.pixels + c.pixels)
        #expect(try GalleryStrip([a, d], shared: [a, d]).encoded().isEmpty)
    }

    @Test func nothingInTheDataEndsTheElementThatItIsIn() throws {
        let text = #"</script><!-- <script> & " \ "#
        let json = try JSONSerialization.data(withJSONObject: [text])
        let embedded = GalleryPage.embedded(json)
        #expect(!embedded.contains(UInt8(ascii: "<")))
        #expect(try JSONSerialization.jsonObject(with: embedded) as? [String] == [text])
    }

    @Test func theCommandMakesOnePageThatNeedsNothingElse() throws {
        let folder = try TemporaryFolder()
        let call = ["gallery", "-o", folder.file("a/b/"), "--only", "push,ca-fade", "--frames", "3", "--width", "60"]
        let outcome = Outcome(of: call + ["--json"])
        try #require(outcome.status == 0, "\(outcome.notes)")
        let report = try JSONSerialization.jsonObject(with: Data(outcome.results.utf8)) as? [String: Any]
        #expect(report?["entries"] as? Int == 2 && report?["frames"] as? Int == 15)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("a/b")) == ["index.html"])
        let page = try String(contentsOfFile: folder.file("a/b/index.html"), encoding: .utf8)
        #expect(report?["bytes"] as? Int == page.utf8.count)
        let addresses = page.matches(of: #/(?:src|href)="(?<address>[^"]*)"/#).map(\.address)
        #expect(addresses.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") })
        #expect(!page.contains("/* catalogue */") && !page.contains("<!-- strips -->"))

        let again = Outcome(of: call + ["--threads", "1", "--quiet"])
        #expect(again.status == 0 && again.results.isEmpty)
        #expect(try String(contentsOfFile: folder.file("a/b/index.html"), encoding: .utf8) == page)
    }

    @Test func callsThatCannotBeCarriedOutLeaveNothing() throws {
        let folder = try TemporaryFolder()
        let wrong = Outcome(of: ["gallery", "-o", folder.file("a"), "--only", "push,ca-fad"])
        #expect(wrong.status == 2 && wrong.notes.contains("'ca-fad'") && wrong.notes.contains("Did you mean ca-fade?"))
        #expect(Outcome(of: ["gallery", "--only", "push"]).status == 2)
        #expect(Outcome(of: ["gallery", "-o", folder.file("a"), "--only", "push,"]).status == 2)
        try folder.write(Data("in the way".utf8), as: "file")
        let failed = Outcome(of: ["gallery", "-o", folder.file("file"), "--only", "fade", "--frames", "2"])
        #expect(failed.status == 1 && failed.notes.contains(folder.file("file")))
        #expect(try folder.names == ["file"])
    }
}
