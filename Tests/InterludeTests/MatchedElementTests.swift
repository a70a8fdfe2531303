import Interlude
import InterludeStage
import Testing
@testable import UIKit

/// Elements with one name on two screens turn into each other.
@MainActor
@Suite(.serialized)
struct MatchedElementTests {
    /// A screen with a coloured square somewhere.
    final class Card: UIViewController {
        let place: CGRect
        let color: UIColor
        let square = UIView()

        init(_ place: CGRect, _ color: UIColor, id: String?) {
            (self.place, self.color) = (place, color)
            super.init(nibName: nil, bundle: nil)
            square.transitionID = id
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            square.frame = place
            square.backgroundColor = color
            view.addSubview(square)
        }
    }

    private func colorAt(_ pixels: Pixels, _ x: Int, _ y: Int) -> UInt32 { pixels.bytes[y * pixels.width + x] }

    @Test func theFrameIsHalfwayInTheMiddleAndExactAtTheEnds() throws {
        let a = Card(CGRect(x: 0, y: 0, width: 20, height: 20), .red, id: "square")
        let b = Card(CGRect(x: 40, y: 80, width: 40, height: 60), .red, id: "square")
        let navigation = UINavigationController(rootViewController: a)
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = .fade.paced(by: .linear)
        let old = test.pixels()
        navigation.pushViewController(b, animated: true)
        test.stage.advance(by: 0)
        #expect(test.pixels() == old)
        // Halfway: x from 20 to 50, y from 40 to 80.
        let middle = test.pixels(after: 0.15)
        let red: UInt32 = 0xFF00_00FF
        for (x, y) in [(21, 41), (48, 78), (35, 60)] { #expect(colorAt(middle, x, y) == red, "\(x) \(y)") }
        for (x, y) in [(18, 38), (52, 82), (5, 5), (70, 120)] { #expect(colorAt(middle, x, y) != red, "\(x) \(y)") }
        test.stage.advance(by: 0.3)
        #expect(colorAt(test.pixels(), 41, 81) == red && colorAt(test.pixels(), 5, 5) != red)
        navigation.popViewController(animated: true)
        test.stage.advance(by: 0.3)
        #expect(test.pixels() == old)
        #expect(test.issues.isEmpty && navigation.screensView.subviews.count == 1)
    }

    @Test func coloursMeetHalfway() throws {
        let a = Card(CGRect(x: 10, y: 10, width: 40, height: 40), .red, id: "square")
        let b = Card(CGRect(x: 10, y: 10, width: 40, height: 40), .blue, id: "square")
        let navigation = UINavigationController(rootViewController: a)
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = .fade.paced(by: .linear)
        navigation.pushViewController(b, animated: true)
        test.stage.advance(by: 0)
        let color = colorAt(test.pixels(after: 0.15), 30, 30)
        let (red, green, blue) = (color & 255, color >> 8 & 255, color >> 16 & 255)
        #expect(green == 0 && abs(Int(red) - 128) < 40 && abs(Int(blue) - 128) < 40)
    }

    @Test(arguments: [false, true]) func whatCannotBeSeenDoesNotFly(isHidden: Bool) throws {
        let a = Card(CGRect(x: isHidden ? 0 : 200, y: 0, width: 20, height: 20), .red, id: "square")
        let b = Card(CGRect(x: 40, y: 80, width: 40, height: 60), .red, id: "square")
        a.square.isHidden = isHidden
        let navigation = UINavigationController(rootViewController: a)
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = .fade.paced(by: .linear)
        navigation.pushViewController(b, animated: true)
        test.stage.advance(by: 0)
        // It fades in with its screen, in its place.
        #expect(
            colorAt(test.pixels(after: 0.15), 60, 110) == 0xFF80_80FF
                || colorAt(test.pixels(after: 0.15), 60, 110) == 0xFF7F_7FFF)
    }

    @Test func elementsOfOneScreenOnlyComeByTheirRule() throws {
        let a = Card(CGRect(x: 0, y: 0, width: 20, height: 20), .red, id: nil)
        let b = Card(CGRect(x: 40, y: 80, width: 40, height: 40), .blue, id: nil)
        b.square.transitionRule = .moved(y: 40)
        let navigation = UINavigationController(rootViewController: a)
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = .fade.paced(by: .linear)
        navigation.pushViewController(b, animated: true)
        test.stage.advance(by: 0)
        let early = test.pixels(after: 0.03)
        let white = colorAt(early, 60, 5)
        #expect(colorAt(early, 60, 85) == white && colorAt(early, 60, 140) != white)
        test.stage.advance(by: 0.3)
        #expect(colorAt(test.pixels(), 60, 85) == 0xFFFF_0000)
    }

    /// What lies on an element is not hidden by it on the way.
    @Test func whatLiesOnAnElementIsSeenOnTheWay() throws {
        let a = Card(CGRect(x: 10, y: 100, width: 40, height: 40), .red, id: "card")
        let b = Card(CGRect(x: 0, y: 0, width: 90, height: 160), .red, id: "card")
        let mark = UIView(frame: CGRect(x: 40, y: 60, width: 10, height: 10))
        mark.backgroundColor = .blue
        mark.transitionRule = .fade
        b.view.addSubview(mark)
        let navigation = UINavigationController(rootViewController: a)
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = .fade.paced(by: .linear)
        navigation.pushViewController(b, animated: true)
        test.stage.advance(by: 0)
        let late = test.pixels(after: 0.28)
        // Nearly there: blue on red, although the red one flies over its screen.
        #expect(colorAt(late, 45, 65) >> 16 & 0xFF > 0xE0 && colorAt(late, 45, 90) == 0xFF00_00FF)
        test.stage.advance(by: 0.3)
        #expect(colorAt(test.pixels(), 45, 65) == 0xFFFF_0000 && mark.superview === b.view && test.issues.isEmpty)
    }

    @Test func aPictureKeepsItsProportionsOnTheWay() throws {
        func screen(_ frame: CGRect, _ image: UIImage, _ mode: UIView.ContentMode) -> UIViewController {
            let screen = UIViewController()
            screen.view.backgroundColor = .white
            let view = UIImageView(image: image)
            view.frame = frame
            view.contentMode = mode
            view.clipsToBounds = true
            view.transitionID = "picture"
            screen.view.addSubview(view)
            return screen
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            UIColor.red.setFill()
            context.fill(CGRect(x: 15, y: 0, width: 10, height: 20))
        }
        let navigation = UINavigationController(
            rootViewController: screen(CGRect(x: 0, y: 0, width: 20, height: 20), image, .scaleAspectFill))
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = .fade.paced(by: .linear)
        navigation.pushViewController(
            screen(CGRect(x: 0, y: 0, width: 80, height: 40), image, .scaleAspectFit), animated: true)
        test.stage.advance(by: 0)
        // Halfway the frame is 50×30, and the picture in it 60×30, cut on both sides by 5.
        let middle = test.pixels(after: 0.15)
        #expect(colorAt(middle, 25, 15) == 0xFF00_00FF)
        #expect(colorAt(middle, 14, 15) == 0xFFFF_0000 && colorAt(middle, 35, 15) == 0xFFFF_0000)
        #expect(colorAt(middle, 55, 15) != 0xFFFF_0000)
    }

    @Test func aListScrollsItsCellIntoViewWhenGoingBack() throws {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 160))
        let root = UIViewController()
        root.view.backgroundColor = .white
        root.view.addSubview(list)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 90, height: 1000)
        let cell = UIView(frame: CGRect(x: 10, y: 600, width: 70, height: 40))
        cell.backgroundColor = .red
        cell.transitionID = "square"
        list.addSubview(cell)
        let navigation = UINavigationController(rootViewController: root)
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = .fade.paced(by: .linear)
        navigation.pushViewController(
            Card(CGRect(x: 40, y: 80, width: 40, height: 60), .red, id: "square"), animated: true)
        test.stage.advance(by: 1)
        #expect(list.contentOffset == .zero)
        navigation.popViewController(animated: true)
        test.stage.advance(by: 0)
        #expect(list.bounds.contains(cell.frame))
        test.stage.advance(by: 1)
        #expect(test.issues.isEmpty)
    }

    @Test func anArcBendsToTheSide() throws {
        let a = Card(CGRect(x: 0, y: 0, width: 10, height: 10), .red, id: "square")
        let b = Card(CGRect(x: 0, y: 100, width: 10, height: 10), .red, id: "square")
        b.square.transitionBend = -0.3
        let navigation = UINavigationController(rootViewController: a)
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = .fade.paced(by: .linear)
        navigation.pushViewController(b, animated: true)
        test.stage.advance(by: 0)
        let middle = test.pixels(after: 0.15)
        #expect(colorAt(middle, 35, 55) == 0xFF00_00FF && colorAt(middle, 5, 55) != 0xFF00_00FF)
    }

    @Test func nothingFliesWithLessMotion() throws {
        UIAccessibility.reducesMotion = true
        defer { UIAccessibility.reducesMotion = false }
        let a = Card(CGRect(x: 0, y: 0, width: 20, height: 20), .red, id: "square")
        let b = Card(CGRect(x: 40, y: 80, width: 40, height: 60), .red, id: "square")
        let navigation = UINavigationController(rootViewController: a)
        navigation.isNavigationBarHidden = true
        let test = try TestStage(navigation)
        navigation.transition = .cube()
        navigation.pushViewController(b, animated: true)
        test.stage.advance(by: 0)
        let middle = test.pixels(after: 0.15)
        #expect(colorAt(middle, 25, 45) == colorAt(middle, 85, 5))
        #expect(colorAt(middle, 5, 5) != colorAt(middle, 85, 5) && colorAt(middle, 60, 110) != colorAt(middle, 85, 5))
    }
}
