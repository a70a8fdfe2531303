extension NSAttributedString {
    /// The size of the text set without limits, in points.
    public func size() -> CGSize { TextLayout(TextRun.runs(of: self, base: TextRun.plainStyle)).size }

    /// Draws the text from a point on, its upper left corner, without limits.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextLayout(TextRun.runs(of: self, base: TextRun.plainStyle)).draw(in: context, at: point)
    }

    /// Draws the text in lines as wide as a rectangle, as many as there is room for.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text: in lines from a rectangle's upper left corner, or as one line whose baseline begins at its origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        let runs = TextRun.runs(of: self, base: TextRun.plainStyle)
        let layout = TextLayout(runs, in: rect.size, options: options)
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let origin = isBlock ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline)
        layout.draw(in: target, at: origin)
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
    }

    /// The rectangle that the text takes up, set in a room of some size, in points.
    ///
    /// Without `usesLineFragmentOrigin` it is one line, and the rectangle's y is counted from its baseline.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = TextLayout(TextRun.runs(of: self, base: TextRun.plainStyle), in: size, options: options)
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let bounds = CGRect(origin: CGPoint(x: 0, y: isBlock ? 0 : -layout.firstBaseline), size: layout.size)
        context?.totalBounds = bounds
        return bounds
    }
}

extension NSString {
    /// The size of the string set in one style without limits, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attributes).size()
    }

    /// Draws the string from a point on, its upper left corner, without limits.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the string in lines as wide as a rectangle, as many as there is room for.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }

    /// Draws the string: in lines from a rectangle's upper left corner, or as one line on its origin.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// The rectangle that the string takes up, set in a room of some size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: description, attributes: attributes ?? [:])
    }
}

extension String {
    /// The size of the string set in one style without limits, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attributes)
    }

    /// Draws the string from a point on, its upper left corner, without limits.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attributes)
    }

    /// Draws the string in lines as wide as a rectangle, as many as there is room for.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attributes)
    }

    /// The rectangle that the string takes up, set in a room of some size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension TextLayout {
    /// Sets runs as options say.
    fileprivate init(_ runs: [TextRun], in size: CGSize, options: NSStringDrawingOptions) {
        guard options.contains(.usesLineFragmentOrigin) else {
            self.init(runs, maximumSize: CGSize(width: 0, height: 0), lineLimit: 1)
            return
        }
        guard options.contains(.truncatesLastVisibleLine) else {
            self.init(runs, maximumSize: size)
            return
        }
        let truncating = runs.map { run in
            var run = run
            run.style.paragraph.lineBreakMode = .truncatingTail
            return run
        }
        self.init(truncating, maximumSize: size)
    }
}
