/// An effect on what lies behind.
open class UIVisualEffect: NSObject {}
/// A blur.
open class UIBlurEffect: UIVisualEffect {
    init(style: Style) {}
    enum Style { case systemMaterial }
}
