import CClassInit

extension UIView {
    /// Makes a layer of a class that need not be known here.
    static func makeLayer(of layerClass: AnyClass) -> CALayer {
        guard let type = layerClass as? CALayer.Type, type != CALayer.self else { return CALayer() }
        // Sound: the class inherits from NSObject, so that it has `init()`, and what that returns is a layer with one
        // reference which is handed on here.
        let object = class_init(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
        return object.map { Unmanaged<CALayer>.fromOpaque($0).takeRetainedValue() } ?? CALayer()
    }

    /// Makes a view of a class that need not be known here.
    static func make(_ type: UIView.Type, frame: CGRect = .zero) -> UIView {
        // Sound: as above, for `init(frame:)`, which every class of views has.
        let object = view_init(
            unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), frame.minX, frame.minY, frame.width,
            frame.height)
        return object.map { Unmanaged<UIView>.fromOpaque($0).takeRetainedValue() } ?? UIView(frame: frame)
    }

    func setUpLayer(_ frame: CGRect? = nil) {
        layer.delegate = self
        CATransaction.withoutActions {
            layer.contentsScale = UIScreen.main.scale
            if let frame { layer.frame = frame }
        }
        if drawsItself { layer.setNeedsDisplay() }
    }

    /// Whether the class draws a picture of its own: whether it overrides `draw(_:)`.
    var drawsItself: Bool {
        // Sound: only asks for the address of a method that every class of views has.
        view_draw(unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self))
            != view_draw(unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self))
    }

    func displayContents(of layer: CALayer) {
        guard layer === self.layer, drawsItself else { return }
        layer.displayDrawing()
    }

    func drawContents(of layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        UIGraphicsPushContext(context)
        traitCollection.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }

    func updateBackground() { showBackground(settings.backgroundColor) }

    func showBackground(_ color: UIColor?) {
        layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
    }
}

extension CATransaction {
    /// Runs a block whose changes of layers run no actions.
    static func withoutActions(_ changes: () -> Void) {
        begin()
        setDisableActions(true)
        changes()
        commit()
    }
}
