import UIKit

extension Flyer {
    /// For two image views with one picture: the picture by itself, and where it lies in each.
    func sharedPicture() -> (layer: CALayer, before: CGRect, after: CGRect)? {
        guard let a = old as? UIImageView, let b = new as? UIImageView, let image = b.image,
            let picture = image.cgImage,
            a.image?.cgImage === picture, let before = Flyer.area(of: image, in: a),
            let after = Flyer.area(of: image, in: b)
        else { return nil }
        let layer = CALayer()
        layer.contents = picture
        layer.contentsGravity = .resize
        return (layer, before, after)
    }

    /// Where an image view shows its picture, in its bounds.
    private static func area(of image: UIImage, in view: UIImageView) -> CGRect? {
        let (area, size) = (view.bounds, image.size)
        guard size.width > 0, size.height > 0 else { return nil }
        let across = area.width / size.width
        let down = area.height / size.height
        let scale: CGSize
        switch view.contentMode {
        case .scaleToFill: scale = CGSize(width: across, height: down)
        case .scaleAspectFit: scale = CGSize(width: min(across, down), height: min(across, down))
        case .scaleAspectFill: scale = CGSize(width: max(across, down), height: max(across, down))
        case .center: scale = CGSize(width: 1, height: 1)
        default: return nil
        }
        let (width, height) = (size.width * scale.width, size.height * scale.height)
        return CGRect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
    }
}
