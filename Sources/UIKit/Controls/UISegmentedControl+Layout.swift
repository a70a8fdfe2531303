extension UISegmentedControl {
    /// The frames of the segments: those with a width of their own have it, the others share the rest.
    var segmentFrames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let contents = segments.map { UISegmentedControl.contentWidth($0) + 24 }
        let given = segments.reduce(0) { $0 + $1.width }
        let open = segments.indices.filter { segments[$0].width == 0 }
        let rest = max(0, bounds.width - given)
        let total = open.reduce(0) { $0 + contents[$1] }
        var frames: [CGRect] = []
        var x: CGFloat = 0
        for (index, segment) in segments.enumerated() {
            let share =
                apportionsSegmentWidthsByContent && total > 0
                ? contents[index] / total : 1 / CGFloat(max(open.count, 1))
            let width = segment.width > 0 ? segment.width : rest * share
            frames.append(CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    }

    /// The segment nearest to a point.
    func segment(at point: CGPoint) -> Int? {
        segmentFrames.enumerated().min {
            abs($0.element.midX - point.x) - $0.element.width / 2 < abs($1.element.midX - point.x) - $1.element.width
                / 2
        }?.offset
    }
}
