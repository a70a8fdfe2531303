/// Animated PNG and WebP: of each frame only the part is encoded that differs from the one before, several at a time.
final class AnimationSink<Container: AnimationContainer>: FilmSink, @unchecked Sendable {
    // Sound: used by the writer thread only, once made.

    /// What is on show while the next frames come.
    private struct Picture: Sendable {
        var image: CGImage
        var area: PixelArea
        var frames: Range<Int>
    }

    private let plan: FilmPlan
    private let file: FilmFile
    private var container: Container
    private let jobs: OrderedJobs<(data: Data, isOpaque: Bool)>
    private var encoding: [Picture] = []
    private var shown: Picture?

    /// Makes the file; `container` gets it to write to.
    init(_ plan: FilmPlan, container: (FilmFile) throws -> Container) throws {
        self.plan = plan
        file = try FilmFile(for: plan)
        self.container = try container(file)
        jobs = OrderedJobs(limit: plan.settings.threadCount)
    }

    func write(_ frame: CGImage, isRepeat: Bool) throws {
        guard let last = shown else {
            let all = PixelArea(x: 0, y: 0, width: plan.width, height: plan.height)
            shown = Picture(image: frame, area: all, frames: 0..<1)
            return
        }
        let end = last.frames.upperBound
        let changed = isRepeat ? nil : PixelArea(changedFrom: last.image, to: frame)
        if changed == nil && last.frames.count < container.longestStay {
            shown?.frames = last.frames.lowerBound..<(end + 1)
        } else {
            try encode(last)
            let area = container.area(covering: changed ?? .corner)
            shown = Picture(image: frame, area: area, frames: end..<(end + 1))
        }
    }

    func finish() throws -> Int {
        if let shown { try encode(shown) }
        while !encoding.isEmpty { try store() }
        try container.finish()
        return try file.commit()
    }

    func stop() {}

    func discard() { file.discard() }

    private func encode(_ picture: Picture) throws {
        if jobs.isFull { try store() }
        encoding.append(picture)
        jobs.add { [container, plan] in
            guard let part = picture.area.cut(from: picture.image) else {
                throw FilmError.outOfMemory(file: plan.file)
            }
            return (try container.encode(part), part.isOpaque)
        }
    }

    /// Puts the oldest encoded picture into the file.
    private func store() throws {
        guard let result = try jobs.next() else { return }
        let picture = encoding.removeFirst()
        try container.append(result.data, isOpaque: result.isOpaque, at: picture.area, during: picture.frames)
    }
}
