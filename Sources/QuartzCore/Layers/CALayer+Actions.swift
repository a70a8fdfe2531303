extension CALayer {
    /// The first action that is found for a key.
    func findAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = styleAction(forKey: event) { return action is NSNull ? nil : action }
        if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAnimation(forKey: event)
    }

    private func styleAction(forKey event: String) -> (any CAAction)? {
        (style?["actions"] as? [String: any CAAction])?[event]
    }

    /// A change from the value that is shown, if the key is that of a property that changes by itself.
    private func implicitAnimation(forKey key: String) -> CAAnimation? {
        // What was never shown cannot change visibly.
        guard wasCommitted, let named = LayerKey.named(key, state.special), named.isImplicitlyAnimated else {
            return nil
        }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = named.value(shownState)
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        animation.fillMode = .backwards
        return animation
    }
}
