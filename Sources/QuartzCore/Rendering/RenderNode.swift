/// One layer at one moment, with everything beneath it: the values that reach pixels and nothing else.
///
/// Nodes are immutable, so a picture made of one can be kept for as long as the node lives.
package final class RenderNode: Sendable {
    /// Where the layer is: its own rectangle, in points of its own coordinate space.
    package let bounds: CGRect
    /// From the layer's own space into its superlayer's: position, anchor point, z position and transform together.
    package let transform: CATransform3D
    /// What the superlayer's sublayers go through before `transform`: the `sublayerTransform` about the anchor point.
    package let sublayerTransform: CATransform3D
    /// The order among siblings; equal ones keep their order in the list.
    package let zPosition: CGFloat
    /// What fills and surrounds the rectangle.
    package let style: RenderStyle
    /// What is shown inside the rectangle, over the background.
    package let contents: RenderContents
    /// The sublayers from back to front, before sorting by `zPosition`. Hidden layers are left out.
    package let sublayers: [RenderNode]
    /// Where its alpha is 0 the layer and all beneath it do not show; its superlayer space is the layer's own space.
    package let mask: RenderNode?
    /// The change from an earlier state that is under way; this node is the picture after.
    package let transition: RenderTransition?
    /// Whether animations are at work on the layer.
    package let isMoving: Bool
    /// Whether what the layer shows stays the same until something is committed, its place and its opacity apart.
    package let isSteady: Bool
    /// Whether it or anything beneath it shows what lies behind.
    let hasBackdrop: Bool
    /// How many changes there are within each other, where one begins with the picture of another.
    let changeDepth: Int

    package init(
        bounds: CGRect, transform: CATransform3D = CATransform3DIdentity,
        sublayerTransform: CATransform3D = CATransform3DIdentity, zPosition: CGFloat = 0,
        style: RenderStyle = RenderStyle(), contents: RenderContents = .none, sublayers: [RenderNode] = [],
        mask: RenderNode? = nil, transition: RenderTransition? = nil, isMoving: Bool = false, isSteady: Bool = false
    ) {
        self.bounds = bounds
        self.transform = transform
        self.sublayerTransform = sublayerTransform
        self.zPosition = zPosition
        self.style = style
        self.contents = contents
        self.sublayers = sublayers
        self.mask = mask
        self.transition = transition
        self.isMoving = isMoving
        self.isSteady = isSteady
        var hasBackdrop = transition?.before.hasBackdrop ?? false
        if case .backdrop = contents { hasBackdrop = true }
        var changeDepth = transition.map { $0.before.changeDepth + 1 } ?? 0
        for sublayer in sublayers {
            if sublayer.hasBackdrop { hasBackdrop = true }
            if sublayer.changeDepth > changeDepth { changeDepth = sublayer.changeDepth }
        }
        self.hasBackdrop = hasBackdrop
        self.changeDepth = changeDepth
    }
}

/// What fills and surrounds a layer's rectangle. Lengths are points, opacities 0 to 1.
package struct RenderStyle: Sendable {
    package var opacity: CGFloat = 1
    /// Whether `opacity` applies to the layer and its sublayers as one picture, or to each by itself.
    package var allowsGroupOpacity = true
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners: CACornerMask = .all
    package var cornerCurve: CALayerCornerCurve = .circular
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor?
    package var masksToBounds = false
    /// Whether the layer shows when its back faces the viewer.
    package var isDoubleSided = true
    /// Whether layers that flip their geometry turn over the layer's own space.
    var isMirrored = false
    /// The edges that are not smoothed.
    package var hardEdges: CAEdgeAntialiasingMask = []
    package var shadow: RenderShadow?
    /// Whether the layer is drawn as a picture at `rasterizationScale` first.
    package var shouldRasterize = false
    package var rasterizationScale: CGFloat = 1
    /// Whether sublayers keep their depth instead of being pressed flat into the layer: a `CATransformLayer`.
    package var preservesDepth = false

    package init() {}
}

/// The shadow of a layer and of all beneath it.
package struct RenderShadow: Equatable, Sendable {
    package var color: CGColor
    package var opacity: CGFloat
    package var offset: CGSize
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    /// The outline that throws the shadow, in the layer's own space, instead of its alpha.
    package var path: CGPath?

    package init(color: CGColor, opacity: CGFloat, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
        self.color = color
        self.opacity = opacity
        self.offset = offset
        self.radius = radius
        self.path = path
    }
}

/// What a layer shows over its background.
package indirect enum RenderContents: Sendable {
    case none
    case image(RenderImage)
    case shape(RenderShape)
    case gradient(RenderGradient)
    case backdrop(RenderBackdrop)
}

/// A picture and how it lies in the layer's rectangle.
package struct RenderImage: Sendable {
    package var image: CGImage
    /// The part that is shown, in units of the whole picture.
    package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var gravity: CALayerContentsGravity = .resize
    /// The part that stretches, in units of `rect`'s part.
    package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the picture to a point, for gravities that do not resize.
    package var scale: CGFloat = 1
    package var minificationFilter: CALayerContentsFilter = .linear
    package var magnificationFilter: CALayerContentsFilter = .linear
    /// Whether its first row lies where y is greatest.
    var isMirrored = false

    package init(_ image: CGImage) { self.image = image }
}

/// An outline with its fill and stroke, in the layer's own space.
package struct RenderShape: Equatable, Sendable {
    package var path: CGPath
    package var fillColor: CGColor?
    package var usesEvenOddFillRule = false
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var lineCap: CAShapeLayerLineCap = .butt
    package var lineJoin: CAShapeLayerLineJoin = .miter
    package var miterLimit: CGFloat = 10
    package var dashPattern: [CGFloat] = []
    package var dashPhase: CGFloat = 0

    package init(_ path: CGPath) { self.path = path }
}

/// A gradient over the layer's rectangle; points in units of the rectangle.
package struct RenderGradient: Equatable, Sendable {
    package var type: CAGradientLayerType
    package var colors: [CGColor]
    /// One for each colour, ascending from 0 to 1.
    package var locations: [CGFloat]
    package var startPoint: CGPoint
    package var endPoint: CGPoint

    package init(
        type: CAGradientLayerType, colors: [CGColor], locations: [CGFloat], startPoint: CGPoint, endPoint: CGPoint
    ) {
        self.type = type
        self.colors = colors
        self.locations = locations
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
}

/// What lies behind the layer, blurred and tinted.
package struct RenderBackdrop: Sendable {
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat = 0
    /// 1 keeps the colours, 0 makes them grey, above 1 makes them stronger.
    package var saturation: CGFloat = 1
    /// Laid over the blurred backdrop.
    package var tint: CGColor?

    package init() {}

    /// Whether it makes any difference to what lies behind.
    var showsAnything: Bool { blurRadius > 0 || saturation != 1 || (tint?.alpha ?? 0) > 0 }
}

/// A `CATransition` at one moment.
package struct RenderTransition: Sendable {
    package var type: CATransitionType
    package var subtype: CATransitionSubtype
    /// How far the change has come, with timing and start and end progress applied: 0 the picture before, 1 after.
    package var progress: Double
    /// The picture before: the layer as it was last committed without the change.
    package var before: RenderNode

    package init(type: CATransitionType, subtype: CATransitionSubtype, progress: Double, before: RenderNode) {
        self.type = type
        self.subtype = subtype
        self.progress = progress
        self.before = before
    }
}
