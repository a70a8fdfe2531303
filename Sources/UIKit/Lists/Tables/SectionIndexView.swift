/// The letters at a table's side that lead to its sections.
final class SectionIndexView: UIView {
    private(set) var titles: [String] = []
    /// A finger is on a title.
    var onTouch: ((Int) -> Void)?
    var color: UIColor? { didSet { colorsDidChange() } }
    var ground: UIColor? { didSet { colorsDidChange() } }
    var touchedGround: UIColor? { didSet { colorsDidChange() } }
    private var labels: [UILabel] = []
    private var places: [Int] = []
    private var touched: Int?

    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.zPosition = 2
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String]) {
        guard titles != self.titles else { return }
        self.titles = titles
        places = []
        setNeedsLayout()
    }

    /// The titles that there is room for, with points for those in between.
    private func visiblePlaces() -> [Int] {
        let room = max(Int(bounds.height / Self.lineHeight), 1)
        guard titles.count > room, room >= 3 else { return Array(titles.indices) }
        // Every other place is a point: an odd number, from the first title to the last.
        let count = room % 2 == 0 ? room - 1 : room
        return (0..<count).map { place in
            let index = Int((Double(place) * Double(titles.count - 1) / Double(count - 1)).rounded())
            return place % 2 == 0 ? index : -1
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = visiblePlaces()
        if shown != places {
            places = shown
            for label in labels { label.removeFromSuperview() }
            labels = shown.map { place in
                let label = UILabel()
                label.font = Self.font
                label.textAlignment = .center
                label.text = place < 0 ? "•" : titles[place]
                addSubview(label)
                return label
            }
            colorsDidChange()
        }
        let top = ((bounds.height - CGFloat(labels.count) * Self.lineHeight) / 2).rounded()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0, y: top + CGFloat(index) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
        }
    }

    private func colorsDidChange() {
        for label in labels { label.textColor = color ?? tintColor }
        backgroundColor = touched == nil ? ground : touchedGround ?? ground
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colorsDidChange()
    }

    // MARK: Touches

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty, !labels.isEmpty else { return }
        let height = CGFloat(labels.count) * Self.lineHeight
        let part = (touch.location(in: self).y - (bounds.height - height) / 2) / height
        let index = min(max(Int((part * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1)
        guard index != touched else { return }
        touched = index
        colorsDidChange()
        onTouch?(index)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

    private func release() {
        touched = nil
        colorsDidChange()
    }
}
