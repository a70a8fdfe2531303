extension UIView {
    /// The guides that constraints place in the view.
    public var layoutGuides: [UILayoutGuide] { layoutIfMade?.guides ?? [] }

    /// Adds a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layout.guides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    /// Takes a guide away, and the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.region == nil else { return }
        NSLayoutConstraint.deactivate(layoutGuide.references)
        layout.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The part that no bar and nothing of the device covers.
    public var safeAreaLayoutGuide: UILayoutGuide { regionGuide(.safeArea) }
    /// The part within the margins.
    public var layoutMarginsGuide: UILayoutGuide { regionGuide(.margins) }
    /// The part within the margins that is not too wide to read in.
    public var readableContentGuide: UILayoutGuide { regionGuide(.readable) }
    /// Where the keyboard would be.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutIfMade?.regions.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        layout.regions.append(guide)
        return guide
    }

    func regionGuide(_ region: UILayoutGuide.Region) -> UILayoutGuide {
        if let guide = layoutIfMade?.regions.first(where: { $0.region == region }) { return guide }
        let guide = UILayoutGuide(region, of: self)
        layout.regions.append(guide)
        return guide
    }

    /// How far a region's sides are from the view's.
    func insets(of guide: UILayoutGuide) -> UIEdgeInsets {
        switch guide.region {
        case nil, .content: return .zero
        case .frame:
            let offset = bounds.origin
            return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readable:
            let margins = layoutMargins
            // Lines of about 80 letters of the body font.
            let excess = max(0, bounds.width - margins.left - margins.right - UIView.readableWidth) / 2
            return UIEdgeInsets(
                top: margins.top, left: margins.left + excess, bottom: margins.bottom, right: margins.right + excess)
        case .keyboard:
            let usesSafeArea = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
            let bottom = usesSafeArea ? safeAreaInsets.bottom : 0
            return UIEdgeInsets(top: bounds.height - bottom, left: 0, bottom: 0, right: 0)
        }
    }

    private static let readableWidth: CGFloat = 672

    /// Where a guide is in the view's coordinates.
    func frame(of guide: UILayoutGuide) -> CGRect {
        if guide.region == .frame { return bounds }
        if guide.region != nil, guide.region != .content {
            return CGRect(origin: bounds.origin, size: bounds.size).inset(by: insets(of: guide))
        }
        guard let engine = layoutRoot.layoutIfMade?.engine else { return .zero }
        engine.update()
        return engine.frame(of: guide, in: self)
    }
}
