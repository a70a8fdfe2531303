import InterludeStage

extension Settings {
    /// The folder that the results go into.
    var folder: String { output.hasSuffix("/") ? String(output.dropLast()) : output }

    /// Makes the folder where it does not exist.
    func makeFolder() throws(Failure) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw Failure("\(folder): is no folder, and none can be made there")
        }
    }

    /// Makes the folder and has files made in it. When that is interrupted, a new folder that is empty goes again; else it
    /// is said what there is by then.
    func fillFolder(_ console: Console, _ body: () throws -> Void) throws {
        func names() -> Set<String> { Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []) }
        let isNew = !FileManager.default.fileExists(atPath: folder)
        try makeFolder()
        let earlier = names()
        do {
            try body()
        } catch let interruption as Interruption {
            let made = names().subtracting(earlier).count
            if isNew { rmdir(folder) }
            if made > 0 {
                console.printNote(
                    "interlude: stopped; \(folder)/ has \(made) new file\(made == 1 ? "" : "s"), whole ones only\n")
            }
            throw interruption
        }
    }
}
