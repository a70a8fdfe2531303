/// A scene that shows windows on a screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The screen.
    public unowned let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
        super.init(session: UISceneSession())
    }

    /// The windows that are visible, from back to front.
    open var windows: [UIWindow] { screen.windows }
    /// The window that gets what is typed.
    open var keyWindow: UIWindow? { screen.keyWindow }
    /// The traits that the scene's windows begin with.
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// The scene's own coordinates.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
