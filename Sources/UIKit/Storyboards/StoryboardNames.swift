/// What words in a storyboard stand for.
@MainActor
enum StoryboardNames {
    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover, "automatic": .automatic,
    ]

    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justified": .justified, "natural": .natural,
    ]

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping,
        "clip": .byClipping,
    ]

    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
        "redo": .redo, "close": .close,
    ]

    static let tabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    /// The recognizer that an element describes; nil for other elements.
    static func makeRecognizer(_ element: StoryboardElement) -> UIGestureRecognizer? {
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = min(max(element.integer("numberOfTapsRequired") ?? 1, 1), 10)
            tap.numberOfTouchesRequired = min(max(element.integer("numberOfTouchesRequired") ?? 1, 1), 10)
            return tap
        case "panGestureRecognizer": return UIPanGestureRecognizer()
        case "screenEdgePanGestureRecognizer":
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = element.value("edges")?.bool("right") == true ? .right : .left
            return pan
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "right": .right, "up": .up, "down": .down,
            ]
            if let direction = element["direction"].flatMap({ directions[$0] }) { swipe.direction = direction }
            return swipe
        case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = element.number("minimumPressDuration").map { Double(max($0, 0)) } ?? 0.5
            return press
        default: return nil
        }
    }
}
