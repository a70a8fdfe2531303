import InterludeStage
import QuartzCore
import Testing
import UIKit

/// Layers that are made by layouts, whose layout makes others, and so on.
@MainActor
struct LayoutChainTests {
    /// Adds another one of its kind whenever it is laid out.
    private class Nesting: UIView {
        var children: Int { 1 }
        override func layoutSubviews() {
            super.layoutSubviews()
            for _ in 0..<children { addSubview(type(of: self).init(frame: bounds)) }
        }
        required override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
    }

    private final class Branching: Nesting {
        override var children: Int { 3 }
    }

    /// Lays the new one out at once.
    private final class Hasty: Nesting {
        override func layoutSubviews() {
            super.layoutSubviews()
            for view in subviews { view.layoutIfNeeded() }
        }
    }

    /// Asks again whenever it is laid out.
    private final class Restless: UIView {
        var layouts = 0
        override func layoutSubviews() {
            layouts += 1
            setNeedsLayout()
        }
    }

    /// Adds one of the next kind, so many times.
    private final class Matryoshka: UIView {
        let rest: Int
        init(_ rest: Int) {
            self.rest = rest
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            if rest > 0, subviews.isEmpty { addSubview(Matryoshka(rest - 1)) }
        }
    }

    private func window() throws -> (Stage, UIWindow) {
        let stage = try Stage(size: CGSize(width: 20, height: 20))
        // What other tests on this thread left over ends here, and is not told as misuse of this one.
        stage.advance(by: 0)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        return (stage, window)
    }

    private func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

    @Test(arguments: [Nesting.self, Branching.self, Hasty.self])
    private func viewsThatMakeViewsWithoutEndAreStopped(_ kind: Nesting.Type) throws {
        let (stage, window) = try window()
        let view = kind.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let told = misuse {
            window.addSubview(view)
            for _ in 0..<5 {
                stage.advance(by: 1.0 / 60)
                _ = stage.frame()
            }
        }
        #expect(told.count == 1)
        #expect(told.first?.contains("\(kind)") == true)
        #expect((100...1000).contains(count(view)))
        // Whoever asks for it every frame gets one more chain for each, no more.
        let before = count(view)
        let toldLater = misuse {
            for _ in 0..<5 {
                view.setNeedsLayout()
                stage.advance(by: 1.0 / 60)
            }
        }
        #expect(toldLater.isEmpty)
        #expect(count(view) - before <= 5 * 303)
    }

    @Test func othersAreLaidOutAllTheSame() throws {
        let (stage, window) = try window()
        let view = Nesting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = Matryoshka(0)
        let late = Restless(frame: other.frame)
        for added in [view, other, late] { window.addSubview(added) }
        _ = misuse { stage.advance(by: 0.1) }
        #expect(late.layouts > 0)
        let fresh = Matryoshka(20)
        window.addSubview(fresh)
        _ = misuse { stage.advance(by: 0.1) }
        #expect(count(fresh) == 21)
    }

    @Test func aDeepTreeThatHasAnEndIsMadeWhole() throws {
        let (stage, window) = try window()
        let view = Matryoshka(90)
        window.addSubview(view)
        #expect(misuse { stage.advance(by: 0.1) }.isEmpty)
        #expect(count(view) == 91)
    }

    @Test func aViewThatAsksAgainForEverIsNamedOnce() throws {
        let (stage, window) = try window()
        let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        let told = misuse { for _ in 0..<10 { stage.advance(by: 1.0 / 60) } }
        #expect(told.count == 1)
        #expect(told.first?.contains("Restless") == true)
        let another = Restless(frame: view.frame)
        window.addSubview(another)
        #expect(misuse { for _ in 0..<10 { stage.advance(by: 1.0 / 60) } }.count == 1)
    }
}
