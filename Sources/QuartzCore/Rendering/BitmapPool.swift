import Synchronization

/// Bitmaps that are drawn into again once nobody holds them or the picture that was made of them.
///
/// Fresh memory costs as much as drawing a simple frame into it.
package struct BitmapPool: Sendable {
    private var bitmaps: [Bitmap] = []
    /// What more bitmaps there are is not used again.
    private let capacity: Int

    package init(capacity: Int) { self.capacity = capacity }

    /// A bitmap that nobody else holds, its pixels still to be written; nil when memory is short.
    package mutating func next(width: Int, height: Int) -> Bitmap? {
        for index in bitmaps.indices where bitmaps[index].width == width && bitmaps[index].height == height {
            guard isKnownUniquelyReferenced(&bitmaps[index]) else { continue }
            // What its last reader read, it read before it let go.
            atomicMemoryFence(ordering: .acquiring)
            return bitmaps[index]
        }
        guard let bitmap = Bitmap(unclearedWidth: width, height: height) else { return nil }
        bitmaps.append(bitmap)
        if bitmaps.count > capacity { bitmaps.removeFirst() }
        return bitmap
    }
}
