/// Finds the nearest of a palette's colours.
///
/// Colours are sorted into 32 levels of each component. For each such cell the colours that can be the nearest to anything
/// in it are noted when the first of its colours is looked up; most cells have a handful.
struct NearestColor {
    /// A colour with components of 0 to 255, or a difference of two.
    struct Color {
        var red: Int32
        var green: Int32
        var blue: Int32

        /// Takes a colour with red in the lowest byte.
        init(_ bytes: UInt32) {
            red = Int32(bytes & 0xFF)
            green = Int32(bytes >> 8 & 0xFF)
            blue = Int32(bytes >> 16 & 0xFF)
        }

        init(red: Int32, green: Int32, blue: Int32) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// The square of a difference's length, in which green counts four times and red twice as much as blue.
        var square: Int32 { red &* red &* 2 &+ green &* green &* 4 &+ blue &* blue }

        static func - (a: Color, b: Color) -> Color {
            Color(red: a.red &- b.red, green: a.green &- b.green, blue: a.blue &- b.blue)
        }
    }

    private let colors: [Color]
    /// Where a cell's candidates begin and, in the lowest byte, how many there are; 0 before they are noted.
    private var cells = [UInt32](repeating: 0, count: 1 << 15)
    private var candidates: [UInt8] = []
    /// The least distances of all colours from the cell that is being noted.
    private var leasts: [Int32]

    /// Makes a search in a palette.
    init(_ palette: GIFPalette) {
        colors = palette.colors.map { Color($0) }
        leasts = [Int32](repeating: 0, count: colors.count)
    }

    /// The place in the palette of the nearest colour, and that colour; the first of equally near ones. The palette must
    /// not be empty.
    mutating func nearest(to color: Color) -> (index: UInt8, color: Color) {
        let cell = Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)
        var noted = Int(cells[cell])
        if noted == 0 { noted = note(cell) }
        let (start, count) = (noted >> 8, noted & 0xFF)
        var (best, distance) = (UInt8(0), Int32.max)
        for place in start..<(start + count) {
            let index = candidates[place]
            let square = (colors[Int(index)] - color).square
            if square < distance { (best, distance) = (index, square) }
        }
        return (best, colors[Int(best)])
    }

    /// Notes which colours can be nearest to something in a cell: those whose least distance from it is not above the
    /// least greatest distance of any. Returns what `cells` holds of it.
    private mutating func note(_ cell: Int) -> Int {
        let low = Color(red: Int32(cell >> 10) << 3, green: Int32(cell >> 5 & 31) << 3, blue: Int32(cell & 31) << 3)
        var reach = Int32.max
        for index in colors.indices {
            let offset = colors[index] - low
            leasts[index] = offset.outside.square
            reach = min(reach, offset.farthest.square)
        }
        let start = candidates.count
        for index in leasts.indices where leasts[index] <= reach {
            candidates.append(UInt8(index))
        }
        let noted = start << 8 | (candidates.count - start)
        cells[cell] = UInt32(noted)
        return noted
    }
}

extension NearestColor.Color {
    /// How far a place relative to a cell's lowest corner lies outside the cell, in each component.
    fileprivate var outside: Self {
        func part(_ value: Int32) -> Int32 { max(value &- 7, 0) &+ min(value, 0) }
        return Self(red: part(red), green: part(green), blue: part(blue))
    }

    /// How far it lies from the cell's farthest corner, in each component.
    fileprivate var farthest: Self {
        func part(_ value: Int32) -> Int32 { max(value, 7 &- value) }
        return Self(red: part(red), green: part(green), blue: part(blue))
    }
}
