import Interlude
import UIKit

/// The code that the documentation's articles show, so that it compiles: see `DocumentationTests`.
@MainActor
enum DocumentedCode {
    typealias DetailsScreen = UIViewController

    final class Cell: UITableViewCell {
        let pictureView = UIImageView()
        let titleLabel = UILabel()
    }

    final class Globe: UIView {
        func showNextCountry() {}
    }

    static func overview(
        navigation: UINavigationController, controller: UIViewController, tabs: UITabBarController,
        parent: UIViewController, a: UIViewController, b: UIViewController, pictureView: UIImageView, next: UIImage
    ) {
        navigation.transition = .cube(.left)
        navigation.transition = .slide().dragged(by: .edge)
        controller.presentation = .dialog(size: CGSize(width: 300, height: 150))
        controller.presentation = .cover(.up).presented(at: .over()).dragged(by: .card())
        tabs.transition = .parallax()
        parent.replace(a, with: b, using: .door())
        pictureView.change(with: .ripple()) { pictureView.image = next }
    }

    static func presenting(
        on controller: UIViewController, question: UIViewController, options: UIViewController, menu: UIViewController,
        photo: UIViewController, banner: UIViewController
    ) {
        func present(_ screen: UIViewController, animated: Bool) { controller.present(screen, animated: animated) }
        let details = DetailsScreen()
        details.presentation = .pageIn(.up)
        present(details, animated: true)

        question.presentation = .dialog(size: CGSize(width: 300, height: 150))
        options.presentation = .sheet(height: 320)
        menu.presentation = .sideMenu(.left)
        photo.presentation = .fade.presented(at: .over(blur: .light))

        var layout = PresentationLayout.docked(.up, extent: 220, cornerRadius: 16)
        layout.dimming = UIColor(white: 0, alpha: 0.2)
        layout.dismissesOnTap = false
        banner.presentation = .cover(.down).presented(at: layout)
    }

    static func interaction(
        navigation: UINavigationController, controller: UIViewController, tabs: UITabBarController, label: UILabel,
        article: UIViewController
    ) {
        navigation.transition = .slide().dragged(by: .edge)
        navigation.transition = .cube(.left).dragged(by: .pan(.right))
        controller.presentation = .zoom().dragged(by: .pinch)
        tabs.transition = .push().dragged(by: .pan(.right))

        let drag = TransitionInteraction.edge
            .deciding(at: 0.3, velocity: 400)
            .reporting { part in label.text = part.map { "\(Int($0 * 100)) %" } }
        navigation.transition = .slide().dragged(by: drag)

        article.presentation = .fade.presented(at: .over(blur: .light)).dragged(by: .card(.down))
    }

    static func elements(
        cell: Cell, headerView: UIView, titleLabel: UILabel, closeButton: UIButton, rows: [UIView]
    ) {
        cell.pictureView.transitionID = "picture"
        cell.titleLabel.transitionID = "title"
        headerView.transitionID = "picture"
        titleLabel.transitionID = "title"

        closeButton.transitionRule = .scaled(0.3)
        for (index, row) in rows.enumerated() {
            row.transitionRule = ElementRule.moved(y: 40).cascading(index, of: rows.count)
        }
    }

    static func ownTransitions() -> [Transition] {
        let tilt = Transition("tilt", duration: 0.5) { stage in
            stage.animate(stage.new) { progress in Pose().turned(by: (1 - progress) * .pi / 2, around: .z) }
            stage.shade(stage.old) { progress in 0.5 * progress }
        }
        let blinds = Transition("blinds", duration: 0.6) { stage in
            stage.bringOldToFront()
            guard let (_, strips) = stage.cut(stage.old, into: stage.grid(columns: 1, rows: 8)) else { return }
            for strip in strips {
                stage.animate(strip) { Pose().turned(by: $0 * .pi / 2, around: .x) }
            }
        }
        return [tilt, blinds]
    }

    static func exceptions(navigation: UINavigationController, globeView: Globe) {
        navigation.transition = .slide(parallax: 0).keepingMotion()
        globeView.change(with: Interlude.Transition.cube(.left).unmirrored()) { globeView.showNextCountry() }
    }
}
