import InterludeStage
import Testing
import UIKit

/// Controls, their events and their targets.
@MainActor
struct ControlTests {
    private let bench: TouchBench
    private let control: UIControl
    private let listener: Listener

    @MainActor
    final class Listener: NSObject {
        var lines: [String] = []
        func hear() { lines.append("heard") }
        func hearFrom(_ sender: UIControl) { lines.append("from \(sender.tag)") }
        func hearBoth(_ sender: UIControl, _ event: UIEvent?) { lines.append("event \(event != nil)") }
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    init() throws {
        bench = try TouchBench()
        control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        bench.window.addSubview(control)
        listener = Listener()
    }

    private func listen(_ names: [(String, UIControl.Event)]) {
        let listener = listener
        for (name, event) in names { control.addAction(UIAction { _ in listener.lines.append(name) }, for: event) }
    }

    private static let touchEvents: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("repeat", .touchDownRepeat), ("drag", .touchDragInside), ("far", .touchDragOutside),
        ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up", .touchUpInside), ("away", .touchUpOutside),
        ("cancel", .touchCancel),
    ]

    @Test func aFingerMayStraySeventyPoints() {
        listen(ControlTests.touchEvents)
        bench.drag([(120, 120), (120, 215), (120, 225), (120, 215)])
        #expect(listener.take() == ["down", "drag", "exit", "far", "enter", "drag", "up"])
        bench.stage.advance(by: 1)
        bench.drag([(120, 120), (120, 300)])
        #expect(listener.take() == ["down", "exit", "far", "away"])
        bench.stage.advance(by: 1)
        bench.stage.tap(at: bench.at(120, 120))
        bench.stage.tap(at: bench.at(120, 120))
        #expect(listener.take() == ["down", "up", "down", "repeat", "up"])
        bench.stage.touchDown(at: bench.at(120, 120))
        bench.stage.touchCancel()
        #expect(listener.take().last == "cancel")
    }

    @Test func itIsHighlightedWhileTheFingerIsNear() {
        var seen: [Bool] = []
        let control = control
        control.addAction(UIAction { _ in seen.append(control.isHighlighted) }, for: .allTouchEvents)
        bench.drag([(120, 120), (120, 225), (120, 120)])
        #expect(seen == [true, false, false, true, true, true])
        #expect(!control.isHighlighted && !control.isTracking && control.state == .normal)
    }

    @Test func targetsAreToldInTheOrderOfAddition() {
        control.tag = 7
        control.addTarget(listener, action: Selector("hear:", Listener.hearFrom), for: .touchUpInside)
        control.addTarget(listener, action: Selector("hear", Listener.hear), for: .touchUpInside)
        control.addTarget(listener, action: Selector("hear::", Listener.hearBoth), for: .touchUpInside)
        bench.stage.tap(at: bench.at(120, 120))
        #expect(listener.take() == ["from 7", "heard", "event true"])
        control.sendActions(for: .touchUpInside)
        #expect(listener.take() == ["from 7", "heard", "event false"])
        #expect(control.allTargets == [listener])
        #expect(control.allControlEvents == .touchUpInside)
        #expect(control.actions(forTarget: listener, forControlEvent: .touchUpInside) == ["hear:", "hear", "hear::"])
        control.removeTarget(listener, action: nil, for: .allEvents)
        control.sendActions(for: .touchUpInside)
        #expect(listener.take() == [])
        #expect(control.actions(forTarget: listener, forControlEvent: .touchUpInside) == nil)
    }

    @Test func targetsAreNotKept() {
        weak var gone: Listener?
        do {
            let short = Listener()
            gone = short
            control.addTarget(short, action: Selector("hear", Listener.hear), for: .touchUpInside)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchUpInside)
    }

    @Test func aTargetOfNilIsTheResponderChain() {
        final class Host: UIView {
            var isTold = false
            func tell() { isTold = true }
        }
        let host = Host(frame: bench.window.bounds)
        bench.window.addSubview(host)
        host.addSubview(control)
        control.addTarget(nil, action: Selector("tell", Host.tell), for: .touchUpInside)
        bench.stage.tap(at: bench.at(120, 120))
        #expect(host.isTold)
    }

    @Test func anActionTakesThePlaceOfOneOfItsIdentifier() {
        let listener = listener
        for name in ["a", "b"] {
            control.addAction(
                UIAction(identifier: UIAction.Identifier("x")) { action in
                    listener.lines.append("\(name) \(action.sender as? UIControl === self.control)")
                }, for: .touchUpInside)
        }
        control.sendActions(for: .touchUpInside)
        #expect(listener.take() == ["b true"])
        control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .allEvents)
        control.sendActions(for: .touchUpInside)
        #expect(listener.take() == [])
    }

    @Test func aTapOnAControlIsNotOneOnTheViewAround() {
        listen([("up", .touchUpInside)])
        let listener = listener
        let tap = UITapGestureRecognizer()
        let box = Box { listener.lines.append("tap") }
        tap.addTarget(box, action: Selector("run", Box.run))
        bench.window.addGestureRecognizer(tap)
        bench.stage.tap(at: bench.at(120, 120))
        #expect(listener.take() == ["up"])
        bench.stage.tap(at: bench.at(20, 20))
        #expect(listener.take() == ["tap"])
        control.isEnabled = false
        bench.stage.tap(at: bench.at(120, 120))
        #expect(listener.take() == ["tap"])
    }

    @Test func aDisabledControlDoesNothing() {
        listen(ControlTests.touchEvents)
        control.isEnabled = false
        bench.stage.tap(at: bench.at(120, 120))
        #expect(listener.take() == [])
        #expect(control.state == .disabled)
    }

    @Test func aPanAroundTakesTheTouchAway() {
        listen(ControlTests.touchEvents)
        bench.watch(bench.window, UIPanGestureRecognizer(), "pan")
        bench.drag([(120, 120), (120, 160)])
        #expect(listener.take() == ["down", "cancel"])
    }
}
