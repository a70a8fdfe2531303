/// GIF, animated PNG and WebP: of each frame only the part is encoded that differs from the one before, several frames at
/// a time.
final class AnimationSink<Container: AnimationContainer>: FilmSink, @unchecked Sendable {
    // Sound: used by the writer thread only, once made.

    private let plan: FilmPlan
    private let file: FilmFile
    private var container: Container
    private let jobs: OrderedJobs<Data>
    private var encoding: [AnimationPicture] = []
    private var frameCount = 0
    /// What is on show while the next frames come.
    private var shown: AnimationPicture?
    /// The last frame, when it was left out.
    private var skipped: CGImage?

    /// Makes the file; `container` gets it to write to.
    init(_ plan: FilmPlan, container: (FilmFile) throws -> Container) throws {
        self.plan = plan
        file = try FilmFile(for: plan)
        self.container = try container(file)
        jobs = OrderedJobs(limit: plan.settings.threadCount)
    }

    func write(_ frame: CGImage, isRepeat: Bool) throws {
        let isShown = container.isShown(frame: frameCount)
        frameCount += 1
        skipped = isShown ? nil : frame
        if isShown { try show(frame, at: frameCount - 1) }
    }

    func finish() throws -> Int {
        // A film ends with its last frame.
        if let skipped { try show(skipped, at: frameCount - 1) }
        if var last = shown {
            last.frames = last.frames.lowerBound..<frameCount
            try encode(last)
        }
        while !encoding.isEmpty { try store() }
        try container.finish()
        return try file.commit()
    }

    func stop() {}

    func discard() { file.discard() }

    private var everything: PixelArea { PixelArea(x: 0, y: 0, width: plan.width, height: plan.height) }

    private func show(_ frame: CGImage, at index: Int) throws {
        guard var last = shown else {
            shown = AnimationPicture(image: frame, previous: nil, area: everything, frames: index..<(index + 1))
            return
        }
        last.frames = last.frames.lowerBound..<index
        let changed = frame === last.image ? nil : PixelArea(changedFrom: last.image, to: frame)
        if changed == nil && last.frames.count < container.longestStay {
            shown?.frames = last.frames.lowerBound..<(index + 1)
            return
        }
        last.isCleared = changed != nil && container.mustClear(last.image, before: frame)
        if last.isCleared { last.area = everything }
        try encode(last)
        shown = AnimationPicture(
            image: frame, previous: last.isCleared ? nil : last.image,
            area: last.isCleared ? everything : container.area(covering: changed ?? .corner),
            frames: index..<(index + 1))
    }

    private func encode(_ picture: AnimationPicture) throws {
        if jobs.isFull { try store() }
        encoding.append(picture)
        jobs.add { [container] in try container.encode(picture) }
    }

    /// Puts the oldest encoded picture into the file.
    private func store() throws {
        guard let bytes = try jobs.next() else { return }
        try container.append(bytes, of: encoding.removeFirst())
    }
}
