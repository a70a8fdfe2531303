/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The picture while the tab is chosen.
    open var selectedImage: UIImage? { didSet { itemDidChange() } }
    /// The number in a red spot.
    open var badgeValue: String? { didSet { itemDidChange() } }
    /// The colour of that spot; nil for red.
    open var badgeColor: UIColor? { didSet { itemDidChange() } }
    /// How the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
    private var hasOwnTitle = false

    /// Makes an item with a title and a picture.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        (self.title, self.image, self.tag) = (title, image, tag)
        hasOwnTitle = title != nil
    }

    /// Makes an item with a title and two pictures.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
        hasOwnTitle = title != nil
    }

    /// Makes one of the system's items.
    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        super.init()
        become(systemItem)
        self.tag = tag
    }

    /// Takes over the title and the picture of one of the system's items.
    func become(_ item: SystemItem) {
        let look = item.look
        (title, image, hasOwnTitle) = (look.title, UIImage(systemName: look.symbol), true)
    }

    func controllerTitleDidChange(_ title: String?) { if !hasOwnTitle { self.title = title } }
}
