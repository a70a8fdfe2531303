/// GIF. With a palette made of samples of the whole film, all frames share it; without, each has one of its own.
struct GIFContainer: AnimationContainer {
    /// The most frames a second: browsers take a shorter time than two hundredths for a mistake.
    private static let fastest: Double = 50

    private let plan: FilmPlan
    private let file: FilmFile
    private let palette: GIFPalette?
    private var isBegun = false

    /// Makes a container that writes to a file.
    init(_ plan: FilmPlan, file: FilmFile, palette: GIFPalette?) {
        self.plan = plan
        self.file = file
        self.palette = palette
    }

    /// Times are hundredths of a second in 16 bits.
    var longestStay: Int { max(Int(600 * plan.framesPerSecond), 1) }

    func isShown(frame: Int) -> Bool {
        guard plan.framesPerSecond > GIFContainer.fastest else { return true }
        let turn = Double(turn(of: frame))
        return Int((turn * plan.framesPerSecond / GIFContainer.fastest + 1e-6).rounded(.down)) == frame
    }

    /// What is transparent shows what was there before, so it can only be drawn on nothing.
    func mustClear(_ old: CGImage, before new: CGImage) -> Bool {
        guard !new.isOpaque else { return false }
        let (before, after) = (old.bitmap.pixels, new.bitmap.pixels)
        return (0..<(new.width * new.height)).contains { before[$0] >> 24 >= 128 && after[$0] >> 24 < 128 }
    }

    func encode(_ picture: AnimationPicture) throws -> Data {
        let colors = palette ?? ownPalette(of: picture)
        // How it goes on after the picture, for how long it stays, and which place is transparent.
        var bytes = Data([0x21, 0xF9, 4, picture.isCleared ? 0x09 : 0x05])
        bytes.appendLittle(delay(of: picture), bytes: 2)
        bytes += [colors.transparent, 0]
        // Where it lies, and its colours.
        bytes.append(0x2C)
        let area = picture.area
        for value in [area.x, area.y, area.width, area.height] { bytes.appendLittle(value, bytes: 2) }
        bytes.append(palette == nil ? 0x80 | UInt8(colors.bits - 1) : 0)
        if palette == nil { bytes += colors.table }
        var dithering = GIFDithering(colors)
        let indices = dithering.indices(of: picture.image, in: area, over: picture.previous)
        return bytes + GIFCompressor.compress(indices, bits: colors.bits)
    }

    mutating func append(_ bytes: Data, of picture: AnimationPicture) throws {
        if !isBegun { try file.write(header) }
        isBegun = true
        try file.write(bytes)
    }

    mutating func finish() throws { try file.write(Data([0x3B])) }

    /// The start of the file: the size, the shared colours, and how often it plays.
    private var header: Data {
        var data = Data("GIF89a".utf8)
        data.appendLittle(plan.width, bytes: 2)
        data.appendLittle(plan.height, bytes: 2)
        data += [palette.map { 0xF0 | UInt8($0.bits - 1) } ?? 0x70, 0, 0]
        if let palette { data += palette.table }
        // Repetitions are counted, 0 being for ever; a file that plays once has no count.
        let plays = plan.settings.plays.map { max($0, 1) }
        if plays != 1 {
            data += [0x21, 0xFF, 11] + Data("NETSCAPE2.0".utf8) + [3, 1]
            data.appendLittle(plays.map { min($0 - 1, 65_535) } ?? 0, bytes: 2)
            data.append(0)
        }
        return data
    }

    /// The colours for what a picture draws.
    private func ownPalette(of picture: AnimationPicture) -> GIFPalette {
        var histogram = ColorHistogram(limit: GIFPalette.maximumCount)
        histogram.add(picture.image, in: picture.area, except: picture.previous)
        return GIFPalette(for: histogram)
    }

    /// Where frames come faster than they can be shown: the first turn, of fifty a second, at which a frame can show.
    private func turn(of frame: Int) -> Int {
        Int((Double(frame) * GIFContainer.fastest / plan.framesPerSecond - 1e-6).rounded(.up))
    }

    /// When a frame begins, in hundredths of a second.
    private func time(of frame: Int) -> Int {
        if plan.framesPerSecond > GIFContainer.fastest { return 2 * turn(of: frame) }
        return Int((Double(frame) * 100 / plan.framesPerSecond).rounded())
    }

    private func delay(of picture: AnimationPicture) -> Int {
        max(time(of: picture.frames.upperBound) - time(of: picture.frames.lowerBound), 2)
    }
}
