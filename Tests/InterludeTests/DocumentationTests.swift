import Foundation
import Interlude
import Testing
import UIKit

/// The documentation says what is so.
@MainActor
@Suite(.serialized)
struct DocumentationTests {
    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let catalogue = here.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Interlude/Interlude.docc")

    private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func files(_ ending: String) throws -> [URL] {
        let all = FileManager.default.enumerator(at: DocumentationTests.catalogue, includingPropertiesForKeys: nil)
        let found = (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == ending }
        return found.sorted { $0.path < $1.path }
    }

    /// Lines of code, without comments and indentation.
    private func lines(_ code: String) -> [String] {
        code.split(separator: "\n").map { line in
            String(line).replacing(/\/\/.*/, with: "").trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
    }

    /// What compiles with the tests: the tutorial's code, the articles' and the app's.
    @Test func allCodeInTheDocumentationCompiles() throws {
        let compiled = try Set(
            ["DocumentedCode.swift", "FirstTransitionTests.swift", "../WindowedApp/AppDelegate.swift"].flatMap {
                lines(try text(DocumentationTests.here.appendingPathComponent($0)))
            })
        var count = 0
        func check(_ code: String, _ file: URL) {
            for line in lines(code) {
                count += 1
                #expect(compiled.contains(line), "\(file.lastPathComponent): \(line)")
            }
        }
        for file in try files("swift") { check(try text(file), file) }
        for file in try files("md") {
            for block in try text(file).matches(of: /```swift\n((?s).*?)```/) { check(String(block.output.1), file) }
        }
        #expect(count > 60)
    }

    /// The table of ready transitions has all of them.
    @Test func everyReadyTransitionIsInTheTable() throws {
        let page = DocumentationTests.catalogue.appendingPathComponent("Articles/ChoosingATransition.md")
        let table = try text(page).split(separator: "\n").filter { $0.hasPrefix("|") }.joined(separator: "\n")
        for ready in Transition.catalogue {
            let name = ready.name.dropFirst().prefix { $0 != "(" }
            #expect(table.contains("Transition/\(name)(") || table.contains("Transition/\(name)``"), "\(name)")
        }
    }

    /// What the articles make is a transition like any other.
    @Test func theExamplesRun() throws {
        for transition in DocumentedCode.ownTransitions() {
            let navigation = UINavigationController(rootViewController: SampleScreen(0))
            let test = try TestStage(navigation)
            navigation.transition = transition
            let before = test.pixels()
            navigation.pushViewController(SampleScreen(1), animated: true)
            test.stage.advance(by: 0)
            #expect(test.pixels() == before && test.pixels(after: 0.3) != before)
            test.stage.advance(by: 1)
            #expect(navigation.transitionCoordinator == nil && test.issues.isEmpty, "\(transition.name)")
        }
    }
}
