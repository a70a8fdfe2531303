/// The card of a sheet: the presented controller's view between round corners, and a handle.
final class SheetView: UIView {
    private let clip = UIView()
    private let grabber = UIView()
    private weak var content: UIView?
    private var isCentered = false

    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let grabberTop: CGFloat = 5

    init() {
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        addSubview(clip)
        grabber.backgroundColor = UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? 0.4 : 0.77, alpha: 1)
        }
        grabber.layer.cornerRadius = SheetView.grabberSize.height / 2
        grabber.isHidden = true
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the handle is seen.
    var showsGrabber: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = newValue == false }
    }

    /// Takes a controller's view in.
    func hold(_ view: UIView, _ dimmingView: UIView) {
        content = view
        guard view.superview !== clip else { return }
        view.frame = clip.bounds
        clip.addSubview(view)
        setNeedsLayout()
    }

    /// Rounds the corners as the card's place asks for.
    func show(_ geometry: SheetGeometry, radius: CGFloat?) {
        clip.layer.cornerRadius = radius ?? (geometry.fillsContainer ? 0 : 10)
        clip.layer.maskedCorners =
            geometry.isCentered
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        if content?.superview === clip { content?.frame = clip.bounds }
        grabber.frame = CGRect(
            x: (bounds.width - SheetView.grabberSize.width) / 2, y: SheetView.grabberTop,
            width: SheetView.grabberSize.width, height: SheetView.grabberSize.height)
    }
}
