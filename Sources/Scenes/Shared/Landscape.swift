import UIKit

/// A painted landscape: sky, sun or moon, and hills that grow darker the nearer they are.
///
/// The scenes draw their pictures, so that they need no files.
@MainActor
struct Landscape {
    let name: String
    private let sky: [UIColor]
    private let light: UIColor
    private let lightPlace: CGPoint
    private let hills: [UIColor]
    private let roughness: CGFloat
    private let seed: UInt64

    /// All that there are.
    static let all = [
        Landscape(
            name: "Alpine lake", sky: [0x2F6FB5, 0x9CD0EE, 0xF8EBCF], light: 0xFFF6D8, at: CGPoint(x: 0.72, y: 0.24),
            hills: [0x8FB0CC, 0x5F86A6, 0x3C6277, 0x2A4A4E, 0x17302F], roughness: 1, seed: 3),
        Landscape(
            name: "Desert dusk", sky: [0x3B1F5B, 0xC9476B, 0xFFB36B], light: 0xFFE6A8, at: CGPoint(x: 0.3, y: 0.46),
            hills: [0xD98A5B, 0xB5603F, 0x8A3F33, 0x5A2530, 0x2C1322], roughness: 0.35, seed: 11),
        Landscape(
            name: "Misty forest", sky: [0xBFD8D2, 0xDDEBE2, 0xF4F3E4], light: 0xFFFFFF, at: CGPoint(x: 0.5, y: 0.3),
            hills: [0xA9C6BB, 0x7FA597, 0x527F70, 0x2F5B4D, 0x153A30], roughness: 0.7, seed: 23),
        Landscape(
            name: "Northern night", sky: [0x050A22, 0x122A56, 0x2F7C7A], light: 0xEAF4FF, at: CGPoint(x: 0.78, y: 0.2),
            hills: [0x1F4A5C, 0x17384A, 0x0F2736, 0x091A26, 0x040C14], roughness: 0.85, seed: 41),
        Landscape(
            name: "Lavender hills", sky: [0x8AA8E8, 0xE8C7E6, 0xFFE9D2], light: 0xFFF2DC, at: CGPoint(x: 0.22, y: 0.3),
            hills: [0xBBA4DA, 0x9678C4, 0x7453A6, 0x553A82, 0x35245A], roughness: 0.3, seed: 57),
        Landscape(
            name: "Coral coast", sky: [0x1FA2B8, 0x8EE0D6, 0xFFF3D6], light: 0xFFFBE8, at: CGPoint(x: 0.62, y: 0.22),
            hills: [0x5CC3C0, 0x2E9CA6, 0x1C7A88, 0xE9C98C, 0xC99B5A], roughness: 0.2, seed: 71),
    ]

    private init(
        name: String, sky: [UInt32], light: UInt32, at place: CGPoint, hills: [UInt32], roughness: CGFloat, seed: UInt64
    ) {
        self.name = name
        self.sky = sky.map(Landscape.color)
        self.light = Landscape.color(light)
        lightPlace = place
        self.hills = hills.map(Landscape.color)
        (self.roughness, self.seed) = (roughness, seed)
    }

    private static func color(_ hex: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: 1)
    }

    private static var painted: [String: UIImage] = [:]

    /// The picture in a size in points; painted once.
    func image(_ size: CGSize) -> UIImage {
        let key = "\(name) \(size.width) \(size.height)"
        if let image = Landscape.painted[key] { return image }
        let image = paint(size)
        Landscape.painted[key] = image
        return image
    }

    private func paint(_ size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            draw(in: context.cgContext, size)
        }
    }

    private func draw(in context: CGContext, _ size: CGSize) {
        let colors = sky.map(\.cgColor)
        if let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.4, 0.75]) {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: .drawsAfterEndLocation)
        }
        let center = CGPoint(x: lightPlace.x * size.width, y: lightPlace.y * size.height)
        let radius = min(size.width, size.height) * 0.09
        for ring in stride(from: 5, through: 0, by: -1) {
            light.withAlphaComponent(ring == 0 ? 1 : 0.09).setFill()
            let reach = radius * (1 + CGFloat(ring) * 0.55)
            context.fillEllipse(
                in: CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
        }
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func random() -> CGFloat {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return CGFloat(state >> 40) / CGFloat(1 << 24)
        }
        for (index, color) in hills.enumerated() {
            let base = size.height * (0.48 + 0.13 * CGFloat(index))
            let rise = size.height * (0.17 - 0.02 * CGFloat(index)) * (0.35 + 0.65 * roughness)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: size.height))
            var heights = (0...14).map { _ in random() }
            if roughness < 0.5 {
                heights = heights.indices.map { (heights[max($0 - 1, 0)] + heights[$0] + heights[min($0 + 1, 14)]) / 3 }
            }
            let points = heights.enumerated().map { place, height in
                CGPoint(x: size.width * CGFloat(place) / 14, y: base - rise * height)
            }
            path.addLine(to: points[0])
            for (a, b) in zip(points, points.dropFirst()) {
                let middle = (a.x + b.x) / 2
                path.addCurve(
                    to: b, controlPoint1: CGPoint(x: roughness > 0.6 ? a.x + (b.x - a.x) * 0.3 : middle, y: a.y),
                    controlPoint2: CGPoint(x: roughness > 0.6 ? a.x + (b.x - a.x) * 0.8 : middle, y: b.y))
            }
            path.addLine(to: CGPoint(x: size.width, y: size.height))
            path.close()
            color.setFill()
            path.fill()
        }
    }
}
