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
}
