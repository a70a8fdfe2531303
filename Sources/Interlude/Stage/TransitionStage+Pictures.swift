import UIKit

extension TransitionStage {
    /// A picture of a view as it has been laid out.
    public func picture(of view: UIView) -> CGImage? {
        let bounds = view.bounds
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        view.layoutIfNeeded()
        let flying = elements.layers(in: view).filter { !$0.isHidden }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in flying { layer.isHidden = true }
        let picture = view.layer.rendered(scale: scale(of: view))
        for layer in flying { layer.isHidden = false }
        CATransaction.commit()
        return picture
    }

    /// A picture of an element, with all that is in it, without round corners: its frame has those.
    func plainPicture(of view: UIView) -> CGImage? {
        let layer = view.layer
        let (radius, shadow) = (layer.cornerRadius, layer.shadowOpacity)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        (layer.cornerRadius, layer.shadowOpacity) = (0, 0)
        let picture = layer.rendered(scale: scale(of: view))
        (layer.cornerRadius, layer.shadowOpacity) = (radius, shadow)
        CATransaction.commit()
        return picture
    }

    /// Pixels to a point where a view is shown.
    func scale(of view: UIView) -> CGFloat {
        let scale = container.window?.screen.scale ?? container.traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// Puts pieces of a picture of a screen in its place. While things move, they stand for it.
    /// - Parameters:
    ///   - view: the screen; there are no pieces where there is none.
    ///   - rects: the pieces, in the screen's coordinates; whole pixels are cut.
    ///   - perspective: whether pieces that are nearer look larger.
    ///   - isInFront: whether the pieces lie in front of all that is there, or in the screen's place.
    /// - Returns: a layer for each piece, in its place, and the view that they are in.
    public func cut(
        _ view: UIView?, into rects: [CGRect], perspective: Bool = true, isInFront: Bool = false
    ) -> (host: UIView, pieces: [CALayer])? {
        guard let view, let picture = picture(of: view) else { return nil }
        let host = UIView(frame: view.frame)
        if perspective { host.layer.sublayerTransform = Pose().seen(from: viewingDistance).transform }
        put(host, isInFront ? .front : .above(view))
        let size = host.bounds.size
        let scale = scale(of: view)
        func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let pieces = rects.map { rect -> CALayer in
            let piece = CALayer()
            let (left, top) = (whole(rect.minX), whole(rect.minY))
            piece.frame = CGRect(
                x: left, y: top, width: whole(rect.maxX) - left, height: whole(rect.maxY) - top)
            piece.contents = picture
            piece.contentsScale = scale
            piece.contentsRect = CGRect(
                x: piece.frame.minX / size.width, y: piece.frame.minY / size.height,
                width: piece.frame.width / size.width, height: piece.frame.height / size.height)
            host.layer.addSublayer(piece)
            return piece
        }
        markPictured(view)
        hideAtEnds(host.layer)
        return (host, pieces)
    }

    /// The rectangles of a grid over a screen, row by row.
    public func grid(columns: Int, rows: Int) -> [CGRect] {
        let (width, height) = (size.width / CGFloat(max(columns, 1)), size.height / CGFloat(max(rows, 1)))
        return (0..<max(rows, 1)).flatMap { row in
            (0..<max(columns, 1)).map { column in
                CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
            }
        }
    }
}
