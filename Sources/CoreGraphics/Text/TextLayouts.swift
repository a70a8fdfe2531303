/// Short texts as they have been set: bars and cells show the same words again and again, and to set them takes long.
struct TextLayouts {
    /// What decides about a layout.
    struct Request: Hashable {
        var runs: [TextRun]
        var size: CGSize
        var lineLimit: Int

        /// Whether it is worth the memory. Pictures are not kept alive.
        fileprivate var isSmall: Bool {
            runs.count == 1 && runs[0].text.utf8.count <= TextLayouts.longest && runs[0].style.attachment == nil
        }
    }

    private static let longest = 64
    private static let limit = 256
    private var known: [Request: TextLayout] = [:]

    /// The layout that is known, or that is made now.
    mutating func layout(_ request: Request, _ make: () -> TextLayout) -> TextLayout {
        guard request.isSmall else { return make() }
        if let layout = known[request] { return layout }
        let layout = make()
        if known.count >= TextLayouts.limit { known = [:] }
        known[request] = layout
        return layout
    }
}
