import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

/// Writes down what a sheet's delegate is told.
@MainActor
final class SheetListener: NSObject, UISheetPresentationControllerDelegate {
    var told: [String] = []
    var mayDismiss = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayDismiss }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { told.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { told.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        told.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { told.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium") }
}

@MainActor
@Suite struct SheetTests {
    private let a = BarScene.screen("a")
    private let b = BarScene.screen("b", .yellow)
    private let listener = SheetListener()

    private func present(
        _ detents: [UISheetPresentationController.Detent], animated: Bool = false
    ) throws -> (BarScene, UISheetPresentationController) {
        let scene = try BarScene(a)
        let sheet = try #require(b.sheetPresentationController)
        sheet.detents = detents
        sheet.delegate = listener
        a.present(b, animated: animated)
        scene.settle()
        return (scene, sheet)
    }

    private func top(_ sheet: UISheetPresentationController) -> CGFloat { sheet.sheetView.frame.minY }

    @Test func detentsAreHeights() throws {
        let (scene, sheet) = try present([
            .large(), .medium(), .custom(identifier: .init("third")) { $0.maximumDetentValue / 3 },
        ])
        #expect(sheet.geometry.stops.map(\.identifier.rawValue).first == "third")
        #expect(abs(top(sheet) - 559) < 0.01)
        sheet.selectedDetentIdentifier = .medium
        scene.stage.advance(by: 0)
        #expect(top(sheet) == 422)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        scene.settle()
        #expect(top(sheet) == 57 && b.view.bounds.height == 787)
        #expect(listener.told.isEmpty && scene.issues.isEmpty)
    }

    @Test func aLargeCardPushesThePresenterBack() throws {
        let scene = try BarScene(a)
        let before = scene.picture
        a.present(b, animated: true)
        scene.settle()
        #expect(abs(a.view.frame.minX - 16) < 0.01 && abs(a.view.frame.minY - 47) < 0.01)
        a.dismiss(animated: true)
        scene.settle()
        #expect(a.view.transform == .identity && a.view.layer.cornerRadius == 0)
        #expect(scene.picture == before)
        #expect(scene.issues.isEmpty)
    }

    @Test func anAnimatedPresentationEndsAsOneWithoutAnimation() throws {
        func presented(animated: Bool) throws -> [UInt8] {
            let (a, b) = (BarScene.screen("a"), BarScene.screen("b", .yellow))
            let scene = try BarScene(a)
            b.sheetPresentationController?.prefersGrabberVisible = true
            a.present(b, animated: animated)
            scene.settle()
            return scene.picture
        }
        #expect(try presented(animated: true) == presented(animated: false))
    }

    @Test func sheetsOverSheetsAllGo() throws {
        let scene = try BarScene(a)
        let before = scene.picture
        let c = BarScene.screen("c", .green)
        a.present(b, animated: true)
        scene.settle()
        b.present(c, animated: true)
        scene.settle()
        a.dismiss(animated: true)
        scene.settle()
        #expect(a.presentedViewController == nil && scene.picture == before)
        #expect(scene.issues.isEmpty)
    }

    @Test func aDragRaisesAndLowers() throws {
        let (scene, sheet) = try present([.medium(), .large()])
        scene.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 200), lifts: false)
        // The way that the finger goes before it counts as a drag does not count.
        #expect(abs(top(sheet) - 182) < 15)
        scene.stage.touchUp()
        scene.settle()
        #expect(top(sheet) == 57 && sheet.selectedDetentIdentifier == .large)
        scene.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 350))
        scene.settle()
        #expect(top(sheet) == 422)
        #expect(listener.told == ["large", "medium"] && scene.issues.isEmpty)
    }

    @Test func aDragDownDismisses() throws {
        let (scene, _) = try present([.medium(), .large()])
        var along: [Bool] = []
        scene.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 800), lifts: false)
        #expect(listener.told == ["will"] && b.isBeingDismissed)
        #expect(b.transitionCoordinator?.isInteractive == true)
        _ = b.transitionCoordinator?.animate(alongsideTransition: nil) { along.append($0.isCancelled) }
        scene.stage.touchUp()
        scene.settle()
        #expect(listener.told == ["will", "did"] && along == [false])
        #expect(a.presentedViewController == nil && scene.issues.isEmpty)
    }

    @Test func aShortDragDownComesBack() throws {
        let (scene, sheet) = try present([.medium()])
        let before = scene.picture
        scene.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 560), lifts: false)
        let shown = try #require(sheet.sheetView.layer.presentation())
        #expect(abs(shown.frame.minY - 532) < 12)
        scene.stage.touchUp()
        scene.settle()
        #expect(a.presentedViewController === b && scene.picture == before)
        scene.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 560), in: 0.1, flicks: true)
        scene.settle()
        #expect(a.presentedViewController == nil)
        #expect(listener.told == ["will", "will", "did"] && scene.issues.isEmpty)
    }

    @Test(arguments: [true, false]) func aHeldCardCannotBeTakenAway(byController: Bool) throws {
        let (scene, sheet) = try present([.medium()])
        let before = scene.picture
        b.isModalInPresentation = byController
        listener.mayDismiss = byController
        scene.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 800), lifts: false)
        #expect(top(sheet) > 430 && top(sheet) < 700)
        scene.stage.touchUp()
        scene.settle()
        #expect(listener.told == ["attempt"] && scene.picture == before)
        scene.tap(CGPoint(x: 195, y: 100))
        #expect(listener.told == ["attempt", "attempt"] && a.presentedViewController === b)
    }

    @Test func aTapBesideTheCardDismisses() throws {
        let (scene, _) = try present([.medium()])
        scene.tap(CGPoint(x: 195, y: 100))
        scene.settle()
        #expect(listener.told == ["will", "did"] && a.presentedViewController == nil)
    }

    @Test func whatIsNotDimmedCanBeUsed() throws {
        let (scene, sheet) = try present([.medium(), .large()])
        sheet.largestUndimmedDetentIdentifier = .medium
        scene.stage.advance(by: 0)
        #expect(sheet.dimmingView.alpha == 0)
        #expect(scene.window.hitTest(CGPoint(x: 195, y: 100), with: nil) === a.view)
        #expect(scene.window.hitTest(CGPoint(x: 195, y: 600), with: nil) === b.view)
        sheet.selectedDetentIdentifier = .large
        scene.stage.advance(by: 0)
        #expect(sheet.dimmingView.alpha == 1)
    }

    @Test func aListUnderTheFingerGoesFirst() throws {
        let scroll = UIScrollView(frame: .zero)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        b.view = scroll
        let (scene, sheet) = try present([.medium(), .large()])
        // At its top it leaves a drag up to the card until that is large.
        scene.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 350))
        scene.settle()
        #expect(top(sheet) == 57)
        scene.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 350))
        scene.settle()
        #expect(top(sheet) == 57)
    }

    @Test func aListAtItsTopLowersTheCard() throws {
        let scroll = UIScrollView(frame: .zero)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        b.view = scroll
        let (scene, sheet) = try present([.medium(), .large()])
        sheet.selectedDetentIdentifier = .large
        scene.settle()
        scene.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 560))
        scene.settle()
        #expect(top(sheet) == 422 && scroll.contentOffset.y == -scroll.adjustedContentInset.top)
        sheet.selectedDetentIdentifier = .large
        scroll.contentOffset.y = 200
        scene.settle()
        scene.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400))
        scene.settle()
        #expect(top(sheet) == 57 && scroll.contentOffset.y < 150)
    }

    @Test func turningTheDeviceAndBackLeavesAllAsItWas() throws {
        let (scene, sheet) = try present([.large()])
        let before = scene.picture
        UIScreen.main.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
        scene.stage.advance(by: 0)
        #expect(sheet.sheetView.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(a.view.transform == .identity && a.view.frame.width == 844)
        UIScreen.main.resize(
            to: BarScene.phone, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        scene.stage.advance(by: 0)
        #expect(top(sheet) == 57 && scene.picture == before)
    }

    @Test func onAPadItStandsInTheMiddle() throws {
        let scene = try BarScene(a, size: BarScene.pad)
        b.modalPresentationStyle = .formSheet
        a.present(b, animated: true)
        scene.settle()
        let sheet = try #require(b.sheetPresentationController)
        #expect(sheet.sheetView.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(a.view.transform == .identity)
        #expect(scene.issues.isEmpty)
    }
}
