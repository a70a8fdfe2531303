import InterludeStage
import Testing

@testable import UIKit

/// What elsewhere the Objective-C runtime does: messages, timers, associated objects.
@MainActor
struct RuntimeTests {
    final class Listener: NSObject {
        var log: [String] = []
        func tick() { log.append("tick \(CACurrentMediaTime())") }
        func take(_ value: String) { log.append(value) }
        func hear(_ note: Notification) { log.append(note.name.rawValue) }
        func count(_ timer: Timer) {
            log.append("timer \(timer.userInfo as? Int ?? 0)")
            if log.count == 3 { timer.invalidate() }
        }
    }

    nonisolated(unsafe) static var key: UInt8 = 0
    nonisolated(unsafe) static var otherKey: UInt8 = 0

    @Test func messagesWaitForTheDisplaysTime() throws {
        let stage = try Stage(size: CGSize(width: 10, height: 10))
        let listener = Listener()
        listener.perform(Selector("tick", Listener.tick), with: nil, afterDelay: 0.5)
        listener.perform(Selector("take:", Listener.take), with: "late", afterDelay: 1)
        listener.perform(Selector("take:", Listener.take), with: "never", afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(
            withTarget: listener, selector: Selector("take:", Listener.take), object: "never")
        listener.perform(Selector("take:", Listener.take), with: "now")
        stage.advance(by: 0.4)
        #expect(listener.log == ["now"])
        stage.advance(by: 2)
        #expect(listener.log == ["now", "tick 0.5", "late"])
        listener.perform(Selector("tick", Listener.tick), with: nil, afterDelay: 0.5)
        NSObject.cancelPreviousPerformRequests(withTarget: listener)
        stage.advance(by: 1)
        #expect(listener.log.count == 3)
        #expect(listener.responds(to: Selector("tick", Listener.tick)))
        #expect(!UIView().responds(to: Selector("tick", Listener.tick)))
    }

    @Test func timersRepeatUntilTheyAreInvalid() throws {
        let stage = try Stage(size: CGSize(width: 10, height: 10))
        let listener = Listener()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.25, target: listener, selector: Selector("count:", Listener.count), userInfo: 7,
            repeats: true)
        #expect(timer.isValid)
        stage.advance(by: 0.6)
        #expect(listener.log == ["timer 7", "timer 7"])
        stage.advance(by: 5)
        #expect(listener.log.count == 3 && !timer.isValid)
        var target: Listener? = Listener()
        weak let kept = target
        if let target {
            _ = Timer.scheduledTimer(
                timeInterval: 0.25, target: target, selector: Selector("tick", Listener.tick), userInfo: nil,
                repeats: false)
        }
        target = nil
        #expect(kept != nil)
        stage.advance(by: 1)
        #expect(kept == nil)
    }

    @Test func notificationsReachTheirObservers() {
        let center = NotificationCenter()
        var listener: Listener? = Listener()
        let selector = Selector("hear:", Listener.hear)
        let names = [Notification.Name("a"), Notification.Name("b")]
        if let listener {
            for name in names { center.addObserver(listener, selector: selector, name: name, object: nil) }
            for name in names { center.post(name: name, object: nil) }
            #expect(listener.log == ["a", "b"])
            center.removeObserver(listener, name: names[0], object: nil)
            for name in names { center.post(name: name, object: nil) }
            #expect(listener.log == ["a", "b", "b"])
            center.removeObserver(listener)
            for name in names { center.post(name: name, object: nil) }
            #expect(listener.log.count == 3)
            center.addObserver(listener, selector: selector, name: nil, object: nil)
        }
        weak let kept = listener
        listener = nil
        #expect(kept == nil)
        center.post(name: names[0], object: nil)
    }

    @Test func valuesGoWithTheirObjects() {
        final class Value {}
        for make in [{ UIView() as NSObject }, { Listener() as NSObject }] {
            let object = make()
            let other = make()
            weak var kept: Value?
            weak var lost: Value?
            do {
                let (value, loose) = (Value(), Value())
                (kept, lost) = (value, loose)
                objc_setAssociatedObject(object, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                objc_setAssociatedObject(object, &Self.otherKey, loose, .OBJC_ASSOCIATION_ASSIGN)
                #expect(objc_getAssociatedObject(object, &Self.otherKey) as? Value === loose)
            }
            #expect(kept != nil && lost == nil)
            #expect(objc_getAssociatedObject(object, &Self.key) as? Value === kept)
            #expect(objc_getAssociatedObject(object, &Self.otherKey) == nil)
            #expect(objc_getAssociatedObject(other, &Self.key) == nil)
            objc_setAssociatedObject(object, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(kept == nil)
        }
        weak var kept: Value?
        do {
            let (view, value) = (UIView(), Value())
            kept = value
            objc_setAssociatedObject(view, &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(kept == nil)
        do {
            let (object, value) = (Listener(), Value())
            kept = value
            objc_setAssociatedObject(object, &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
        }
        // Of other objects they go when more is kept.
        let others = (0..<100).map { _ in Listener() }
        for other in others { objc_setAssociatedObject(other, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(kept == nil && objc_getAssociatedObject(others[0], &Self.key) as? Int == 1)
    }

    @Test func boxesHoldWhatIsPutIn() {
        let transform = CATransform3DMakeScale(1, 2, 3)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.right == 4)
        #expect(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue.d == 3)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: transform).caTransform3DValue, transform))
        #expect(NSValue(cgPoint: .zero).cgRectValue == .zero && NSValue(cgRect: .zero).caTransform3DValue.m11 == 1)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)) == NSValue(cgPoint: CGPoint(x: 1, y: 2)))
        // Animations take them.
        let layer = CALayer()
        layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
        layer.setValue(NSValue(caTransform3D: transform), forKey: "transform")
        #expect(layer.position == CGPoint(x: 3, y: 4) && layer.transform.m33 == 3)
    }
}
