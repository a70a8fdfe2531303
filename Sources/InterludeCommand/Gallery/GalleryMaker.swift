import InterludeStage

/// Draws and encodes what the gallery's page shows.
@MainActor
struct GalleryMaker {
    /// The width of a frame in pixels.
    let width: Int
    /// The frames of a transition.
    let frames: Int
    /// The frames of a scene in a second.
    let framesPerSecond: Double
    /// How many strips are encoded at a time; nil for one a processor.
    let threads: Int?

    /// Makes the page of some entries, one film after the other, encoding some while the next is drawn.
    /// - Parameter show: is told how far it has come, by frames.
    func page(of entries: [GalleryEntry], _ show: (FilmProgress) throws -> Void) throws -> GalleryPage {
        let (before, after) = try GalleryScreens.pictures(width: width)
        let material = GalleryEntry.Material(
            before: before, after: after, frames: frames, framesPerSecond: framesPerSecond)
        let total = entries.reduce(0) { $0 + frameCount(of: $1) }
        var done = 0
        var page = GalleryPage(width: before.width, height: before.height)
        let jobs = OrderedJobs<Data>(limit: threads ?? ProcessInfo.processInfo.activeProcessorCount)
        // Every transition begins and ends with these.
        let ends = [before, after]
        jobs.add { try GalleryStrip(ends).encoded() }
        for entry in entries {
            var strips: [GalleryStrip] = []
            for choice in entry.choices {
                var film: [CGImage] = []
                try choice.film(material) { frame in
                    film.append(frame.isOpaque ? frame : try frame.overBlack())
                    done += 1
                    try show(FilmProgress(framesDone: done, frameCount: max(total, done)))
                }
                let strip = GalleryStrip(film, shared: ends)
                strips.append(strip)
                if jobs.isFull { page.add(try jobs.next()) }
                jobs.add { try strip.encoded() }
            }
            page.add(entry, strips)
        }
        while let data = try jobs.next() {
            page.add(data)
            try show(FilmProgress(framesDone: done, frameCount: max(total, done)))
        }
        return page
    }

    private func frameCount(of entry: GalleryEntry) -> Int {
        entry.group == .scenes
            ? Int((entry.duration * framesPerSecond - 1e-6).rounded(.up)) + 1 : frames * entry.choices.count
    }
}

extension CGImage {
    /// The picture over black.
    fileprivate func overBlack() throws -> CGImage {
        guard let bitmap = Bitmap(width: width, height: height), let context = CGContext(bitmap) else {
            throw Failure("there is not memory enough for a frame")
        }
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        context.setFillColor(.black)
        context.fill(rect)
        context.drawUpright(self, in: rect)
        return CGImage(bitmap, isOpaque: true)
    }
}
