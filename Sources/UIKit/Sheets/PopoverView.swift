/// The bubble of a popover, with its arrow and its shadow.
final class PopoverView: UIView {
    private let fill = UIView()
    private let clip = UIView()
    private let outline = CAShapeLayer()
    private weak var content: UIView?
    private var place: PopoverLayout?
    private var color: UIColor?

    init() {
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        fill.layer.addSublayer(outline)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = PopoverLayout.cornerRadius
        addSubview(fill)
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a controller's view in.
    func hold(_ view: UIView) {
        content = view
        if view.superview !== clip { clip.addSubview(view) }
    }

    /// Looks as a layout says.
    func show(_ layout: PopoverLayout, _ color: UIColor?) {
        (place, self.color) = (layout, color)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let layout = place else { return }
        fill.frame = bounds
        CATransaction.withoutActions {
            let path = layout.outline.cgPath
            outline.frame = bounds
            outline.path = path
            layer.shadowPath = path
            showColor()
        }
        clip.frame = layout.contentFrame
        content?.frame = clip.bounds
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
    }

    private func showColor() {
        let color = color ?? content?.backgroundColor ?? .systemBackground
        outline.fillColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
