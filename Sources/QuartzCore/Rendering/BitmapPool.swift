import Synchronization

/// Bitmaps that are drawn into again once nobody holds the picture that was made of them.
///
/// Fresh memory costs as much as drawing a simple frame into it.
struct BitmapPool {
    private var bitmaps: [Bitmap] = []

    /// As many pictures as are on their way at a time; what more there are is not used again.
    private static let capacity = 8

    /// A bitmap that nobody else holds, its pixels still to be written; nil when memory is short. All are of one size.
    mutating func next(width: Int, height: Int) -> Bitmap? {
        for index in bitmaps.indices where isKnownUniquelyReferenced(&bitmaps[index]) {
            // What its last reader read, it read before it let go.
            atomicMemoryFence(ordering: .acquiring)
            return bitmaps[index]
        }
        guard let bitmap = Bitmap(unclearedWidth: width, height: height) else { return nil }
        if bitmaps.count < BitmapPool.capacity { bitmaps.append(bitmap) }
        return bitmap
    }
}
