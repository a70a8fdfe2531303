extension UILabel: WidthDependentContent {
    var dependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        knownWidth = width
        return intrinsicContentSize
    }
}

extension UILabel: TextBaselines {
    var lineBox: (height: CGFloat, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        // An empty label has a line too, as far as its font goes.
        guard !labelText.isEmpty else { return (font.lineHeight, font.ascender, font.ascender) }
        let limit = dependsOnWidth ? knownWidth : preferredMaxLayoutWidth
        let layout = fittingLayout(width: limit)
        return (layout.size.height, layout.firstBaseline, layout.lastBaseline)
    }
}
