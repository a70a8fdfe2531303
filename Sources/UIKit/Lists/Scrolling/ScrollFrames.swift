/// What a display link calls for a scroll view, without keeping the view.
@MainActor
final class ScrollFrames: NSObject {
    private weak var view: UIScrollView?

    init(view: UIScrollView) {
        self.view = view
        super.init()
    }

    /// The link that calls the view for each frame.
    func makeLink() -> CADisplayLink {
        let link = CADisplayLink(target: self, selector: Selector("frame:", ScrollFrames.frame))
        link.add(to: .main, forMode: .common)
        return link
    }

    func frame(_ link: CADisplayLink) {
        guard let view else { return link.invalidate() }
        view.motionStep(at: link.timestamp)
    }
}
