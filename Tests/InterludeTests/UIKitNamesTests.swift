import Foundation
import Testing

/// The library's sources use Apple's public UIKit and nothing else.
@Suite struct UIKitNamesTests {
    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private func files() throws -> [(name: String, text: String)] {
        let root = UIKitNamesTests.here.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/Interlude")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        var found: [(String, String)] = []
        while let file = files?.nextObject() as? URL {
            // The documentation's examples are code that uses the library.
            guard file.pathExtension == "swift", !file.path.contains(".docc/") else { continue }
            found.append((file.lastPathComponent, try String(contentsOf: file, encoding: .utf8)))
        }
        return found
    }

    /// Where a name can have been found; the list's head says what each means.
    private static let sources = ["swift", "page", "header", "use", "rule"]

    @Test func everyNameSaysWhereItWasFound() throws {
        let file = UIKitNamesTests.here.appendingPathComponent("UIKitNames.txt")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") && !$0.hasPrefix("Swift.") }.map { $0.split(separator: " ") }
        for row in rows {
            #expect(row.count == 3 && row.last.map { Self.sources.contains(String($0)) } == true, "\(row)")
        }
        #expect(rows.count { $0.last == "rule" } < rows.count / 10)
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

    /// A source's code, without comments and texts.
    private func code(_ text: String) -> String {
        text.split(separator: "\n").map { line in
            String(line).replacing(/\/\/.*/, with: "").replacing(/"([^"\\]|\\.)*"/, with: "\"\"")
        }.joined(separator: "\n")
    }

    private func words(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Set<String> {
        text.matches(of: pattern).reduce(into: []) { found, match in
            for word in match.output.1.matches(of: /\w+/) { found.insert(String(word.output)) }
        }
    }

    /// Whatever follows a dot and is neither declared in the library nor Swift's is a member of a type of Apple's.
    @Test func everyMemberOfAppleIsOnTheListAndHasItsPage() throws {
        let all = try files().map { code($0.text) }.joined(separator: "\n")
        let used = words(/\.([a-z]\w*)/, in: all)
        let declared = [
            /\b(?:func|var|let|case)\s+(\w+)/, /(\w+):/, /\b(?:let|var)\s*\(([^)]*)\)/, /\bcase ([\w, ]+)\n/,
        ].reduce(into: Set<String>()) { $0.formUnion(words($1, in: all)) }
        let mentioned = words(/(\w+)/, in: all)
        var members: Set<String> = []
        for (name, page) in try listed() where name.contains(".") {
            let member = name.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) } ?? ""
            members.insert(member)
            #expect(mentioned.contains(member) || member == "init", "\(name) is not used any more")
            #expect(name.hasPrefix("Swift.") || page.hasPrefix("documentation/"), "\(name) has no page")
        }
        for member in used.subtracting(declared).subtracting(members).sorted() {
            Issue.record("\(member) is not in UIKitNames.txt")
        }
        #expect(members.count > 200)
    }

    @Test func everyNameOfAppleIsOnTheListAndHasItsPage() throws {
        let list = try listed().filter { !$0.key.contains(".") }
        let pattern = /\b(?:(?:UI|CA|CG|NS)[A-Z][A-Za-z0-9]+|kCA[A-Za-z]+)\b/.wordBoundaryKind(.simple)
        var used: Set<String> = []
        for (file, text) in try files() {
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
        for (file, text) in try files() {
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
