extension UILabel {
    /// The text set in lines for some room; a side that is not above zero sets no limit.
    func layout(in room: CGSize, lineLimit: Int) -> TextLayout {
        remembered(in: room, lineLimit) { madeLayout(in: room, lineLimit: lineLimit) }
    }

    /// A layout, made anew unless it is the one that was made last.
    private func remembered(in room: CGSize, _ limit: Int, _ make: () -> TextLayout) -> TextLayout {
        let direction = effectiveUserInterfaceLayoutDirection
        if let known = knownLayout, known.room == room, known.limit == limit, known.direction == direction {
            return known.layout
        }
        let layout = make()
        knownLayout = (room, limit, direction, layout)
        return layout
    }

    private func madeLayout(in room: CGSize, lineLimit: Int) -> TextLayout {
        func layout(scale: CGFloat) -> TextLayout {
            let runs = labelText.runs(direction: effectiveUserInterfaceLayoutDirection, scale: scale)
            return TextLayout(runs, maximumSize: room, lineLimit: lineLimit)
        }
        let full = layout(scale: 1)
        guard labelText.shrinks, lineLimit > 0, room.width > 0, overflows(full, room) else { return full }
        var low = max(labelText.minimumScale, 0.1)
        let smallest = layout(scale: low)
        guard !overflows(smallest, room) else { return smallest }
        // Seven halvings leave less than a hundredth of the size.
        var (high, best) = (CGFloat(1), smallest)
        for _ in 0..<7 {
            let middle = (low + high) / 2
            let tried = layout(scale: middle)
            if overflows(tried, room) {
                high = middle
            } else {
                (low, best) = (middle, tried)
            }
        }
        return best
    }

    private func overflows(_ layout: TextLayout, _ room: CGSize) -> Bool {
        layout.isTruncated || layout.size.width > room.width + 0.001 || layout.lines.contains { $0.isEllipsized }
    }

    /// Where the text would stand in a rectangle.
    func place(in rect: CGRect, lineLimit: Int) -> CGRect {
        guard !labelText.isEmpty else { return CGRect(x: rect.minX, y: rect.midY, width: 0, height: 0) }
        let room = rect.size.width > 0 ? rect.size : .zero
        let layout = layout(in: room, lineLimit: lineLimit)
        let size = CGSize(width: wholePixels(layout.size.width), height: wholePixels(layout.size.height))
        let isBounded = rect.height > 0 && rect.height < 1_000_000
        let left = layout.lines.map(\.origin.x).min() ?? 0
        return CGRect(
            x: rect.minX + max(left, 0), y: rect.minY + (isBounded ? (rect.height - size.height) / 2 : 0),
            width: rect.width > 0 ? min(size.width, rect.width) : size.width, height: size.height)
    }

    func drawLayout(in rect: CGRect) {
        guard !labelText.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
        // Colours are those of the moment.
        knownLayout = nil
        let layout = layout(in: rect.size, lineLimit: numberOfLines)
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: top(of: layout, in: rect)))
    }

    /// Where the text's box begins in a rectangle: in the middle, with the first baseline between two rows of pixels.
    private func top(of layout: TextLayout, in rect: CGRect) -> CGFloat {
        let middle = rect.minY + (rect.height - layout.size.height) / 2
        let scale = contentScaleFactor > 0 ? contentScaleFactor : 1
        return ((middle + layout.firstBaseline) * scale).rounded() / scale - layout.firstBaseline
    }

    /// The size of the text in whole pixels, in lines of a width where there may be more than one.
    func fittingSize(width: CGFloat) -> CGSize {
        guard !labelText.isEmpty else { return .zero }
        let layout = fittingLayout(width: width)
        return CGSize(width: wholePixels(layout.size.width), height: wholePixels(layout.size.height))
    }

    /// The text in lines of a width where there may be more than one; as wide as it likes for a width of 0.
    func fittingLayout(width: CGFloat) -> TextLayout {
        layoutAtFullSize(width: numberOfLines == 1 || width <= 0 || width > 1_000_000 ? 0 : width)
    }

    private func layoutAtFullSize(width: CGFloat) -> TextLayout {
        remembered(in: CGSize(width: width, height: -1), numberOfLines) {
            let runs = labelText.runs(direction: effectiveUserInterfaceLayoutDirection)
            return TextLayout(runs, maximumSize: CGSize(width: width, height: 0), lineLimit: numberOfLines)
        }
    }

    private func wholePixels(_ length: CGFloat) -> CGFloat {
        let scale = contentScaleFactor > 0 ? contentScaleFactor : 1
        return (length * scale - 0.001).rounded(.up) / scale
    }

    /// From the top of the label down to the first baseline, and from its bottom up to the last one, in points.
    var baselines: (first: CGFloat, last: CGFloat) {
        let layout = layout(in: bounds.size, lineLimit: numberOfLines)
        let top = top(of: layout, in: CGRect(origin: .zero, size: bounds.size))
        return (top + layout.firstBaseline, bounds.height - top - layout.lastBaseline)
    }

    /// Asks for another height where lines break differently at the width that the label has been given.
    func followWidth() {
        // Constraints ask for the size at each width that they try.
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, bounds.width != knownWidth,
            !(layoutIfMade?.isKnown ?? false)
        else { return }
        let old = intrinsicContentSize
        knownWidth = bounds.width
        if intrinsicContentSize != old { invalidateIntrinsicContentSize() }
    }
}
