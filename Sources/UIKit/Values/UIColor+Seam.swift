extension UIColor {
    func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
    static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
}

@MainActor func UIGraphicsPushContext(_ context: CGContext) {}
@MainActor func UIGraphicsPopContext() {}
