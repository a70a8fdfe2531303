/// Shows a picture of another view.
final class SnapshotView: UIView {
    /// Makes a view of a picture.
    /// - Parameters:
    ///   - size: the size in points of what the picture shows.
    ///   - capInsets: the sides that keep their sizes when the view is resized.
    convenience init(_ picture: CGImage?, size: CGSize, scale: CGFloat, capInsets: UIEdgeInsets) {
        self.init(frame: CGRect(origin: .zero, size: size))
        guard let picture else { return }
        CATransaction.withoutActions {
            layer.contents = picture
            layer.contentsScale = scale
            // The picture's last pixels may reach beyond the size.
            layer.contentsRect = CGRect(
                x: 0, y: 0, width: size.width * scale / CGFloat(picture.width),
                height: size.height * scale / CGFloat(picture.height))
            if capInsets != .zero { layer.contentsCenter = SnapshotView.middle(of: size, capInsets) }
        }
    }

    /// The part between the sides, as a part of the whole.
    private static func middle(of size: CGSize, _ insets: UIEdgeInsets) -> CGRect {
        let middle = CGRect(origin: .zero, size: size).inset(by: insets)
        return CGRect(
            x: middle.minX / size.width, y: middle.minY / size.height, width: max(middle.width, 0) / size.width,
            height: max(middle.height, 0) / size.height)
    }
}

extension UIView {
    func makeSnapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
        let picture = picture(of: rect, afterUpdates: afterUpdates)
        return SnapshotView(picture, size: rect.size, scale: pictureScale, capInsets: capInsets)
    }

    func drawSnapshot(in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard UIGraphicsGetCurrentContext() != nil, let picture = picture(of: bounds, afterUpdates: afterUpdates) else {
            return false
        }
        let scale = pictureScale
        let overhang = CGSize(
            width: CGFloat(picture.width) / (bounds.width * scale),
            height: CGFloat(picture.height) / (bounds.height * scale))
        let area = CGRect(
            x: rect.minX, y: rect.minY, width: rect.width * overhang.width, height: rect.height * overhang.height)
        UIImage(cgImage: picture, scale: scale, orientation: .up).draw(in: area)
        return true
    }

    private var pictureScale: CGFloat { window?.screen.scale ?? UIScreen.main.scale }

    /// What the view shows, or would show if all that has been changed were shown and every animation were over.
    private func picture(of rect: CGRect, afterUpdates: Bool) -> CGImage? {
        if afterUpdates {
            window?.layoutIfNeeded()
            layoutIfNeeded()
            layer.finish()
        }
        return layer.picture(of: rect, scale: pictureScale, isShown: !afterUpdates)
    }
}
