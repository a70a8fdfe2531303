import UIKit

extension UIView {
    private static let idKey = "interlude.transitionID"
    private static let ruleKey = "interlude.transitionRule"

    /// What tells two views of two screens to be the same thing: in a transition one turns into the other.
    ///
    /// Place, size, corners, colour and what is shown change on the way; any transition can lie underneath. Where only
    /// one of the screens has a view of that name, it enters or leaves by its ``transitionRule``.
    public var transitionID: String? {
        get { layer.value(forKey: UIView.idKey) as? String }
        set { layer.setValue(newValue, forKey: UIView.idKey) }
    }

    /// How the view enters and leaves where it has no counterpart; nil for along with its screen.
    public var transitionRule: ElementRule? {
        get { layer.value(forKey: UIView.ruleKey) as? ElementRule }
        set { layer.setValue(newValue, forKey: UIView.ruleKey) }
    }
}

extension UIView {
    private static let bendKey = "interlude.transitionBend"

    /// How far the view's way bends to the side when it turns into another, in parts of the way; nil for straight on.
    public var transitionBend: CGFloat? {
        get { layer.value(forKey: UIView.bendKey) as? CGFloat }
        set { layer.setValue(newValue, forKey: UIView.bendKey) }
    }
}
