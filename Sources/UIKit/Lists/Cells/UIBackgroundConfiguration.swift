/// A description of what is behind a cell's contents.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// What fills it; nil for the tint colour.
    public var backgroundColor: UIColor?
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The colour of its outline.
    public var strokeColor: UIColor?
    /// How wide its outline is, in points.
    public var strokeWidth: CGFloat = 0
    /// How far it stays away from the cell's sides, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// A view in place of it.
    public var customView: UIView?

    init(_ color: UIColor?) { backgroundColor = color }

    /// Nothing.
    public static func clear() -> Self { Self(.clear) }
    /// As in a plain list.
    public static func listPlainCell() -> Self { Self(.systemBackground) }
    /// As in a grouped list.
    public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }

    func apply(to view: UIView, tint: UIColor) {
        view.backgroundColor = backgroundColor ?? tint
        view.layer.cornerRadius = cornerRadius
        view.layer.borderColor = strokeColor?.resolvedColor(with: view.traitCollection).cgColor
        view.layer.borderWidth = strokeWidth
        for old in view.subviews where old !== customView { old.removeFromSuperview() }
        guard let customView else { return }
        customView.frame = view.bounds
        customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(customView)
    }
}
