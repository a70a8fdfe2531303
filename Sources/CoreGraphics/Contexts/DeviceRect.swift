/// A rectangle of whole pixels: from its least x and y up to, and without, its greatest.
struct DeviceRect: Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
    var isEmpty: Bool { minX >= maxX || minY >= maxY }

    /// A rectangle that holds nothing.
    static let empty = DeviceRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The pixels that a rectangle touches; those outside a large square around the origin are left out.
    init(around rect: CGRect) {
        guard !rect.isNull else {
            self = .empty
            return
        }
        func whole(_ value: CGFloat) -> Int { Int(min(max(value.isNaN ? 0 : value, -1_000_000), 1_000_000)) }
        self.init(
            minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
            maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
    }

    func intersection(_ other: DeviceRect) -> DeviceRect {
        let part = DeviceRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return part.isEmpty ? .empty : part
    }

    /// The rectangle with some pixels more on each side.
    func outset(by margin: Int) -> DeviceRect {
        isEmpty
            ? self : DeviceRect(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }

    /// The rectangle some pixels away.
    func offset(x: Int, y: Int) -> DeviceRect {
        DeviceRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
