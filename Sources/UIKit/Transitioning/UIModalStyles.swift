/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen; what is behind is taken away.
    case fullScreen
    /// As a card over the screen.
    case pageSheet
    /// As a small card in the middle, where there is room.
    case formSheet
    /// Over the controller that defines the context; what is behind is taken away.
    case currentContext
    /// As the transitioning delegate's presentation controller says.
    case custom
    /// Over the whole screen; what is behind stays.
    case overFullScreen
    /// Over the controller that defines the context; what is behind stays.
    case overCurrentContext
    /// In a bubble with an arrow.
    case popover
    /// Not at all: no adapting.
    case none = -1
    /// As the system sees fit: a page sheet.
    case automatic = -2
}

/// How a controller comes and goes where nothing else says.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From the bottom.
    case coverVertical
    /// As the other side of a sheet that turns.
    case flipHorizontal
    /// Fading.
    case crossDissolve
    /// From under a page that curls up half way.
    case partialCurl
}
