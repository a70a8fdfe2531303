/// Draws strips of a frame, one after another, on one thread.
///
/// A strip is a few rows high, so that all its layers are blended while it stays in the processor's cache and memory
/// sees each pixel once. Which strips there are depends on the frame's size alone, never on the number of threads.
struct StripRenderer {
    /// Pixels being drawn: a part of the frame or a group's own.
    struct Target {
        var base: Row
        var rect: PixelRect
        var stride: Int

        @inline(__always)
        func row(_ x: Int, _ y: Int) -> Row { base + ((y &- rect.y0) &* stride &+ x &- rect.x0) }
    }

    /// A group or clip that has begun.
    struct Level {
        var command: Int
        /// The group's pixels, or what a clip has to bring back.
        var memory: (pixels: Row, capacity: Int)
        var rect: PixelRect
        /// What drawing goes on in after the end.
        var outer: Target
    }

    let list: UnsafeDrawList
    /// Whether the strips are parts of a frame, which is larger than the caches.
    let isFrame: Bool
    let sampler: Sampler
    let secondSampler: Sampler
    private let areas: UnsafeMutablePointer<Int32>
    let coverage: UnsafeMutablePointer<UInt8>
    let innerCoverage: UnsafeMutablePointer<UInt8>
    private var covers: CoverMask
    var levels: [Level] = []
    /// The rows of a slanted picture that wait for their tiles.
    var spans: [(y: Int, start: Int, end: Int, inner: UInt32)] = []
    private var spare: [(pixels: Row, capacity: Int)] = []

    /// Makes the buffers for strips of a size in pixels.
    init(_ list: UnsafeDrawList, width: Int, height: Int, isFrame: Bool) {
        self.list = list
        self.isFrame = isFrame
        sampler = Sampler(width: width, longestSourceRow: list.longestSourceRow)
        secondSampler = Sampler(width: width, longestSourceRow: list.longestSourceRow)
        areas = .allocate(capacity: width + 4)
        areas.initialize(repeating: 0, count: width + 4)
        coverage = .allocate(capacity: width + 4)
        coverage.initialize(repeating: 0, count: width + 4)
        innerCoverage = .allocate(capacity: width + 4)
        innerCoverage.initialize(repeating: 0, count: width + 4)
        covers = CoverMask(width: width, height: height)
    }

    /// Frees the buffers.
    func deallocate() {
        sampler.deallocate()
        secondSampler.deallocate()
        areas.deallocate()
        coverage.deallocate()
        innerCoverage.deallocate()
        covers.deallocate()
        for memory in spare { memory.pixels.deallocate() }
    }

    /// Draws some commands into a strip of what they are for.
    mutating func draw(
        _ strip: PixelRect, of frame: Target, commands: UnsafeBufferPointer<Int32>,
        parts: UnsafeMutablePointer<PixelRect>, keeps: Bool
    ) {
        var target = frame
        let (first, open) = findParts(commands, in: strip, parts)
        if !keeps, !open.isEmpty {
            for y in open.y0..<open.y1 { PixelRows.fill(target.row(open.x0, y), open.width, 0) }
        }
        for position in first..<commands.count where !parts[position].isEmpty {
            let index = Int(commands[position])
            run(index, list.commands[index], parts[position], &target)
        }
    }

    /// Works out which part of each command can be seen, opaque pixels coming after the others taken away.
    ///
    /// - Returns: the position of the first command to draw, and a rectangle around what no opaque pixels cover.
    private mutating func findParts(
        _ commands: UnsafeBufferPointer<Int32>, in strip: PixelRect, _ parts: UnsafeMutablePointer<PixelRect>
    ) -> (first: Int, open: PixelRect) {
        covers.begin(strip)
        var depth = 0
        var first = commands.count
        var position = commands.count &- 1
        while position >= 0 {
            let command = list.commands[Int(commands[position])]
            let part = covers.uncovered(command.bounds.intersection(strip))
            parts[position] = part
            if !part.isEmpty { first = position }
            switch command.kind {
            case .endGroup, .endClip, .endMask, .endSecond: depth &+= 1
            case .beginGroup, .beginClip, .beginMask, .beginSecond: depth &-= 1
            case .fill, .ring, .image, .mix, .backdrop:
                guard depth == 0, command.isOpaque, !part.isEmpty else { break }
                if !command.isWhole {
                    covers.cover(part, inside: corners(command.outline))
                } else if command.bounds.contains(strip) {
                    return (position, .empty)
                } else {
                    covers.cover(part)
                }
            }
            position &-= 1
        }
        return (first, covers.uncovered(strip))
    }

    /// Carries out one command.
    private mutating func run(
        _ index: Int, _ command: DrawCommand, _ part: PixelRect, _ target: inout Target
    ) {
        switch command.kind {
        case .fill, .image: paint(command, part, target)
        case .backdrop: paintBackdrop(command, part, target)
        case .ring: paintRing(command, part, target)
        case .mix: paintMix(command, part, target)
        case .beginGroup, .beginMask, .beginSecond: open(index, part, &target)
        case .beginClip: openClip(index, command, part, &target)
        case .endGroup, .endMask, .endSecond, .endClip: close(command, &target)
        }
    }

    /// A scanner over the columns of a rectangle.
    func scanner(_ corners: DrawCommand.Corners, _ part: PixelRect) -> CoverageScanner {
        CoverageScanner(corners: self.corners(corners), left: part.x0, right: part.x1, areas: areas)
    }

    func corners(_ corners: DrawCommand.Corners) -> UnsafeBufferPointer<Outline.Corner> {
        UnsafeBufferPointer(rebasing: list.corners[Int(corners.start)..<Int(corners.start &+ corners.count)])
    }

    // MARK: Memory for groups

    /// Memory for some pixels, not cleared.
    mutating func memory(_ count: Int) -> (pixels: Row, capacity: Int) {
        if let fit = spare.lastIndex(where: { $0.capacity >= count }) { return spare.remove(at: fit) }
        if !spare.isEmpty { spare.removeLast().pixels.deallocate() }
        return (Row.allocate(capacity: count + 16), count)
    }

    mutating func giveBack(_ memory: (pixels: Row, capacity: Int)) { spare.append(memory) }
}

/// A draw list as plain memory.
struct UnsafeDrawList: @unchecked Sendable {
    // Sound: nobody writes to the list while it is drawn, and it is lent out until all threads are done.
    let commands: UnsafeBufferPointer<DrawCommand>
    let corners: UnsafeBufferPointer<Outline.Corner>
    let sources: UnsafeBufferPointer<PixelSource>
    let samplings: UnsafeBufferPointer<Sampling>
    let taps: UnsafeBufferPointer<AxisTap>
    let backdrops: UnsafeBufferPointer<BackdropSource?>
    let longestSourceRow: Int
}
