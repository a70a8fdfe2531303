/// Turns an area of a picture into places of a palette, and hands what a pixel lacks on to its neighbours, so that areas
/// look right as a whole (Floyd and Steinberg; every other row from right to left).
///
/// Pixels that are transparent, or the same as in the picture before, become the transparent place: there nothing is
/// drawn, and what stays does not flicker.
struct GIFDithering {
    /// What pixels lack, in sixteenths.
    private typealias Lack = NearestColor.Color

    private var search: NearestColor
    private let transparent: UInt8

    /// Makes a dithering with a palette.
    init(_ palette: GIFPalette) {
        search = NearestColor(palette)
        transparent = palette.transparent
    }

    /// The places of an area's pixels, row by row.
    mutating func indices(of image: CGImage, in area: PixelArea, over previous: CGImage?) -> [UInt8] {
        var indices = [UInt8](repeating: transparent, count: area.width * area.height)
        // With a column more on each side.
        let nothing = [Lack](repeating: Lack(0), count: area.width + 2)
        var (here, below) = (nothing, nothing)
        let (pixels, before) = (image.bitmap.pixels, previous?.bitmap.pixels)
        for row in 0..<area.height {
            swap(&here, &below)
            below = nothing
            let step = row & 1 == 0 ? 1 : -1
            var column = step > 0 ? 0 : area.width - 1
            let start = (area.y + row) * image.width + area.x
            for _ in 0..<area.width {
                defer { column += step }
                let pixel = pixels[start + column]
                guard pixel >> 24 >= 128, before?[start + column] != pixel else { continue }
                let wanted = GIFDithering.sum(NearestColor.Color(GIFPalette.straight(pixel)), here[column + 1])
                let found = search.nearest(to: wanted)
                indices[row * area.width + column] = found.index
                let error = wanted - found.color
                GIFDithering.add(error, times: 7, to: &here[column + 1 + step])
                GIFDithering.add(error, times: 3, to: &below[column + 1 - step])
                GIFDithering.add(error, times: 5, to: &below[column + 1])
                GIFDithering.add(error, times: 1, to: &below[column + 1 + step])
            }
        }
        return indices
    }

    /// A colour with what is lacking added, within what a colour can be.
    private static func sum(_ color: NearestColor.Color, _ lack: Lack) -> NearestColor.Color {
        func part(_ value: Int32, _ lack: Int32) -> Int32 { min(max(value &+ (lack &+ 8) >> 4, 0), 255) }
        return NearestColor.Color(
            red: part(color.red, lack.red), green: part(color.green, lack.green), blue: part(color.blue, lack.blue))
    }

    private static func add(_ error: NearestColor.Color, times factor: Int32, to lack: inout Lack) {
        lack.red &+= error.red &* factor
        lack.green &+= error.green &* factor
        lack.blue &+= error.blue &* factor
    }
}
