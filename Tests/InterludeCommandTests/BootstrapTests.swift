import ChildPrograms
import Foundation
import Testing

/// The set-up script, run where stand-ins answer for Debian's tools.
@Suite struct BootstrapTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../scripts/bootstrap").standardized.path

    /// Runs the script with some commands replaced by lines of shell; others come from the system.
    private func bootstrap(
        _ stubs: [String: String], onlyStubs: Bool = false
    ) throws -> (end: ChildProgram.End, output: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bootstrap-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, line) in stubs {
            let file = folder.appendingPathComponent(name)
            try "#!/bin/bash\n\(line)\n".write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let output = try KeptOutput()
        let process = try ChildProgram(
            "/bin/bash", [Self.script],
            environment: ["PATH": onlyStubs ? folder.path : "\(folder.path):/usr/bin:/bin"],
            output: .kept(output), errors: .kept(output))
        let end = process.waitForEnd()
        return (end, try output.text)
    }

    /// Says that all packages are there but some, as dpkg-query would.
    private func query(without missing: String...) -> String {
        let pattern = (["nothing"] + missing).map { "^\($0)$" }.joined(separator: "|")
        return #"printf '%s\n' "${@:4}" | grep -vE '\#(pattern)' | sed 's/^/installed /'; echo 'config-files ffmpeg'"#
    }

    @Test func nothingIsSaidOrDoneWhenAllIsThere() throws {
        let (end, output) = try bootstrap([
            "swift": "true", "dpkg-query": query(), "apt-get": "echo touched", "id": "echo 0",
        ])
        #expect(end == .exit(0))
        #expect(output.isEmpty)
    }

    @Test func whatIsMissingIsNamedWithItsPurposeAndInstalled() throws {
        let (end, output) = try bootstrap([
            "swift": "true", "dpkg-query": query(without: "libpng-dev", "ffmpeg"), "apt-get": #"echo "$*" >&2"#,
            "id": "echo 0",
        ])
        #expect(end == .exit(0))
        #expect(output.contains("installing ffmpeg: encodes films\ninstalling libpng-dev: reads and writes PNG\n"))
        #expect(output.contains("install --yes --no-install-recommends ffmpeg libpng-dev\n"))
    }

    @Test func withoutTheRightToInstallItSaysWhatToInstall() throws {
        let tools = ["sort", "sed", "grep"].map { ($0, #"exec /usr/bin/\#($0) "$@""#) }
        var stubs = Dictionary(uniqueKeysWithValues: tools)
        stubs["swift"] = "true"
        stubs["dpkg-query"] = query(without: "ffmpeg")
        stubs["apt-get"] = "echo touched"
        stubs["id"] = "echo 1000"
        let (end, output) = try bootstrap(stubs, onlyStubs: true)
        #expect(end == .exit(1))
        #expect(output.contains("As root, run: apt-get install ffmpeg\n"))
        #expect(!output.contains("touched"))
    }

    @Test func aFailedInstallationIsAFailure() throws {
        let (end, output) = try bootstrap([
            "swift": "true", "dpkg-query": query(without: "ffmpeg"), "apt-get": "echo no network >&2; exit 100",
            "id": "echo 0",
        ])
        #expect(end == .exit(1))
        #expect(output.contains("no network\n"))
        #expect(output.contains("could not be installed"))
    }

    @Test func withoutDebianOrSwiftItSaysSo() throws {
        let sort = ["sort": #"exec /usr/bin/sort "$@""#]
        let elsewhere = try bootstrap(sort.merging(["swift": "true"]) { $1 }, onlyStubs: true)
        #expect(elsewhere.end == .exit(1))
        #expect(elsewhere.output.contains("not a Debian system") && elsewhere.output.contains("libcairo2-dev"))
        let bare = try bootstrap(sort, onlyStubs: true)
        #expect(bare.end == .exit(1))
        #expect(bare.output.contains("there is no 'swift'"))
    }
}
