extension UITabBarItem {
    /// Items with a title and a picture of the system's.
    public enum SystemItem: Int, Sendable {
        /// Three dots.
        case more
        /// A star.
        case favorites
        /// A star.
        case featured
        /// A star.
        case topRated
        /// A clock.
        case recents
        /// A person.
        case contacts
        /// A clock.
        case history
        /// A book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// An arrow into a tray.
        case downloads
        /// A clock.
        case mostRecent
        /// A list.
        case mostViewed
    }
}

extension UITabBarItem.SystemItem {
    var look: (title: String, symbol: String) {
        switch self {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.fill")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "book")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "square.and.arrow.down")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "list.bullet")
        }
    }
}
