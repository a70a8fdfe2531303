import Foundation

/// The gallery's page: what it says about each entry, and the entries' strips of frames.
struct GalleryPage {
    private let width: Int
    private let height: Int
    private var entries: [Entry] = []
    private var tables: [[Double]] = []
    private var strips: [Data] = []

    /// An entry as the page's script reads it.
    private struct Entry: Encodable {
        let id: String
        let group: GalleryEntry.Group
        let name: String
        let summary: String
        let duration: Double
        let curves: [Curve]
        let choices: [Choice]
    }

    /// A choice of pace as the page's script reads it.
    private struct Curve: Encodable {
        let name: String
        let code: String
        /// The number of its table of values.
        let table: Int
    }

    /// A choice as the page's script reads it.
    private struct Choice: Encodable {
        let name: String
        let code: String
        /// The number of its strip.
        let strip: Int
        let rows: Int
        let order: [Int]
    }

    /// What the script reads first.
    private struct Catalogue: Encodable {
        let version: String
        let width: Int
        let height: Int
        let entries: [Entry]
        /// The curves' values at moments that are evenly spread.
        let tables: [[Double]]
    }

    /// Makes an empty page of frames of a size in pixels.
    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// How many entries it shows.
    var entryCount: Int { entries.count }
    /// How many frames it shows.
    var frameCount: Int { entries.reduce(0) { $0 + $1.choices.reduce(0) { $0 + $1.order.count } } }

    /// Adds an entry, with the shape of each choice's strip.
    @MainActor
    mutating func add(_ entry: GalleryEntry, _ shapes: [GalleryStrip]) {
        // The first strip holds what all share.
        var number = 1 + entries.reduce(0) { $0 + $1.choices.count }
        let choices = zip(entry.choices, shapes).map { choice, shape in
            defer { number += 1 }
            return Choice(name: choice.name, code: choice.code, strip: number, rows: shape.rows, order: shape.order)
        }
        let curves = entry.curves.map { Curve(name: $0.name, code: $0.code, table: table(of: $0)) }
        entries.append(
            Entry(
                id: entry.id, group: entry.group, name: entry.name, summary: entry.summary, duration: entry.duration,
                curves: curves, choices: choices))
    }

    /// The number of a curve's table: the same for curves that are the same.
    private mutating func table(of curve: GalleryCurve) -> Int {
        if let known = tables.firstIndex(of: curve.values) { return known }
        tables.append(curve.values)
        return tables.count - 1
    }

    /// Adds the next choice's strip, a WebP file.
    mutating func add(_ strip: Data?) { if let strip { strips.append(strip) } }

    /// The page in parts, in their order.
    func parts() throws -> [Data] {
        let catalogue = try JSONEncoder.sorted.encode(
            Catalogue(version: version, width: width, height: height, entries: entries, tables: tables))
        let scripts = [
            PackageResources.strips_js, PackageResources.player_js, PackageResources.cards_js,
            PackageResources.viewer_js, PackageResources.gallery_js,
        ]
        // The page has a place for each of these, in this order.
        let contents: [(place: String, data: [Data])] = [
            ("/* theme */", [Data(PackageResources.theme_js)]), ("/* style */", [Data(PackageResources.gallery_css)]),
            ("/* catalogue */", [GalleryPage.embedded(catalogue)]),
            ("<!-- strips -->", strips.enumerated().map(GalleryPage.element)),
            ("/* script */", scripts.map { Data($0) }),
        ]
        var rest = String(decoding: PackageResources.gallery_html, as: UTF8.self)[...]
        var parts: [Data] = []
        for (place, data) in contents {
            guard let range = rest.range(of: place) else { throw Failure("the page has no place for \(place)") }
            parts.append(Data(rest[..<range.lowerBound].utf8))
            parts += data
            rest = rest[range.upperBound...]
        }
        return parts + [Data(rest.utf8)]
    }

    /// JSON such that nothing in it can end the element that it stands in.
    static func embedded(_ json: Data) -> Data {
        Data(String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c").utf8)
    }

    private static func element(_ number: Int, _ strip: Data) -> Data {
        Data("<script type=\"image/webp\" id=\"strip-\(number)\">".utf8) + strip.base64EncodedData()
            + Data("</script>\n".utf8)
    }
}

extension JSONEncoder {
    /// Always the same text for the same value.
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
