import Testing
import UIKit

/// Colours, outlines and selectors.
struct ValueTests {
    @Test func colorsHaveTheComponentsThatTheyWereMadeFrom() {
        let colour = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).withAlphaComponent(0.5)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(colour.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(UIColor.orange == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    static let hues: [Double] = [0, 1.0 / 6, 1.0 / 3, 0.5, 2.0 / 3, 5.0 / 6, 1, 1.0 / 12]
    static let components: [[CGFloat]] = [
        [1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0], [1, 0.5, 0],
    ]

    @Test(arguments: zip(hues, components)) func huesGoAroundTheCircle(hue: Double, expected: [CGFloat]) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cgColor
        let components = color.components ?? []
        for (component, value) in zip(components, expected) { #expect(abs(component - value) < 1e-12) }
        let grey = UIColor(hue: hue, saturation: 0, brightness: 0.4, alpha: 1)
        #expect(grey == UIColor(white: 0.4, alpha: 1))
    }

    @Test func onlyTheCornersAskedForAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        #expect(path.bounds == rect)
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 58)))
        #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 58)))
    }

    @Test func arcsGoClockwiseOnTheScreen() {
        // From the right over the bottom to the left: y points down.
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(path.bounds.maxY - 10) < 1e-2 && abs(path.bounds.minY) < 1e-9)
    }

    @Test func aSelectorSendsItsMethod() {
        final class Counter: NSObject {
            var count = 0
            func tick() { count += 1 }
            func add(_ number: Int) { count += number }
        }
        let counter = Counter()
        #expect(Selector("tick", Counter.tick).perform(on: counter))
        #expect(Selector("add:", Counter.add).perform(on: counter, with: [5]))
        #expect(Selector("twice") { (counter: Counter) in counter.count *= 2 }.perform(on: counter))
        #expect(counter.count == 12)
        #expect(!Selector("add:", Counter.add).perform(on: counter, with: ["five"]))
        #expect(!Selector("tick", Counter.tick).perform(on: self))
    }
}
