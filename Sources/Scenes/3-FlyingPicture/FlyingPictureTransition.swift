import UIKit

/// The picture of a cell flies to the place of the detail screen's picture, spinning once and springing; back without spin.
final class FlyingPictureTransition: BaseTransition {
    private let grid: PictureGridScreen
    private let detail: PictureScreen

    init(_ kind: Kind, grid: PictureGridScreen, detail: PictureScreen) {
        (self.grid, self.detail) = (grid, detail)
        super.init(kind)
    }

    override func animatePush() { fly(isBack: false) }
    override func animatePop() { fly(isBack: true) }

    private func fly(isBack: Bool) {
        guard let toView, let fromView, let cell = grid.chosenCell else { return complete() }
        toView.layoutIfNeeded()
        let small = cell.convert(cell.bounds, to: container)
        let large = detail.imageView.convert(detail.imageView.bounds, to: container)
        if isBack {
            container.insertSubview(toView, belowSubview: fromView)
        } else {
            container.addSubview(toView)
        }
        let flyer = UIImageView(image: cell.imageView.image)
        flyer.contentMode = .scaleAspectFill
        flyer.clipsToBounds = true
        flyer.frame = isBack ? large : small
        flyer.layer.cornerRadius = isBack ? 0 : cell.layer.cornerRadius
        container.addSubview(flyer)
        let detailView = isBack ? fromView : toView
        detailView.alpha = isBack ? 1 : 0
        cell.isHidden = true
        detail.imageView.isHidden = true
        if !isBack {
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            spin.fromValue = -2 * CGFloat.pi
            spin.toValue = 0
            spin.duration = 0.6
            spin.timingFunction = CAMediaTimingFunction(name: .easeOut)
            flyer.layer.add(spin, forKey: "spin")
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.75,
            initialSpringVelocity: 0, options: []
        ) {
            flyer.frame = isBack ? small : large
            flyer.layer.cornerRadius = isBack ? cell.layer.cornerRadius : 0
            detailView.alpha = isBack ? 0 : 1
        } completion: { _ in
            flyer.removeFromSuperview()
            detailView.alpha = 1
            cell.isHidden = false
            self.detail.imageView.isHidden = false
            self.complete()
        }
    }
}
