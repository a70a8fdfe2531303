/// Animated PNG: an ordinary PNG whose first picture is the film's first, and further pictures in chunks that only
/// animating readers know.
struct APNGContainer: AnimationContainer {
    private let plan: FilmPlan
    private let file: FilmFile
    private let step: Step
    private var pictureCount = 0
    private var sequence = 0
    private var countOffset = 0

    /// The length of a frame as a fraction of a second, both parts small enough for 16 bits.
    struct Step: Sendable {
        var numerator: Int
        var denominator: Int

        /// The fraction for a rate: exact where one with a numerator up to 100 is, in thousandths of a second otherwise.
        init(framesPerSecond: Double) {
            let fraction = (1...100).lazy.map {
                Step(numerator: $0, denominator: Int((framesPerSecond * Double($0)).rounded()))
            }
            .first { step in
                let exact = framesPerSecond * Double(step.numerator)
                return (1...65_535).contains(step.denominator) && abs(exact - Double(step.denominator)) < 1e-6
            }
            self = fraction ?? Step(numerator: max(Int((1000 / framesPerSecond).rounded()), 1), denominator: 1000)
        }

        private init(numerator: Int, denominator: Int) {
            self.numerator = numerator
            self.denominator = denominator
        }
    }

    /// Makes a container that writes to a file.
    init(_ plan: FilmPlan, file: FilmFile) {
        self.plan = plan
        self.file = file
        step = Step(framesPerSecond: plan.framesPerSecond)
    }

    var longestStay: Int { max(65_535 / step.numerator, 1) }

    func encode(_ picture: AnimationPicture) throws -> Data {
        let part = try picture.area.cut(from: picture.image, for: plan)
        // All pictures share one kind of pixels, so none may drop the alpha that another needs.
        return try PictureFile.encode(CGImage(part.bitmap, isOpaque: false), as: .png, name: plan.file)
    }

    mutating func append(_ bytes: Data, of picture: AnimationPicture) throws {
        let chunks = PNGChunk.all(in: bytes)
        var output = Data()
        if pictureCount == 0 {
            output += bytes.prefix(8)
            for chunk in chunks where chunk.kind != "IDAT" && chunk.kind != "IEND" { output += chunk.bytes }
            countOffset = output.count
            output += control.bytes
        }
        output += placing(at: picture.area, during: picture.frames).bytes
        for chunk in chunks where chunk.kind == "IDAT" {
            if pictureCount == 0 {
                output += chunk.bytes
            } else {
                output += PNGChunk("fdAT", number(sequence) + chunk.body).bytes
                sequence += 1
            }
        }
        pictureCount += 1
        try file.write(output)
    }

    mutating func finish() throws {
        try file.write(PNGChunk("IEND", Data()).bytes)
        try file.replace(at: countOffset, with: control.bytes)
    }

    /// The chunk that says how many pictures there are and how often they play.
    private var control: PNGChunk {
        PNGChunk("acTL", number(pictureCount) + number(max(plan.settings.plays ?? 0, 0)))
    }

    /// The chunk that says where the next picture goes, for how long, and that it replaces what is there.
    private mutating func placing(at area: PixelArea, during frames: Range<Int>) -> PNGChunk {
        var body = Data()
        for value in [sequence, area.width, area.height, area.x, area.y] { body.appendBig(value, bytes: 4) }
        body.appendBig(step.numerator * frames.count, bytes: 2)
        body.appendBig(step.denominator, bytes: 2)
        body += [0, 0]
        sequence += 1
        return PNGChunk("fcTL", body)
    }

    private func number(_ value: Int) -> Data {
        var data = Data()
        data.appendBig(value, bytes: 4)
        return data
    }
}
