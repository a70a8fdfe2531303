extension UIView {
    var currentTraits: UITraitCollection {
        let surrounding = surroundingTraits
        let controller = viewController
        // Where nobody says anything else, which is nearly everywhere, there is nothing to put together.
        guard controller?.overridesTraits ?? false || settings.overrideUserInterfaceStyle != .unspecified else {
            return surrounding
        }
        var values = surrounding.values
        if let controller { values = controller.overridingTraits(values) }
        if settings.overrideUserInterfaceStyle != .unspecified { values.style = settings.overrideUserInterfaceStyle }
        return UITraitCollection(values)
    }

    private var surroundingTraits: UITraitCollection {
        if let parent { return parent.traitCollection }
        return (self as? UIWindow)?.screen.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Tells the view and everything in it of its traits, where they have changed.
    /// - Parameter looksEverywhere: whether what is in it may know other traits than the view itself: it does after it was
    ///   changed off screen.
    func traitsMayHaveChanged(looksEverywhere: Bool = false) {
        guard currentWindow != nil || self is UIWindow, takeTraits() || looksEverywhere else { return }
        for child in children { child.traitsMayHaveChanged(looksEverywhere: looksEverywhere) }
        settings.mask?.traitsMayHaveChanged(looksEverywhere: looksEverywhere)
    }

    /// Has the view go by its traits.
    /// - Returns: whether they are others than before.
    private func takeTraits() -> Bool {
        let (known, new) = (settings.knownTraits, traitCollection)
        guard known !== new, known != new else { return false }
        settings.knownTraits = new
        settings.variations?.apply(new)
        if known.map({ new.hasDifferentColorAppearance(comparedTo: $0) }) ?? true { colorsMayHaveChanged() }
        // Off screen it went by the screen's.
        let old = known ?? UIScreen.main.traitCollection
        if old != new {
            viewController?.traitCollectionDidChange(old)
            traitCollectionDidChange(old)
            if let viewController { viewController.state.traitObservers.tell(viewController, from: old, to: new) }
            settings.traitObservers.tell(self, from: old, to: new)
            setNeedsLayout()
        }
        return true
    }

    /// Works out colours anew that depend on traits.
    private func colorsMayHaveChanged() {
        if settings.backgroundColor != nil { CATransaction.withoutActions { updateBackground() } }
        if settings.knownTraits != nil { setNeedsDisplay() }
    }

    var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    var inheritedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.settings.tintColor { return adjusted(color) }
            view = current.parent
        }
        return adjusted(.systemBlue)
    }

    private func adjusted(_ color: UIColor) -> UIColor {
        guard inheritedTintAdjustmentMode == .dimmed else { return color }
        let resolved = color.resolvedColor(with: traitCollection).cgColor
        let grey = 0.299 * resolved.red + 0.587 * resolved.green + 0.114 * resolved.blue
        return UIColor(white: grey, alpha: resolved.alpha * 0.8)
    }

    var inheritedTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if current.settings.tintAdjustmentMode != .automatic { return current.settings.tintAdjustmentMode }
            view = current.parent
        }
        return .normal
    }

    /// Tells the view and everything in it that its tint colour may be another one.
    func tintMayHaveChanged() {
        tintColorDidChange()
        for child in children where child.settings.tintColor == nil || child.settings.tintAdjustmentMode == .automatic {
            child.tintMayHaveChanged()
        }
    }
}
