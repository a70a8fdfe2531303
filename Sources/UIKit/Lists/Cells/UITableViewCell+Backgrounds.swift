extension UITableViewCell {
    private static let fade = 0.3

    /// Whether the cell looks selected.
    private var looksSelected: Bool { (parts.isSelected || parts.isHighlighted) && selectionStyle != .none }

    func stateDidChange(animated: Bool) {
        if contentConfiguration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        let isOn = looksSelected
        for label in [parts.textLabel, parts.detailLabel] { label?.isHighlighted = isOn }
        parts.imageView?.isHighlighted = isOn
        showSelection(isOn, animated: animated)
    }

    private func showSelection(_ isOn: Bool, animated: Bool) {
        if isOn, selectionView == nil { makeSelection() }
        guard let view = selectionView, (view.alpha > 0 && view.superview != nil) != isOn else { return }
        if isOn, view.superview !== self { insertSubview(view, belowSubview: parts.contentView) }
        view.frame = bounds
        let change = { view.alpha = isOn ? 1 : 0 }
        if animated, window != nil {
            UIView.animate(withDuration: UITableViewCell.fade, animations: change)
        } else {
            change()
        }
    }

    private var selectionView: UIView? { selectedBackgroundView ?? parts.selection }

    private func makeSelection() {
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.alpha = 0
        parts.selection = view
    }

    func replaceSelectedBackground(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        parts.selection?.removeFromSuperview()
        new?.alpha = 0
        showSelection(looksSelected, animated: false)
    }

    func replaceBackground(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new {
            new.frame = bounds
            insertSubview(new, at: 0)
        }
        updateBackgrounds()
    }

    /// Shows what the background configuration says.
    func updateBackgrounds() {
        if let configuration = backgroundConfiguration {
            let view = parts.background ?? UIView(frame: bounds)
            configuration.apply(to: view, tint: tintColor)
            if view.superview !== self { insertSubview(view, at: 0) }
            parts.background = view
            backgroundColor = .clear
        } else {
            parts.background?.removeFromSuperview()
            parts.background = nil
        }
        showSelection(looksSelected, animated: false)
    }
}
