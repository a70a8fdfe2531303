import Interlude
@testable import Scenes
import UIKit

/// A screen that looks like one: a photograph, cards and bars over an opaque ground.
@MainActor
final class SampleScreen: UIViewController {
    private let number: Int
    let picture = UIView()

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor =
            number.isMultiple(of: 2) ? UIColor(white: 0.97, alpha: 1) : UIColor(white: 0.12, alpha: 1)
        view.addSubview(picture)
        for _ in 0..<4 {
            let card = UIView()
            card.layer.cornerRadius = 4
            view.addSubview(card)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (width, height) = (view.bounds.width, view.bounds.height)
        picture.frame = CGRect(x: 0, y: 0, width: width, height: (height * 0.5).rounded())
        if picture.layer.contents == nil, picture.bounds.width > 0 {
            picture.layer.contents = Landscape.all[number % 6].image(picture.bounds.size).cgImage
        }
        let hues: [CGFloat] = [0.02, 0.12, 0.45, 0.6]
        for (index, card) in view.subviews.dropFirst().enumerated() {
            card.backgroundColor = UIColor(
                hue: (hues[index] + CGFloat(number) * 0.37).truncatingRemainder(dividingBy: 1), saturation: 0.55,
                brightness: 0.9, alpha: 1)
            let top = (height * (0.55 + 0.1 * CGFloat(index))).rounded()
            card.frame = CGRect(
                x: (width * 0.06).rounded(), y: top, width: (width * (0.85 - 0.13 * CGFloat(index))).rounded(),
                height: (height * 0.075).rounded())
        }
    }
}
