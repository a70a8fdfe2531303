/// A folder of PNGs, encoded on several threads.
final class PictureFolderSink: FilmSink, @unchecked Sendable {
    // Sound: used by the writer thread only, once made.

    private let plan: FilmPlan
    private var folder: FilmFolder?
    private let jobs: OrderedJobs<Data?>
    private var previous: CGImage?
    private var last = Data()
    private var frameCount = 0
    private var byteCount = 0

    /// Makes the folder, hidden until the film is whole.
    init(_ plan: FilmPlan) throws(FilmError) {
        self.plan = plan
        folder = try FilmFolder(for: plan)
        jobs = OrderedJobs(limit: plan.settings.threadCount)
    }

    func write(_ frame: CGImage, isRepeat: Bool) throws {
        if jobs.isFull { try store() }
        // To compare takes a hundredth of the time that encoding takes.
        let isSame = isRepeat || previous.map { PixelArea(changedFrom: $0, to: frame) == nil } ?? false
        previous = frame
        jobs.add { [plan] in isSame ? nil : try PictureFile.encode(frame, as: .png, name: plan.file) }
    }

    func finish() throws -> Int {
        while try store() {}
        try folder?.commit()
        return byteCount
    }

    func stop() {}

    func discard() { folder = nil }

    /// Writes the next picture; false when there is none.
    @discardableResult
    private func store() throws -> Bool {
        guard let folder, let result = try jobs.next() else { return false }
        if let data = result { last = data }
        frameCount += 1
        let digits = "\(frameCount)"
        let name = "frame-" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + ".png"
        try folder.write(last, to: name)
        byteCount += last.count
        return true
    }
}
