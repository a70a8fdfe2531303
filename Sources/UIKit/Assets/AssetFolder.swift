/// A folder of assets as Xcode keeps them: `Name.xcassets` with a folder for each picture and colour.
///
/// Whatever is damaged in it is left out.
struct AssetFolder: Sendable {
    /// The folders of pictures and of colours, by the names that an app asks for.
    private let images: [String: String]
    private let colors: [String: String]

    /// The most folders that are looked into, and how deep.
    private static let limits = (folders: 50_000, depth: 16)

    /// Looks through a folder.
    init(path: String) {
        var (images, colors): ([String: String], [String: String]) = ([:], [:])
        var waiting = [(path: path, prefix: "", depth: 0)]
        var count = 0
        while let folder = waiting.popLast(), count < AssetFolder.limits.folders {
            count += 1
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
            for name in names {
                let child = folder.path + "/" + name
                let bare = folder.prefix + (name as NSString).deletingPathExtension
                switch (name as NSString).pathExtension {
                case "imageset": if images[bare] == nil { images[bare] = child }
                case "colorset": if colors[bare] == nil { colors[bare] = child }
                case "" where folder.depth < AssetFolder.limits.depth && AssetFolder.isFolder(child):
                    let isNamespace = AssetContents(folder: child)?.providesNamespace ?? false
                    waiting.append((child, isNamespace ? folder.prefix + name + "/" : folder.prefix, folder.depth + 1))
                default: break
                }
            }
        }
        (self.images, self.colors) = (images, colors)
    }

    /// What is in a picture's folder; nil where there is none of the name.
    func image(named name: String) -> AssetContents? { images[name].flatMap { AssetContents(folder: $0) } }

    /// What is in a colour's folder; nil where there is none of the name.
    func color(named name: String) -> AssetContents? { colors[name].flatMap { AssetContents(folder: $0) } }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
