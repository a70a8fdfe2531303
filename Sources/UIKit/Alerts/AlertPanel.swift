/// What an alert shows: titles, fields and choices on ground that the screen shimmers through.
final class AlertPanel: UIView {
    private unowned let controller: UIAlertController
    private let upper = AlertGround()
    private let lower = AlertGround()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fieldFrames: [UIView] = []
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    private var hasTwoColumns = false

    /// The measures of iOS's alerts, in points.
    private enum Measure {
        static let alertWidth: CGFloat = 270
        static let margin: CGFloat = 16
        static let alertRow: CGFloat = 44
        static let sheetRow: CGFloat = 57
        static let gap: CGFloat = 8
        static let fieldHeight: CGFloat = 26
    }

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        addSubview(upper)
        addSubview(lower)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            upper.content.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { controller.preferredStyle == .actionSheet }

    /// The choices in the order in which they are shown, and the one that stands apart beneath a list.
    private var shownActions: (list: [UIAlertAction], apart: UIAlertAction?) {
        let cancel = controller.actions.first { $0.style == .cancel }
        let others = controller.actions.filter { $0 !== cancel }
        if isSheet { return (others, cancel) }
        // Of two, the one that leaves all as it is comes first; of more, last.
        guard let cancel else { return (others, nil) }
        return (others.count == 1 ? [cancel] + others : others + [cancel], nil)
    }

    /// Makes all anew from what the controller says.
    func rebuild() {
        for view in buttons + fieldFrames + lines { view.removeFromSuperview() }
        func text(_ string: String?, _ font: UIFont, _ color: UIColor) -> NSAttributedString? {
            guard let string, !string.isEmpty else { return nil }
            return NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
        }
        titleLabel.attributedText =
            isSheet
            ? text(controller.title, .systemFont(ofSize: 13, weight: .semibold), .secondaryLabel)
            : text(controller.title, .systemFont(ofSize: 17, weight: .semibold), .label)
        messageLabel.attributedText =
            isSheet
            ? text(controller.message, .systemFont(ofSize: 13), .secondaryLabel)
            : text(controller.message, .systemFont(ofSize: 13), .label)
        fieldFrames = (controller.textFields ?? []).map { field in
            let frame = UIView()
            frame.backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 1, alpha: 1) }
            frame.layer.borderWidth = 0.5
            frame.layer.borderColor = UIColor(white: 0.5, alpha: 0.4).cgColor
            frame.layer.cornerRadius = 5
            frame.addSubview(field)
            upper.content.addSubview(frame)
            return frame
        }
        let shown = shownActions
        buttons = shown.list.map { button($0, in: upper) }
        if let apart = shown.apart { buttons.append(button(apart, in: lower)) }
        lower.isHidden = shown.apart == nil
        lower.isSolid = true
        hasTwoColumns =
            !isSheet && shown.list.count == 2
            && buttons.allSatisfy { $0.titleWidth + 24 <= Measure.alertWidth / 2 }
        let lineCount = shown.list.count - (hasTwoColumns ? 0 : hasHeader ? 0 : 1)
        lines = (0..<max(0, lineCount)).map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            upper.content.addSubview(line)
            return line
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func button(_ action: UIAlertAction, in ground: AlertGround) -> AlertButton {
        let isPreferred =
            controller.preferredAction.map { $0 === action } ?? (action.style == .cancel)
        let button = AlertButton(action, isPreferred: isPreferred, size: isSheet ? 20 : 17)
        ground.content.addSubview(button)
        return button
    }

    private var hasHeader: Bool {
        titleLabel.attributedText != nil || messageLabel.attributedText != nil || !fieldFrames.isEmpty
    }

    // MARK: Layout

    /// The size of the panel in a room of some size.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = isSheet ? size.width : min(Measure.alertWidth, size.width)
        return CGSize(width: width, height: place(width: width, isMeasuring: true))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(width: bounds.width, isMeasuring: false)
    }

    /// Puts everything into its place.
    /// - Returns: the height in points.
    private func place(width: CGFloat, isMeasuring: Bool) -> CGFloat {
        let row = isSheet ? Measure.sheetRow : Measure.alertRow
        let thickness = 1 / max(traitCollection.displayScale, 1)
        func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            if !isMeasuring { view.frame = CGRect(x: x, y: y, width: width, height: height) }
        }
        var y: CGFloat = 0
        if hasHeader {
            let inside = width - 2 * Measure.margin
            y = isSheet ? 14 : 19
            for (label, gap) in [(titleLabel, isSheet ? CGFloat(6) : 3), (messageLabel, 0)]
            where label.attributedText != nil {
                let height = label.sizeThatFits(CGSize(width: inside, height: 10000)).height.rounded(.up)
                put(label, Measure.margin, y, inside, height)
                y += height + gap
            }
            if !fieldFrames.isEmpty { y += 14 }
            for frame in fieldFrames {
                put(frame, Measure.margin, y, inside, Measure.fieldHeight)
                for field in frame.subviews where !isMeasuring { field.frame = frame.bounds.insetBy(dx: 6, dy: 0) }
                y += Measure.fieldHeight + 4
            }
            y += isSheet ? 14 : 19
        }
        var unusedLines = lines[...]
        let list = lower.isHidden ? buttons[...] : buttons.dropLast()
        if hasTwoColumns {
            if let line = unusedLines.popFirst() { put(line, 0, y, width, thickness) }
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            for (index, button) in list.enumerated() {
                let column = isRightToLeft ? 1 - index : index
                put(button, CGFloat(column) * width / 2, y, width / 2, row)
            }
            if let line = unusedLines.popFirst() { put(line, (width - thickness) / 2, y, thickness, row) }
            y += row
        } else {
            for (index, button) in list.enumerated() {
                if index > 0 || hasHeader, let line = unusedLines.popFirst() { put(line, 0, y, width, thickness) }
                put(button, 0, y, width, row)
                y += row
            }
        }
        put(upper, 0, 0, width, y)
        upper.isHidden = y == 0
        if !lower.isHidden, let apart = buttons.last {
            if y > 0 { y += Measure.gap }
            put(lower, 0, y, width, row)
            put(apart, 0, 0, width, row)
            y += row
        }
        return y
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { light(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { light(touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for button in buttons { button.isTouched = false }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        light(touches)
        let chosen = buttons.first { $0.isTouched }
        for button in buttons { button.isTouched = false }
        if let chosen { controller.choose(chosen.action) }
    }

    /// Lights the choice under the finger, which may slide from one to the next.
    private func light(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        for button in buttons {
            button.isTouched = button.action.isEnabled && button.bounds.contains(touch.location(in: button))
        }
    }
}
