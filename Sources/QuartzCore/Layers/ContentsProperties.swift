/// What a layer shows inside its rectangle, and how.
struct ContentsProperties {
    var contents = ContentsValue()
    var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    var gravity = CALayerContentsGravity.resize
    var scale: CGFloat = 1
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear

    // Sound: a shared value is never changed in place.
    nonisolated(unsafe) static let standard = Shared(ContentsProperties())
}
