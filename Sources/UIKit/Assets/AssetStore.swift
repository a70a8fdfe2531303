import Synchronization

/// The pictures and colours that come with bundles, found once.
final class AssetStore: Sendable {
    static let shared = AssetStore()

    private let folders = Mutex<[String: [AssetFolder]]>([:])

    /// The asset folders among a bundle's resources.
    func assetFolders(of bundle: Bundle) -> [AssetFolder] {
        resourcePaths(of: bundle).flatMap { path -> [AssetFolder] in
            if let known = folders.withLock({ $0[path] }) { return known }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
            let found = names.filter { $0.hasSuffix(".xcassets") }.map { AssetFolder(path: path + "/" + $0) }
            folders.withLock { $0[path] = found }
            return found
        }
    }

    /// The path of a picture file that lies among a bundle's resources, for a scale or the nearest one.
    func looseFile(named name: String, in bundle: Bundle, scale: CGFloat) -> String? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        let path = (name as NSString).deletingPathExtension
        let own = (name as NSString).pathExtension
        let endings = own.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [own]
        let wanted = Int(min(max(scale.rounded(), 1), 3))
        let scales = [wanted] + (1...3).reversed().filter { $0 != wanted }
        for folder in resourcePaths(of: bundle) {
            for scale in scales {
                for ending in endings {
                    let file = "\(folder)/\(path)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
                    if FileManager.default.fileExists(atPath: file), !AssetFolder.isFolder(file) { return file }
                }
            }
        }
        return nil
    }

    /// The folders of a bundle's resources; with the main one's those of the package's other bundles beside it.
    private func resourcePaths(of bundle: Bundle) -> [String] {
        var paths = [bundle.resourcePath ?? bundle.bundlePath]
        if bundle === Bundle.main {
            let beside = bundle.bundlePath
            let names = (try? FileManager.default.contentsOfDirectory(atPath: beside))?.sorted() ?? []
            paths += names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.map { beside + "/" + $0 }
        }
        return paths
    }
}
