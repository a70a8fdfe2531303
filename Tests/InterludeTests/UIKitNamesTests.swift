import Foundation
import Testing

/// The library's sources use Apple's public UIKit and nothing else.
@Suite struct UIKitNamesTests {
    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func sources() throws -> [(name: String, text: String)] {
        let root = UIKitNamesTests.here.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Interlude")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var found: [(String, String)] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            found.append((file.lastPathComponent, try String(contentsOf: file, encoding: .utf8)))
        }
        return found
    }

    /// The list: a name and the page of Apple's documentation that has it, on each line.
    private func listed() throws -> [String: String] {
        let file = UIKitNamesTests.here.appendingPathComponent("UIKitNames.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return try Dictionary(
            lines.filter { !$0.hasPrefix("#") }.map { line in
                let parts = line.split(separator: " ", omittingEmptySubsequences: true)
                return (String(try #require(parts.first)), parts.count > 1 ? String(parts[1]) : "")
            }, uniquingKeysWith: { first, _ in first })
    }

    @Test func everyNameOfAppleIsOnTheListAndHasItsPage() throws {
        let list = try listed()
        let pattern = /\b(?:(?:UI|CA|CG|NS)[A-Z][A-Za-z0-9]+|kCA[A-Za-z]+)\b/.wordBoundaryKind(.simple)
        var used: Set<String> = []
        for (file, text) in try sources() {
            for match in text.matches(of: pattern) where !match.output.hasPrefix("UIKit") {
                used.insert(String(match.output))
                #expect(list[String(match.output)] != nil, "\(match.output) in \(file) is not in UIKitNames.txt")
            }
        }
        #expect(used.count > 30)
        for (name, page) in list {
            #expect(page.hasPrefix("documentation/"), "\(name) has no page")
            #expect(used.contains(name), "\(name) is not used any more")
        }
    }

    @Test func nothingButUIKitIsImportedAndNothingPrivateIsNamed() throws {
        for (file, text) in try sources() {
            let imports = text.split(separator: "\n").filter { $0.contains("import ") && !$0.contains("///") }
            #expect(imports == ["import UIKit"], "\(file) imports \(imports)")
            #expect(!text.contains("@testable") && !text.contains("package "), "\(file)")
            // Core Animation's private types, private key paths and selectors, the system's private classes.
            for name in ["CATransitionType(", "NSClassFromString", "value(forKey: \"_", "CAFilter", "CABackdropLayer"] {
                #expect(!text.contains(name), "\(file) names \(name)")
            }
        }
    }
}
