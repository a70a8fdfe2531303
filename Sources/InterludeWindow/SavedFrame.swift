import CoreGraphics

/// The files of saved frames.
enum SavedFrame {
    /// A name for a frame that no file has yet.
    static func name(of scene: String, at time: PlayTime, in folder: String) -> String {
        let seconds = String(time.text.dropLast(2))
        let base = folder == "." ? "\(scene)-\(seconds)" : "\(folder)/\(scene)-\(seconds)"
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? "\(base).png" : "\(base)-\($0).png" }
        return names.first { !FileManager.default.fileExists(atPath: $0) } ?? "\(base).png"
    }
}
