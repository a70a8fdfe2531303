import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

@MainActor
@Suite struct PopoverTests {
    private let a = BarScene.screen("a")
    private let b = BarScene.screen("b", .yellow)
    private let listener = SheetListener()

    @Test func theArrowPointsAtItsSource() {
        let area = CGRect(x: 10, y: 57, width: 1004, height: 667)
        for seed in 0..<40 {
            var numbers = SeededNumbers(UInt64(seed))
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &numbers) }
            let source = CGRect(
                x: number(100...900), y: number(150...600), width: number(0...60), height: number(0...40))
            let layout = PopoverLayout(
                content: CGSize(width: 300, height: 200), source: source, permitted: .any, area: area, overlaps: false)
            #expect(area.insetBy(dx: -0.01, dy: -0.01).contains(layout.frame), "seed \(seed)")
            #expect(layout.frame.intersection(source).isEmpty || source.isEmpty, "seed \(seed)")
            let tip =
                layout.direction == .up || layout.direction == .down
                ? layout.frame.minX + layout.arrow - source.midX : layout.frame.minY + layout.arrow - source.midY
            #expect(abs(tip) < 40, "seed \(seed)")
        }
    }

    @Test func aTapOutsideDismisses() throws {
        let scene = try BarScene(a, size: BarScene.pad)
        let before = scene.picture
        let source = UIView(frame: CGRect(x: 400, y: 300, width: 40, height: 40))
        a.view.addSubview(source)
        b.modalPresentationStyle = .popover
        b.preferredContentSize = CGSize(width: 300, height: 200)
        let popover = try #require(b.popoverPresentationController)
        popover.sourceView = source
        popover.permittedArrowDirections = .up
        popover.delegate = listener
        a.present(b, animated: true)
        scene.settle()
        #expect(popover.arrowDirection == .up)
        #expect(popover.presentedView?.frame == CGRect(x: 270, y: 340, width: 300, height: 213))
        scene.tap(CGPoint(x: 100, y: 700))
        scene.settle()
        #expect(a.presentedViewController == nil && listener.told == ["will", "did"])
        #expect(scene.picture == before && scene.issues.isEmpty)
    }

    @Test func onAPhoneItIsACard() throws {
        let scene = try BarScene(a)
        let before = scene.picture
        b.modalPresentationStyle = .popover
        a.present(b, animated: true)
        scene.settle()
        let popover = try #require(b.popoverPresentationController)
        #expect(popover.presentedView?.frame.minY == 57)
        scene.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 800))
        scene.settle()
        #expect(a.presentedViewController == nil && scene.picture == before)
        #expect(scene.issues.isEmpty)
    }
}
