extension UITableViewCell {
    private static let imageGap: CGFloat = 16
    private static let labelGap: CGFloat = 6

    var madeTextLabel: UILabel? {
        if let label = parts.textLabel { return label }
        let label = UILabel()
        label.font = .systemFont(ofSize: style == .value2 ? 15 : 17)
        label.textAlignment = style == .value2 ? .right : .natural
        if style == .value2 { label.textColor = tintColor }
        parts.textLabel = label
        parts.contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    var madeDetailLabel: UILabel? {
        if let label = parts.detailLabel { return label }
        guard style != .default else { return nil }
        let label = UILabel()
        switch style {
        case .subtitle: label.font = .systemFont(ofSize: 12)
        case .value1:
            label.font = .systemFont(ofSize: 17)
            label.textColor = .secondaryLabel
        case .value2: label.font = .systemFont(ofSize: 15)
        case .default: break
        }
        parts.detailLabel = label
        parts.contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    var madeImageView: UIImageView? {
        if let view = parts.imageView { return view }
        guard style != .value2 else { return nil }
        let view = UIImageView(image: nil)
        parts.imageView = view
        parts.contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    /// Whether a label has anything to show.
    private func isFilled(_ label: UILabel?) -> Bool {
        guard let label else { return false }
        return !(label.text ?? "").isEmpty || label.attributedText.map { $0.length > 0 } ?? false
    }

    /// How high the labels and the picture are together with their margins; nil where there are none.
    func labelsHeight(width: CGFloat) -> CGFloat? {
        let (hasText, hasDetail) = (isFilled(parts.textLabel), isFilled(parts.detailLabel))
        let image = parts.imageView?.image?.size
        guard hasText || hasDetail || image != nil else { return nil }
        let room = labelArea(in: CGRect(x: 0, y: 0, width: width, height: 0)).width
        let text = hasText ? size(of: parts.textLabel, width: room).height : 0
        let detail = hasDetail ? size(of: parts.detailLabel, width: room).height : 0
        let labels = style == .subtitle ? text + detail + (hasText && hasDetail ? 3 : 0) : max(text, detail)
        return max(UITableViewCell.leastHeight, labels + 22, (image?.height ?? 0) + 1)
    }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, isFilled(label) else { return .zero }
        let size = label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, max(0, width)), height: size.height)
    }

    /// The room for the labels, beside the picture.
    func labelArea(in area: CGRect) -> CGRect {
        let margin = UITableViewCell.margin
        let indent = margin + CGFloat(indentationLevel) * indentationWidth
        var left = indent
        if let image = parts.imageView?.image { left += image.size.width + UITableViewCell.imageGap }
        // An accessory has its distance already.
        let right = shownAccessory == nil ? margin : 8
        return CGRect(x: left, y: 0, width: max(0, area.width - left - right), height: area.height)
    }

    func placeLabels(in area: CGRect) {
        guard parts.textLabel != nil || parts.detailLabel != nil || parts.imageView != nil else { return }
        let room = labelArea(in: area)
        if let view = parts.imageView {
            let size = view.image?.size ?? .zero
            let height = min(size.height, area.height)
            let width = size.height > 0 ? size.width * height / size.height : 0
            view.frame = CGRect(
                x: UITableViewCell.margin + CGFloat(indentationLevel) * indentationWidth,
                y: ((area.height - height) / 2).rounded(), width: width, height: height)
        }
        switch style {
        case .default: parts.textLabel?.frame = room
        case .subtitle: placeSubtitle(in: room)
        case .value1: placeSides(in: room)
        case .value2:
            let width: CGFloat = 91
            let height = room.height
            parts.textLabel?.frame = CGRect(x: room.minX, y: 0, width: width, height: height)
            let left = room.minX + width + UITableViewCell.labelGap
            parts.detailLabel?.frame = CGRect(x: left, y: 0, width: max(0, room.maxX - left), height: height)
        }
    }

    private func placeSubtitle(in room: CGRect) {
        let text = size(of: parts.textLabel, width: room.width)
        let detail = size(of: parts.detailLabel, width: room.width)
        let gap: CGFloat = text.height > 0 && detail.height > 0 ? 3 : 0
        let top = ((room.height - text.height - gap - detail.height) / 2).rounded()
        parts.textLabel?.frame = CGRect(x: room.minX, y: top, width: room.width, height: text.height)
        parts.detailLabel?.frame = CGRect(
            x: room.minX, y: top + text.height + gap, width: room.width, height: detail.height)
    }

    /// The first text at the left, the other at the right; the first has to make room.
    private func placeSides(in room: CGRect) {
        let detail = size(of: parts.detailLabel, width: room.width)
        let left = max(0, room.width - detail.width - UITableViewCell.labelGap)
        parts.textLabel?.frame = CGRect(x: room.minX, y: 0, width: min(left, room.width), height: room.height)
        parts.detailLabel?.frame = CGRect(
            x: room.maxX - detail.width, y: 0, width: detail.width, height: room.height)
    }
}
