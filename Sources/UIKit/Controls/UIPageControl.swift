/// A row of dots, one for each page, of which the present one's is filled.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private var dots: [UIImageView] = []
    private let back = UIView()

    private static let dot: CGFloat = 8
    private static let step: CGFloat = 17
    private static let height: CGFloat = 26

    /// How the dots are set off from what is behind.
    public enum BackgroundStyle: Int, Sendable {
        /// While they are touched.
        case automatic
        /// Always.
        case prominent
        /// Never.
        case minimal
    }

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control as a storyboard describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            rebuild()
        }
    }

    /// The present page, from 0.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(newValue, 0), max(0, numberOfPages - 1))
            updateLooks()
        }
    }

    private var page = 0

    /// Whether nothing is shown where there is only one page.
    open var hidesForSinglePage = false { didSet { updateLooks() } }
    /// The colour of the dots.
    open var pageIndicatorTintColor: UIColor? { didSet { updateLooks() } }
    /// The colour of the present page's dot.
    open var currentPageIndicatorTintColor: UIColor? { didSet { updateLooks() } }
    /// How the dots are set off from what is behind.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { updateLooks() } }
    /// A picture in place of the dots.
    open var preferredIndicatorImage: UIImage? { didSet { updateLooks() } }
    private var indicatorImages: [Int: UIImage] = [:]

    /// Sets a picture in place of a page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
        updateLooks()
    }
    /// The picture in place of a page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

    /// The size that dots for some pages need.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 1)) * UIPageControl.step + 24, height: UIPageControl.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    private func setUp() {
        back.isUserInteractionEnabled = false
        back.layer.cornerRadius = UIPageControl.height / 2
        addSubview(back)
        updateLooks()
    }

    private func rebuild() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIImageView(frame: .zero)
            dot.contentMode = .center
            dots.append(dot)
            addSubview(dot)
        }
        invalidateIntrinsicContentSize()
        updateLooks()
        setNeedsLayout()
    }

    private func updateLooks() {
        let isBacked = backgroundStyle == .prominent || (backgroundStyle == .automatic && isHighlighted)
        back.backgroundColor = isBacked ? .secondarySystemFill : nil
        for (index, dot) in dots.enumerated() {
            let color =
                index == page
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.4)
            let image = indicatorImages[index] ?? preferredIndicatorImage
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.layer.cornerRadius = image == nil ? UIPageControl.dot / 2 : 0
            dot.isHidden = hidesForSinglePage && numberOfPages <= 1
        }
    }

    override func stateDidChange() { updateLooks() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = size(forNumberOfPages: numberOfPages)
        back.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, dot) in dots.enumerated() {
            let place = CGFloat(isRightToLeft ? dots.count - 1 - index : index) - CGFloat(dots.count - 1) / 2
            dot.bounds.size = CGSize(width: UIPageControl.dot, height: UIPageControl.dot)
            dot.center = CGPoint(x: bounds.midX + place * UIPageControl.step, y: bounds.midY)
        }
    }

    /// A tap beside the middle turns a page.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let isForward =
            (touch.location(in: self).x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let old = page
        currentPage += isForward ? 1 : -1
        if page != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
