import UIKit

/// The picture of a cell flies to the place of the detail screen's picture, spinning once and springing; back without spin.
final class FlyingPictureTransition: BaseTransition {
    private let cell: PictureCell
    private let detail: PictureScreen

    init(_ kind: Kind, cell: PictureCell, detail: PictureScreen) {
        (self.cell, self.detail) = (cell, detail)
        super.init(kind)
    }

    override func animatePush() {
        guard let toView else { return complete() }
        container.addSubview(toView)
        toView.alpha = 0
        let flyer = makeFlyer(over: toView)
        flyer.frame = cell.convert(cell.bounds, to: container)
        flyer.layer.cornerRadius = cell.imageView.layer.cornerRadius
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.fromValue = -2 * CGFloat.pi
        spin.toValue = 0
        spin.duration = 0.6
        spin.timingFunction = CAMediaTimingFunction(name: .easeOut)
        flyer.layer.add(spin, forKey: "spin")
        fly(flyer, damping: 0.65) {
            flyer.frame = self.detail.imageView.convert(self.detail.imageView.bounds, to: self.container)
            flyer.layer.cornerRadius = 0
            toView.alpha = 1
        }
    }

    override func animatePop() {
        guard let toView, let fromView else { return complete() }
        container.insertSubview(toView, belowSubview: fromView)
        let flyer = makeFlyer(over: fromView)
        flyer.frame = detail.imageView.convert(detail.imageView.bounds, to: container)
        fly(flyer, damping: 0.85) {
            flyer.frame = self.cell.convert(self.cell.bounds, to: self.container)
            flyer.layer.cornerRadius = self.cell.imageView.layer.cornerRadius
            fromView.alpha = 0
        }
    }

    /// A picture that stands for those of the cell and of the detail screen.
    private func makeFlyer(over screen: UIView) -> UIImageView {
        screen.layoutIfNeeded()
        let flyer = UIImageView(image: cell.imageView.image)
        flyer.contentMode = .scaleAspectFill
        flyer.clipsToBounds = true
        container.insertSubview(flyer, belowSubview: screen)
        cell.isHidden = true
        detail.imageView.isHidden = true
        detail.view.backgroundColor = .clear
        return flyer
    }

    private func fly(_ flyer: UIView, damping: CGFloat, _ changes: @escaping () -> Void) {
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: damping,
            initialSpringVelocity: 0, options: .curveLinear, animations: changes
        ) { _ in
            flyer.removeFromSuperview()
            self.cell.isHidden = false
            self.detail.imageView.isHidden = false
            self.detail.view.alpha = 1
            self.detail.view.backgroundColor = .black
            self.complete()
        }
    }
}
