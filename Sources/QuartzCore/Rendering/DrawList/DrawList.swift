/// What has to be drawn for a frame, in order, ready for any strip of it.
///
/// A flat list of plain values: strips are drawn on several threads at once, and reference counts that all of them
/// touch would cost more than the pixels. The list keeps alive what its commands point to.
final class DrawList {
    var commands: [DrawCommand] = []
    var corners: [Outline.Corner] = []
    var sources: [PixelSource] = []
    var samplings: [Sampling] = []
    var taps: [AxisTap] = []
    /// Keeps the sources' pixels alive.
    var retained: [Bitmap] = []
    /// What layers show of what lies behind them.
    var backdrops: [Backdrop] = []
    /// The pixels of each backdrop, once they are known.
    var backdropSources: [BackdropSource?] = []
    /// Keeps the memory of backdrops alive.
    var planes: [NumberPlane] = []
    /// The longest row of source pixels that a command needs at once.
    var longestSourceRow = 0

    /// Lends the list's contents as plain memory; the pointers are good until the body returns.
    func withUnsafeList(_ body: (UnsafeDrawList) -> Void) {
        commands.withUnsafeBufferPointer { commands in
            corners.withUnsafeBufferPointer { corners in
                sources.withUnsafeBufferPointer { sources in
                    samplings.withUnsafeBufferPointer { samplings in
                        taps.withUnsafeBufferPointer { taps in
                            backdropSources.withUnsafeBufferPointer { backdrops in
                                body(
                                    UnsafeDrawList(
                                        commands: commands, corners: corners, sources: sources, samplings: samplings,
                                        taps: taps, backdrops: backdrops, longestSourceRow: longestSourceRow))
                            }
                        }
                    }
                }
            }
        }
    }

    /// Lends the contents of several lists, in their order.
    static func withUnsafeLists(_ lists: [DrawList], _ body: ([UnsafeDrawList]) -> Void) {
        func lend(_ ready: [UnsafeDrawList]) {
            guard ready.count < lists.count else { return body(ready) }
            lists[ready.count].withUnsafeList { lend(ready + [$0]) }
        }
        lend([])
    }

    /// Whether drawing another list gives the same pixels, as far as that is easy to tell. Neither has been drawn with
    /// pictures that were written to since.
    func isSame(as other: DrawList) -> Bool {
        backdrops.isEmpty && commands == other.commands && corners == other.corners && sources == other.sources
            && samplings == other.samplings && taps == other.taps
    }

    func add(_ outline: Outline) -> DrawCommand.Corners {
        let start = corners.count
        corners.append(contentsOf: outline.corners)
        return DrawCommand.Corners(start: Int32(start), count: Int32(outline.corners.count))
    }

    func add(_ bitmap: Bitmap, isOpaque: Bool) -> Int32 {
        if let last = retained.last, last === bitmap, let source = sources.last, source.isOpaque == isOpaque {
            return Int32(sources.count - 1)
        }
        retained.append(bitmap)
        sources.append(
            PixelSource(
                pixels: UnsafePointer(bitmap.pixels), width: bitmap.width, height: bitmap.height, isOpaque: isOpaque))
        return Int32(sources.count - 1)
    }
}

/// A step of a draw list.
struct DrawCommand: Equatable {
    enum Kind: UInt8 {
        /// A colour inside an outline.
        case fill
        /// A colour between two outlines.
        case ring
        /// Sampled pixels inside an outline.
        case image
        /// A blurred backdrop instead of what was inside the outline.
        case backdrop
        /// Two pictures at once, one turning into the other: `opacity` is the second one's weight in 256ths.
        case mix
        /// What follows is drawn by itself; at the end it is laid over what was there with the group's opacity.
        case beginGroup
        case endGroup
        /// Inside a group: what follows is a picture whose alpha multiplies the group.
        case beginMask
        case endMask
        /// What follows shows only inside the outline.
        case beginClip
        case endClip
        /// Inside a group: what follows is a second picture. At the end the group is the mixture of both, the
        /// second's weight being `opacity` in 256ths.
        case beginSecond
        case endSecond
    }

    /// A place in the list's corners.
    struct Corners: Equatable {
        var start: Int32 = 0
        var count: Int32 = 0
    }

    var kind: Kind
    /// The pixels that may change.
    var bounds: PixelRect
    /// Whether pixels that lie wholly inside the outline are opaque afterwards, whatever they were before.
    var isOpaque = false
    var outline = Corners()
    var inner = Corners()
    /// Whether the outline covers its bounds completely, so that no coverage has to be worked out.
    var isWhole = false
    /// Whether the outline is a rectangle with sides along the axes.
    var isRectangle = false
    var color: UInt32 = 0
    var opacity: UInt32 = 255
    /// The source, and the second one of a mixture; −1 for none.
    var source: Int32 = -1
    var secondSource: Int32 = -1
    var sampling: Int32 = -1
    var secondSampling: Int32 = -1
    /// The place of a backdrop in the list.
    var backdrop: Int32 = -1
    /// How bright a picture's colours are, in 256ths.
    var light: UInt32 = 256
    /// The command after a group's or clip's end.
    var next = 0
}

/// Pixels to take from.
struct PixelSource: Equatable {
    var pixels: UnsafePointer<UInt32>
    var width: Int
    var height: Int
    var isOpaque: Bool
}

/// Which source pixels a device pixel takes.
enum Sampling: Equatable {
    /// The pixel at a distance.
    case offset(dx: Int, dy: Int)
    /// Columns and rows by themselves, from tables in the list's taps.
    case separable(Separable)
    /// By a projective mapping from device pixels' centres to source pixels.
    case projective(Projective)
    /// By the column alone: the source's pixel at `start` + x.
    case columns(start: Int)
    /// By the row alone: the source's pixel at `start` + `step` · y.
    case rows(start: Int, step: Int)
    /// By the place along a gradient, from a source that is its table of colours.
    case gradient(Gradient)

    struct Separable: Equatable {
        /// The first table entry for columns and the device column it is for.
        var columns: Int
        var firstColumn: Int
        var rows: Int
        var firstRow: Int
        /// The device columns that take neighbours with the same weights: a shift by part of a pixel.
        var shift: Range<Int>
        /// Whether no column has more than two taps.
        var isNarrow: Bool
    }

    struct Projective: Equatable {
        /// The device point that the mapping counts from.
        var originX: Double
        var originY: Double
        /// The source point that it counts from, in 256ths of a pixel, less half a pixel where it interpolates.
        var middleX: Int32
        var middleY: Int32
        var map: PlaneTransform
        var interpolates: Bool
        /// Whether each device column shows one source column.
        var isTurned = false
    }
}

/// The source pixels along one axis that make up a device pixel: four neighbours and their weights in 256ths.
struct AxisTap: Equatable {
    var start: Int32
    var weights: Four
}
