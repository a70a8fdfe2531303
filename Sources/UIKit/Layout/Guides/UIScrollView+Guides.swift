extension UIScrollView {
    /// The content: constraints to its sides say how large it is.
    public var contentLayoutGuide: UILayoutGuide { regionGuide(.content) }

    /// The part of the content that is in view: constraints to it keep views in place while the content moves.
    public var frameLayoutGuide: UILayoutGuide { regionGuide(.frame) }
}
