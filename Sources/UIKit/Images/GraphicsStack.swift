/// The contexts that UIKit's drawing goes to on a thread; the last one is current.
final class GraphicsStack {
    private var contexts: [GraphicsContext] = []

    // Sound: the dictionary is the thread's own, and the stack never leaves it.
    private static var stack: GraphicsStack {
        let key = "UIKit.GraphicsStack"
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        dictionary[key] = stack
        return stack
    }

    /// The current context; nil where nobody draws.
    static var current: GraphicsContext? { stack.contexts.last }

    /// Makes a context current.
    static func push(_ context: GraphicsContext) { stack.contexts.append(context) }

    /// Goes back to the context before; nothing happens where there is none.
    @discardableResult
    static func pop() -> GraphicsContext? { stack.contexts.popLast() }
}

/// A context on the stack.
final class GraphicsContext {
    let context: CGContext
    /// Pixels to a point, for one that a picture is made from; nil for any other.
    let imageScale: CGFloat?
    /// The picture that shapes are filled with; nil for the context's fill colour.
    private var pattern: UIImage?

    init(_ context: CGContext, imageScale: CGFloat? = nil) {
        self.context = context
        self.imageScale = imageScale
    }

    /// Makes a context for a picture of a size in points; nil where it would have no pixels, or too many.
    convenience init?(size: CGSize, origin: CGPoint = .zero, isOpaque: Bool, scale: CGFloat) {
        func pixels(_ length: CGFloat) -> Int { Int(exactly: (length * scale - 1e-6).rounded(.up)) ?? 0 }
        guard let bitmap = Bitmap(width: pixels(size.width), height: pixels(size.height)),
            let context = CGContext(bitmap, scale: scale, origin: origin)
        else { return nil }
        if isOpaque {
            context.setFillColor(.black)
            context.fill(CGRect(origin: origin, size: CGSize(width: size.width + 1, height: size.height + 1)))
        }
        self.init(context, imageScale: scale)
    }

    /// The picture drawn so far; nil in a context that is not for one.
    var image: UIImage? {
        guard let imageScale else { return nil }
        return context.makeImage().map { UIImage(cgImage: $0, scale: imageScale, orientation: .up) }
    }

    func setFill(_ color: UIColor) {
        pattern = color.patternImage
        context.setFillColor(color.cgColor)
    }

    func fill(_ path: UIBezierPath) {
        context.beginPath()
        context.addPath(path.cgPath)
        guard let pattern, let tile = pattern.shown(in: nil) else {
            context.fillPath(using: path.fillRule)
            return
        }
        context.saveGState()
        context.clip(using: path.fillRule)
        context.drawUpright(tile, in: CGRect(origin: .zero, size: pattern.size), byTiling: true)
        context.restoreGState()
    }

    /// Draws with a blend mode and a further alpha.
    func with(_ mode: CGBlendMode, alpha: CGFloat, _ draw: (GraphicsContext) -> Void) {
        context.saveGState()
        context.setBlendMode(mode)
        context.setAlpha(alpha)
        draw(self)
        context.restoreGState()
    }
}
