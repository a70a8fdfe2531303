extension UIBarButtonItem {
    /// What a button shows.
    struct Look {
        var title: String?
        var image: UIImage?
        /// The size of a symbol in points.
        var pointSize: CGFloat = 20
        /// The colour where it is not the bar's.
        var color: UIColor?
    }

    /// What the button shows: the app's picture or title, or the system's for one of its own.
    var look: Look {
        guard image == nil, title == nil, let systemItem else { return Look(title: title, image: image) }
        if let word = systemItem.word { return Look(title: word) }
        let image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
        return systemItem == .close
            ? Look(image: image, pointSize: 26, color: .systemGray2) : Look(image: image)
    }

    /// Whether it is only space.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Whether it is space that grows.
    var isFlexibleSpace: Bool { systemItem == .flexibleSpace }

    /// Takes over what an action is called and looks like.
    func takeLook(of action: UIAction) {
        if title == nil, !action.title.isEmpty { title = action.title }
        if image == nil { image = action.image }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The word on the button, where it has one.
    var word: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The symbol on the button, where it has one.
    var symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrow.uturn.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .close: "xmark.circle.fill"
        default: nil
        }
    }
}
