/// A display as an app sees it.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
    /// The display's rectangle in points.
    public private(set) var bounds: CGRect { didSet { knownTraits = nil } }
    /// Pixels to a point.
    public let scale: CGFloat
    /// Frames that can be shown in a second.
    public let maximumFramesPerSecond = 60
    /// How bright the screen is, 0 to 1. Changes nothing here.
    public var brightness: CGFloat = 0.5
    /// Light or dark, where the app does not say.
    package var userInterfaceStyle = UIUserInterfaceStyle.light {
        didSet { traitsDidChange() }
    }
    /// The reading direction, where the app does not say.
    package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
        didSet { traitsDidChange() }
    }

    private func traitsDidChange() {
        knownTraits = nil
        for window in windows { window.traitsMayHaveChanged() }
    }

    /// What the device covers of the screen's sides.
    package var safeAreaInsets: UIEdgeInsets
    /// The layer that windows are put into; none on a screen without a display.
    package let layer: CALayer?
    /// The windows that are visible, from back to front.
    package private(set) var windows: [UIWindow] {
        get { storage?.windows ?? [] }
        set { storage?.windows = newValue }
    }
    private weak var storage: Storage?
    /// The window that gets what is typed.
    package weak var keyWindow: UIWindow?
    /// The scene of the windows on this screen.
    private(set) lazy var scene = UIWindowScene(screen: self)
    /// Where the display's touches come in.
    package var touchInput: TouchInput { storage?.touchInput ?? TouchInput(screen: self) }

    /// The screen of the current display; one of 390×844 points that nobody sees where there is no display.
    public static var main: UIScreen {
        guard let display = CurrentDisplay.clock as? any ScreenDisplay else { return detached }
        if let storage = display.screenStorage as? Storage { return storage.screen }
        let screen = UIScreen(
            size: display.size, scale: display.scale, safeAreaInsets: display.safeAreaInsets, layer: display.layer)
        display.screenStorage = Storage(screen)
        return screen
    }

    /// All screens: the main one.
    public static var screens: [UIScreen] { [main] }

    private static var detached: UIScreen { detachedStorage.screen }
    private static let detachedStorage = Storage(
        UIScreen(size: CGSize(width: 390, height: 844), scale: 3, safeAreaInsets: .zero, layer: nil))

    /// What a display keeps of its screen. Windows hold on to the screen, which must not hold on to them or to touches
    /// in them: those that are visible live as long as the display, and no longer than it.
    @MainActor
    private final class Storage {
        let screen: UIScreen
        var windows: [UIWindow] = []
        private(set) lazy var touchInput = TouchInput(screen: screen)

        init(_ screen: UIScreen) {
            self.screen = screen
            screen.storage = self
        }
    }

    private init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, layer: CALayer?) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.layer = layer
        super.init()
    }

    /// The display's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels to a point.
    public var nativeScale: CGFloat { scale }
    /// The screen's own coordinates.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self) }

    /// The traits that everything on the screen begins with.
    public var traitCollection: UITraitCollection {
        if let knownTraits { return knownTraits }
        let traits = UITraitCollection(traitValues)
        knownTraits = traits
        return traits
    }
    /// The traits since something that they depend on was last changed.
    private var knownTraits: UITraitCollection?

    private var traitValues: UITraitCollection.Values {
        var values = UITraitCollection.Values()
        values.style = userInterfaceStyle
        values.scale = scale
        values.direction = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        values.textSize = .large
        let isPad = min(bounds.width, bounds.height) >= 700
        values.idiom = isPad ? .pad : .phone
        // Of phones on their side, only the large ones have much room across.
        values.horizontal = isPad || bounds.width >= 736 && bounds.height >= 414 ? .regular : .compact
        values.vertical = isPad || bounds.height >= bounds.width ? .regular : .compact
        return values
    }

    /// Is there for subclasses of other kinds.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Gives the display another size: turning the device, resizing its window.
    package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
        if let safeAreaInsets { self.safeAreaInsets = safeAreaInsets }
        bounds.size = size
        for window in windows { window.screenDidResize(to: size) }
    }

    /// Shows a window, over those of its level and below.
    func show(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        let place = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
        windows.insert(window, at: place)
        layer?.insertSublayer(window.layer, at: UInt32(place))
    }

    /// Shows a window no more.
    func hide(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        if window.layer.superlayer === layer { window.layer.removeFromSuperlayer() }
        if keyWindow === window { keyWindow = windows.last { $0.canBecomeKey } }
    }
}

/// A screen's coordinates.
private final class ScreenSpace: NSObject, UICoordinateSpace {
    let screen: UIScreen

    init(screen: UIScreen) { self.screen = screen }

    var bounds: CGRect { screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return point }
        return view.layer.convert(point, from: screen.layer)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return point }
        return view.layer.convert(point, to: screen.layer)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return rect }
        return view.layer.convert(rect, from: screen.layer)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return rect }
        return view.layer.convert(rect, to: screen.layer)
    }
}
