extension UIScrollView {
    private static let zoomDuration = 0.3

    var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    func zoomLimitsDidChange() {
        updateRecognizers()
        let scale = limited(zoomScale)
        if scale != zoomScale, zoomedView != nil { zoom(by: scale, animated: false) }
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    /// Sets the scale about the middle of what is in view.
    func zoom(by scale: CGFloat, animated: Bool) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        zoom(to: limited(scale), keeping: middle, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated)
    }

    /// Shows a rectangle of the zoomed view as large as it fits.
    func zoom(onto rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let area = bounds.inset(by: adjustedContentInset)
        let scale = limited(min(area.width / rect.width, area.height / rect.height))
        let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
        let insets = adjustedContentInset
        zoom(
            to: scale, keeping: middle,
            at: CGPoint(x: insets.left + area.width / 2, y: insets.top + area.height / 2), animated)
    }

    /// Sets the scale so that a point of the content comes to a point of the view.
    private func zoom(to scale: CGFloat, keeping point: CGPoint, at place: CGPoint, _ animated: Bool) {
        guard zoomedView != nil, zoomScale > 0, scale > 0 else { return }
        let factor = scale / zoomScale
        let size = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
        let asked = CGPoint(x: point.x * factor - place.x, y: point.y * factor - place.y)
        let offset = clamped(asked, contentSize: size)
        stopMotion()
        scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        guard animated, window != nil else {
            applyZoom(scale)
            setOffset(offset)
            return zoomDidEnd()
        }
        beginZoom(to: scale, offset: offset)
    }

    private func beginZoom(to scale: CGFloat, offset: CGPoint) {
        let duration = UIScrollView.zoomDuration
        begin(
            ScrollMotion(
                cause: .zoom, start: CACurrentMediaTime(),
                x: ScrollCurve(from: contentOffset.x, to: offset.x, duration: duration),
                y: ScrollCurve(from: contentOffset.y, to: offset.y, duration: duration),
                scale: ScrollCurve(from: zoomScale, to: scale, duration: duration)))
    }

    /// The nearest offset at which content of a size may rest.
    private func clamped(_ offset: CGPoint, contentSize size: CGSize) -> CGPoint {
        let old = scrolling.contentSize
        scrolling.contentSize = size
        defer { scrolling.contentSize = old }
        return clamped(offset)
    }

    /// Gives the zoomed view a scale; the content grows and shrinks with it.
    func applyZoom(_ scale: CGFloat) {
        guard let view = zoomedView, scale > 0, scale != zoomScale else { return }
        let factor = scale / zoomScale
        let origin = view.frame.origin
        scrolling.zoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let frame = view.frame
        // What lies before the view grows along with it.
        view.center = CGPoint(
            x: view.center.x + origin.x * factor - frame.minX, y: view.center.y + origin.y * factor - frame.minY)
        scrolling.contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
        setNeedsLayout()
        insetsMayHaveChanged()
        updateIndicators()
        scrollDelegate?.scrollViewDidZoom(self)
    }

    func zoomDidEnd() { scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale) }

    // MARK: Pinching

    /// Two fingers take hold of the content about a point of the view's own coordinates.
    func beginPinch(at point: CGPoint) {
        guard scrolling.pinch == nil, zoomedView != nil, zoomScale > 0 else { return }
        stopMotion()
        scrolling.pinch = ScrollState.Pinch(
            startScale: zoomScale, anchor: CGPoint(x: point.x / zoomScale, y: point.y / zoomScale))
        scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    }

    /// The fingers have spread by a factor since they took hold, about a point seen from the view's corner.
    func pinch(by factor: CGFloat, about place: CGPoint) {
        guard let pinch = scrolling.pinch else { return }
        let asked = pinch.startScale * factor
        let limit = limited(asked)
        // Beyond its limits the scale follows ever more slowly.
        let scale = bouncesZoom ? limit * Elementary.pow(asked / limit, 0.4) : limit
        applyZoom(scale)
        setOffset(CGPoint(x: pinch.anchor.x * scale - place.x, y: pinch.anchor.y * scale - place.y))
    }

    /// The fingers let go.
    func endPinch(at place: CGPoint) {
        guard scrolling.pinch != nil else { return }
        scrolling.pinch = nil
        let scale = limited(zoomScale)
        let factor = scale / zoomScale
        let size = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
        let point = CGPoint(x: contentOffset.x + place.x, y: contentOffset.y + place.y)
        let offset = clamped(
            CGPoint(x: point.x * factor - place.x, y: point.y * factor - place.y), contentSize: size)
        guard scale != zoomScale || offset != contentOffset else { return zoomDidEnd() }
        beginZoom(to: scale, offset: offset)
    }
}
