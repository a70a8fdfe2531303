extension UITableViewCell {
    /// How far contents stay away from the sides, in points.
    static let margin: CGFloat = 16
    private static let editWidth: CGFloat = 38
    /// How high rows are at least that measure themselves.
    static let leastHeight: CGFloat = 44

    func setUpCell() {
        isOpaque = false
        parts.contentView.frame = bounds
        // Constraints are solved for all cells at once, before each is laid out.
        parts.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parts.contentView.insetsLayoutMarginsFromSafeArea = false
        parts.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 11, leading: UITableViewCell.margin, bottom: 11, trailing: UITableViewCell.margin)
        addSubview(parts.contentView)
        CATransaction.withoutActions {
            for line in [parts.separators.top, parts.separators.bottom] {
                line.zPosition = 1
                line.isHidden = true
                layer.addSublayer(line)
            }
        }
    }

    /// Puts everything in its place.
    func layOutCell() {
        if parts.needsConfiguration { updateConfigurations() }
        for view in [parts.background, backgroundView, parts.selection, selectedBackgroundView] {
            view?.frame = bounds
        }
        let area = contentArea(in: bounds)
        parts.contentView.frame = area
        placeAccessory(right: bounds.maxX - sideInsets.right)
        placeEditControls()
        placeLabels(in: CGRect(origin: .zero, size: area.size))
        passMarginOn()
        parts.configured?.frame = CGRect(origin: .zero, size: area.size)
        updateSeparator()
    }

    /// What of the sides the device covers.
    private var sideInsets: UIEdgeInsets {
        guard let table = tableView, table.insetsContentViewsToSafeArea, table.style != .insetGrouped else {
            return .zero
        }
        let insets = table.safeAreaInsets
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }

    /// The table that the cell is in.
    var tableView: UITableView? {
        var view = superview
        while let current = view {
            if let table = current as? UITableView { return table }
            view = current.superview
        }
        return nil
    }

    /// The room for the contents of a cell.
    func contentArea(in bounds: CGRect) -> CGRect {
        let insets = sideInsets
        var (left, right) = (insets.left, insets.right)
        if parts.isEditing, parts.editingStyle != .none, shouldIndentWhileEditing { left += UITableViewCell.editWidth }
        let width = accessoryWidth
        if width > 0 { right += width + UITableViewCell.margin }
        return CGRect(
            x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right), height: bounds.height)
    }

    /// Has usual contents end at the margin; an accessory has its distance already.
    private func passMarginOn() {
        let list = parts.configured as? UIListContentView
        list?.outerTrailingMargin = shownAccessory == nil ? UITableViewCell.margin : 0
    }

    /// What is at the right now.
    var shownAccessory: UIView? {
        if let grip = parts.reorderControl { return grip }
        if let view = parts.isEditing ? editingAccessoryView : accessoryView { return view }
        return parts.accessory
    }

    private var accessoryWidth: CGFloat { shownAccessory?.bounds.width ?? 0 }

    private func placeAccessory(right: CGFloat) {
        for view in [accessoryView, editingAccessoryView, parts.accessory] where view !== shownAccessory {
            view?.removeFromSuperview()
        }
        guard let view = shownAccessory else { return }
        if view.superview !== self { addSubview(view) }
        let size = view.bounds.size
        view.frame = CGRect(
            x: right - UITableViewCell.margin - size.width,
            y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        setNeedsLayout()
    }

    func updateAccessory() {
        let type = parts.isEditing ? editingAccessoryType : accessoryType
        parts.accessory?.removeFromSuperview()
        parts.accessory = type == .none ? nil : CellAccessoryView(type: type)
        parts.accessory?.update(tint: tintColor, traits: traitCollection)
        setNeedsLayout()
    }

    // MARK: Lines

    func updateSeparator() {
        let lines = parts.separators
        let shown = parts.shownSeparators
        let color = parts.separatorColor?.resolvedColor(with: traitCollection).cgColor
        let pixel = 1 / (window?.screen ?? UIScreen.main).scale
        let inset = separatorInset
        CATransaction.withoutActions {
            lines.top.isHidden = !shown.top
            lines.bottom.isHidden = !shown.bottom
            lines.top.backgroundColor = color
            lines.bottom.backgroundColor = color
            lines.top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
            let start = parts.separatorFollowsText && parts.ownSeparatorInset == nil ? textStart ?? 0 : 0
            let left = shown.isFull ? 0 : parts.contentView.frame.minX + max(inset.left, start)
            lines.bottom.frame = CGRect(
                x: left, y: bounds.height - pixel,
                width: max(0, bounds.width - left - (shown.isFull ? 0 : inset.right)),
                height: pixel)
        }
    }

    /// Where the text begins in the content view, in points; nil where there is neither a picture nor a configuration.
    private var textStart: CGFloat? {
        if let list = parts.configured as? UIListContentView { return list.textStart }
        return parts.imageView?.image == nil ? nil : labelArea(in: parts.contentView.bounds).minX
    }

    /// Takes over how the table wants its cells to look.
    func applyTableLook(_ look: CellLook) {
        parts.separatorColor = look.separatorColor
        parts.separatorInset = look.separatorInset
        parts.separatorFollowsText = look.separatorFollowsText
        parts.shownSeparators = (look.showsTop, look.showsBottom, look.isFull)
        if backgroundColor == nil, backgroundConfiguration == nil { backgroundColor = look.background }
        let corners = look.corners
        if layer.cornerRadius != look.radius || layer.maskedCorners != corners {
            CATransaction.withoutActions {
                layer.cornerRadius = look.radius
                layer.maskedCorners = corners
                layer.masksToBounds = look.radius > 0
            }
        }
        updateSeparator()
    }

    // MARK: Size

    /// The size that the contents ask for, at a width.
    func fittingCellSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        if parts.needsConfiguration { updateConfigurations() }
        let width = target.width > 0 ? target.width : bounds.width
        let area = contentArea(in: CGRect(x: 0, y: 0, width: width, height: bounds.height))
        let height: CGFloat
        passMarginOn()
        if let view = parts.configured {
            height =
                view.systemLayoutSizeFitting(
                    CGSize(width: area.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        } else if let labels = labelsHeight(width: area.width) {
            height = labels
        } else {
            let fitting = parts.contentView.systemLayoutSizeFitting(
                CGSize(width: area.width, height: target.height), withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: vertical)
            height = fitting.height > 0 ? fitting.height : UITableViewCell.leastHeight
        }
        return CGSize(width: width, height: height)
    }
}
