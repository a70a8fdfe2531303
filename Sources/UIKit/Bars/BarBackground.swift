/// The ground of a bar: what the content shimmers through, a colour, a picture, and a line at the edge.
final class BarBackground: UIView {
    /// The side at which the line is.
    enum Edge {
        case top, bottom
    }

    private let edge: Edge
    private let material = UIVisualEffectView(effect: nil)
    private let fill = UIImageView(image: nil)
    private let line = UIImageView(image: nil)
    private(set) var appearance: UIBarAppearance?

    init(edge: Edge) {
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [material, fill, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Looks as an appearance says.
    func show(_ appearance: UIBarAppearance) {
        self.appearance = appearance
        material.effect = appearance.backgroundEffect
        material.isHidden = appearance.backgroundEffect == nil
        fill.backgroundColor = appearance.backgroundColor
        fill.image = appearance.backgroundImage
        line.image = appearance.shadowImage
        line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (material.frame, fill.frame) = (bounds, bounds)
        let thickness = 1 / max(traitCollection.displayScale, 1)
        let height = line.image?.size.height ?? thickness
        line.frame = CGRect(
            x: 0, y: edge == .top ? -height : bounds.maxY, width: bounds.width, height: height)
    }
}
