/// Animated WebP: a RIFF file with a header and a chunk for each picture.
struct WebPContainer: AnimationContainer {
    private let plan: FilmPlan
    private let file: FilmFile
    private var isOpaque = true
    private var byteCount = 0

    /// Makes a container that writes to a file.
    init(_ plan: FilmPlan, file: FilmFile) {
        self.plan = plan
        self.file = file
    }

    /// Times are thousandths of a second in 24 bits.
    var longestStay: Int { max(Int(16_000 * plan.framesPerSecond), 1) }

    /// Places are given in twos.
    func area(covering changed: PixelArea) -> PixelArea { changed.fromEvenPlace }

    func encode(_ picture: AnimationPicture) throws -> Data {
        let format: PictureFormat =
            switch plan.settings.quality {
            case .draft: .webP(quality: 0.7)
            case .good: .webP(quality: 0.85)
            case .best: .losslessWebP
            }
        let part = try picture.area.cut(from: picture.image, for: plan)
        return try PictureFile.encode(part, as: format, name: plan.file)
    }

    mutating func append(_ bytes: Data, of picture: AnimationPicture) throws {
        if byteCount == 0 { try write(header) }
        isOpaque = isOpaque && picture.image.isOpaque
        let area = picture.area
        var body = Data()
        for value in [area.x / 2, area.y / 2, area.width - 1, area.height - 1, time(picture.frames)] {
            body.appendLittle(value, bytes: 3)
        }
        // Replaces what is there, and stays.
        body.append(2)
        body += WebPContainer.pixels(of: bytes)
        try write(chunk("ANMF", body))
    }

    mutating func finish() throws { try file.replace(at: 0, with: header) }

    /// The start of the file: its length, its size, whether anything is transparent, and how often it plays.
    private var header: Data {
        var size = Data()
        size.appendLittle(isOpaque ? 0x02 : 0x12, bytes: 4)
        size.appendLittle(plan.width - 1, bytes: 3)
        size.appendLittle(plan.height - 1, bytes: 3)
        var control = Data(count: 4)
        control.appendLittle(min(max(plan.settings.plays ?? 0, 0), 65_535), bytes: 2)
        var data = Data("RIFF".utf8)
        data.appendLittle(max(byteCount - 8, 0), bytes: 4)
        return data + Data("WEBP".utf8) + chunk("VP8X", size) + chunk("ANIM", control)
    }

    /// The time of frames, so that the sum of all times never strays from the rate.
    private func time(_ frames: Range<Int>) -> Int {
        let thousandths = { (frame: Int) in Int((Double(frame) * 1000 / plan.framesPerSecond).rounded()) }
        return thousandths(frames.upperBound) - thousandths(frames.lowerBound)
    }

    private mutating func write(_ bytes: Data) throws {
        byteCount += bytes.count
        guard byteCount < 1 << 32 else { throw FilmError.tooLong(file: plan.file, format: plan.format) }
        try file.write(bytes)
    }

    private func chunk(_ kind: String, _ body: Data) -> Data {
        var data = Data(kind.utf8)
        data.appendLittle(body.count, bytes: 4)
        return data + body + Data(count: body.count & 1)
    }

    /// The chunks of a WebP picture that hold its pixels and alpha.
    private static func pixels(of picture: Data) -> Data {
        var pixels = Data()
        var offset = 12
        while let length = picture.little(at: offset + 4), offset + 8 + length <= picture.count {
            let start = picture.startIndex + offset
            let end = min(start + 8 + length + (length & 1), picture.endIndex)
            let kind = String(decoding: picture[start..<(start + 4)], as: UTF8.self)
            if ["ALPH", "VP8 ", "VP8L"].contains(kind) { pixels += picture[start..<end] }
            offset = end - picture.startIndex
        }
        return pixels
    }
}
