import Interlude
import InterludeStage
@testable import Scenes
import Testing
@testable import UIKit

extension Stage {
    /// A pixel of what is seen now.
    @MainActor fileprivate func pixel(at point: CGPoint) -> UInt32 {
        let pixels = Pixels(frame())
        return pixels.bytes[Int(point.y) * pixels.width + Int(point.x)]
    }
}

/// Each scene, played from outside: fingers in, pictures out.
@MainActor
@Suite(.serialized)
struct SceneTests {
    /// Plays a scene's script, or what of it comes before a time.
    private func play(_ name: String, until time: TimeInterval? = nil) throws -> TestStage {
        let scene = try #require(SceneCatalogue.scene(named: name))
        let test = try TestStage(scene.makeRoot(), size: scene.size)
        let script = try TouchScript(parsing: scene.script)
        var cut = TouchScript()
        for step in script.steps where time.map({ step.time <= $0 }) ?? true {
            cut.add(step.phase, at: step.location, finger: step.finger, time: step.time)
        }
        test.stage.play(cut, lasting: time ?? script.duration)
        return test
    }

    private func open(_ name: String) throws -> TestStage { try play(name, until: 0) }

    private func tap(_ test: TestStage, _ x: CGFloat, _ y: CGFloat, then seconds: TimeInterval) {
        test.stage.touchDown(at: CGPoint(x: x, y: y))
        test.stage.advance(by: 0.05)
        test.stage.touchUp()
        test.stage.advance(by: seconds)
    }

    /// All views of a type, as they lie in the window.
    private func all<Kind: UIView>(_ type: Kind.Type, in test: TestStage) -> [Kind] {
        func find(_ view: UIView) -> [Kind] { [view as? Kind].compactMap(\.self) + view.subviews.flatMap(find) }
        return find(test.window)
    }

    @Test(arguments: SceneCatalogue.names) func playsToItsEndWithoutAnyMisuse(name: String) throws {
        var problems: [StoryboardIssue] = []
        StoryboardIssue.handler = { problems.append($0) }
        defer { StoryboardIssue.handler = nil }
        let test = try play(name)
        #expect(test.issues.isEmpty, "\(test.issues)")
        #expect(problems.isEmpty, "\(problems)")
        // It has come to rest.
        let rest = test.pixels()
        test.stage.advance(by: 1)
        #expect(test.pixels() == rest)
    }

    @Test func theWindowTurnsAndCurlsAsChosen() throws {
        let test = try open("window-transition")
        let root = try #require(test.window.rootViewController as? UINavigationController)
        // A page curl from the right.
        tap(test, 309, 506, then: 0.2)
        let before = test.pixels()
        tap(test, 105, 700, then: 0)
        let shown = try #require(test.window.layer.animation(forKey: "transition") as? CATransition)
        #expect(shown.type == CATransitionType(rawValue: "pageCurl") && shown.subtype == .fromRight)
        #expect(root.presentedViewController is PictureScreen)
        test.stage.advance(by: 0.5)
        let middle = test.pixels()
        test.stage.advance(by: 0.6)
        #expect(test.window.layer.animation(forKey: "transition") == nil)
        let after = test.pixels()
        #expect(middle != before && middle != after && after != before)
        tap(test, 195, 766, then: 1.1)
        // A cube from the top.
        tap(test, 195, 458, then: 0.1)
        tap(test, 239, 620, then: 0.1)
        tap(test, 285, 700, then: 0.4)
        let cube = try #require(test.window.layer.animation(forKey: "transition") as? CATransition)
        #expect(cube.type == CATransitionType(rawValue: "cube") && cube.subtype == .fromTop)
        #expect(root.viewControllers.count == 2)
    }

    @Test func theImageViewStepsThroughThePictures() throws {
        let test = try open("window-transition")
        let view = try #require(all(UIImageView.self, in: test).first)
        var images = [view.image]
        for _ in 1...5 {
            tap(test, 195, 200, then: 0.5)
            #expect(view.layer.animationKeys()?.isEmpty == false)
            test.stage.advance(by: 0.7)
            images.append(view.image)
        }
        #expect(Set(images.map { $0.map(ObjectIdentifier.init) }).count == 6)
        tap(test, 195, 200, then: 1.2)
        #expect(view.image === images[0])
    }

    @Test func childrenTakeTurns() throws {
        let test = try open("children")
        let screen = try #require(test.window.rootViewController as? ChildrenScreen)
        #expect(screen.children.count == 3)
        var middles: [Pixels] = []
        // Each effect, begun from the first child.
        for index in 0..<6 {
            let (x, y) = (CGFloat(index % 2 == 0 ? 105 : 285), CGFloat(640 + index / 2 * 56))
            tap(test, x, y, then: 0.3)
            middles.append(test.pixels())
            test.stage.advance(by: 1)
            let next = screen.children[(index + 1) % 3]
            #expect(screen.current == (index + 1) % 3 && next.view.window != nil)
            #expect(screen.children.count { $0.view.window != nil } == 1)
        }
        for (a, b) in zip(middles, middles.dropFirst()) { #expect(a != b) }
    }

    @Test func thePictureSpinsAndSpringsOutOfItsCellAndBack() throws {
        let test = try open("flying-picture")
        let navigation = try #require(test.window.rootViewController as? UINavigationController)
        let collection = try #require(all(UICollectionView.self, in: test).first)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
        let start = cell.convert(cell.bounds, to: nil)
        tap(test, start.midX, start.midY, then: 0.2)
        #expect(navigation.viewControllers.count == 2 && cell.isHidden)
        let detail = try #require(navigation.topViewController as? PictureScreen)
        let flyer = try #require(
            all(UIImageView.self, in: test).first { $0.superview === detail.view.superview })
        let turned = try #require(flyer.layer.presentation())
        // On its way, upside down, and larger than the cell.
        #expect(turned.transform.m11 < 0 && turned.bounds.width > start.width + 20)
        var widest: CGFloat = 0
        for _ in 0..<60 {
            test.stage.advance(by: 1 / 60)
            widest = max(widest, flyer.layer.presentation()?.bounds.width ?? 0)
        }
        #expect(widest > 392)
        #expect(flyer.superview == nil && !cell.isHidden && !detail.imageView.isHidden)
        tap(test, 195, 766, then: 1.2)
        #expect(navigation.viewControllers.count == 1 && !cell.isHidden)
        #expect(test.issues.isEmpty)
    }

    @Test func theScreenGrowsFromTheButtonWithASpring() throws {
        let test = try open("growing-screen")
        let root = try #require(test.window.rootViewController)
        tap(test, 195, 766, then: 0)
        let screen = try #require(root.presentedViewController?.view.layer)
        var frames: [CGRect] = []
        for _ in 0..<60 {
            frames.append(screen.presentation()?.frame ?? .null)
            test.stage.advance(by: 1 / 60)
        }
        let button = CGPoint(x: 195, y: 766)
        #expect(frames[0].width < 1 && abs(frames[0].midY - button.y) < 1 && abs(frames[0].midX - button.x) < 1)
        #expect(frames.map(\.width).max() ?? 0 > 400)
        test.stage.advance(by: 0.1)
        #expect(screen.presentation()?.frame == test.window.bounds)
        tap(test, 195, 766, then: 1)
        #expect(root.presentedViewController == nil && test.issues.isEmpty)
    }

    @Test func presentingPushesTheOldScreenBackALittle() throws {
        let test = try open("base-animator")
        let root = try #require(test.window.rootViewController)
        tap(test, 195, 766, then: 0.1)
        let old = try #require(root.view.layer.presentation())
        // It is seen above the new one, on a black ground.
        #expect(test.stage.pixel(at: CGPoint(x: 195, y: 2)) == 0xFF00_0000)
        #expect(test.stage.pixel(at: CGPoint(x: 195, y: 50)) != 0xFF00_0000)
        #expect(old.frame.width < 385 && old.frame.width >= 351 && old.opacity < 1)
        test.stage.advance(by: 1)
        tap(test, 195, 766, then: 0.25)
        #expect(root.view.layer.presentation()?.frame.width ?? 0 < 390)
        test.stage.advance(by: 0.5)
        #expect(root.view.transform == .identity && root.view.alpha == 1 && test.issues.isEmpty)
    }

    @Test func thePopSaysHowFarItIs() throws {
        let test = try open("base-animator")
        let navigation = try #require(test.window.rootViewController as? UINavigationController)
        func percentages() -> [String] { all(UILabel.self, in: test).compactMap(\.text).filter { $0.hasSuffix(" %") } }
        tap(test, 195, 300, then: 1)
        #expect(navigation.viewControllers.count == 2 && percentages().isEmpty)
        // Let go before the middle it stays, after it it goes.
        for (end, text) in [(CGFloat(121), "30 %"), (316, "80 %")] {
            test.stage.touchDown(at: CGPoint(x: 4, y: 500))
            for step in 1...10 {
                test.stage.advance(by: 0.03)
                test.stage.touchMove(to: CGPoint(x: 4 + (end - 4) * CGFloat(step) / 10, y: 500))
            }
            test.stage.advance(by: 0.2)
            #expect(percentages() == [text])
            test.stage.touchUp()
            test.stage.advance(by: 1)
            #expect(percentages().isEmpty)
            #expect(navigation.viewControllers.count == (end < 195 ? 2 : 1))
        }
        #expect(test.issues.isEmpty)
    }

    @Test func theDialogLiesInTheMiddleAndACoverTapClosesIt() throws {
        let test = try open("dialog")
        let root = try #require(test.window.rootViewController)
        tap(test, 195, 766, then: 0.2)
        let growing = try #require(root.presentedViewController?.view.layer.presentation())
        #expect(growing.frame.width > 50 && growing.frame.width < 250)
        #expect(abs(growing.frame.width - 2 * growing.frame.height) < 0.01)
        test.stage.advance(by: 1)
        let dialog = try #require(root.presentedViewController as? DialogScreen)
        #expect(dialog.view.frame == CGRect(x: 45, y: 347, width: 300, height: 150))
        #expect(dialog.storyboard != nil && dialog.presentationController is DialogPresentationController)
        let texts = all(UILabel.self, in: test).filter { $0.isDescendant(of: dialog.view) }.compactMap(\.text)
        #expect(texts.contains(dialog.message) && texts.contains("OK"))
        tap(test, 195, 160, then: 0.25)
        let shown = try #require(dialog.view.layer.presentation())
        #expect(abs(shown.frame.width - 300) < 0.01 && shown.frame.height < 120)
        test.stage.advance(by: 1)
        #expect(root.presentedViewController == nil)
        // Its own button closes it, too.
        tap(test, 195, 766, then: 1)
        tap(test, 195, 475, then: 1)
        #expect(root.presentedViewController == nil && test.issues.isEmpty)
    }

    @Test(arguments: [641, 701] as [CGFloat]) func theSnapshotFliesByKeyframes(button: CGFloat) throws {
        let test = try open("snapshot")
        let navigation = try #require(test.window.rootViewController as? UINavigationController)
        let start = try #require(navigation.topViewController as? SnapshotScreen)
        let isPush = button < 700
        tap(test, 195, button, then: 0)
        let avatar = try #require((isPush ? navigation.topViewController : navigation.presentedViewController))
        let target = try #require(avatar as? AvatarScreen)
        let snapshot = try #require(target.view.superview?.subviews.last)
        #expect(snapshot !== target.view && start.sourceImageView.isHidden)
        // To the middle of the screen by two fifths of the way, as small as it was; then it grows.
        test.stage.advance(by: 0.2)
        #expect(snapshot.layer.presentation()?.frame.width == 120)
        test.stage.advance(by: 0.2)
        let middle = try #require(snapshot.layer.presentation()?.frame)
        #expect(abs(middle.midX - 195) < 0.01 && abs(middle.width - (120 + (342 - 120) / 6)) < 0.01, "\(middle)")
        test.stage.advance(by: 0.42)
        #expect(snapshot.superview == nil && !start.sourceImageView.isHidden)
        #expect(target.avatarImageView.image === start.sourceImageView.image)
        // The way back is the system's: an unwinding segue pops or dismisses.
        tap(test, 195, 761, then: 1)
        #expect(navigation.topViewController === start && navigation.presentedViewController == nil)
        #expect(test.issues.isEmpty)
    }

    @Test func theStoryboardsOwnSegueAndItsWayBackAreFollowed() throws {
        let test = try open("snapshot")
        let navigation = try #require(test.window.rootViewController as? UINavigationController)
        let before = test.pixels()
        tap(test, 195, 761, then: 0.1)
        let screen = try #require(test.window.subviews.last)
        let opening = try #require(screen.layer.presentation())
        #expect(opening.transform.m12 != 0 && opening.opacity < 1 && navigation.presentedViewController == nil)
        test.stage.advance(by: 0.6)
        #expect(navigation.presentedViewController is PostcardScreen)
        tap(test, 195, 761, then: 0.2)
        #expect(navigation.presentedViewController == nil && test.pixels() != before)
        test.stage.advance(by: 0.4)
        #expect(test.pixels() == before && test.issues.isEmpty)
    }

    /// A program that has been copied away from its folder and its bundles has the storyboards too.
    @Test func storyboardsAreInTheProgram() {
        var problems: [StoryboardIssue] = []
        StoryboardIssue.handler = { problems.append($0) }
        let folders = UIStoryboard.folders
        UIStoryboard.folders = []
        defer { (StoryboardIssue.handler, UIStoryboard.folders) = (nil, folders) }
        for name in ["Dialog", "Snapshot"] {
            #expect(UIStoryboard.scene(name).instantiateInitialViewController() != nil, "\(name)")
        }
        #expect(problems.isEmpty)
        // One that is missing is said, and shows nothing.
        #expect(UIStoryboard.scene("Nowhere").instantiateInitialViewController() == nil)
        #expect(problems.map(\.message) == ["Nowhere.storyboard: cannot be read"])
    }

    @Test func theCardShrinksGrowsAndIsDraggedBack() throws {
        let test = try open("today")
        let root = try #require(test.window.rootViewController)
        let before = test.pixels()
        let table = try #require(all(UITableView.self, in: test).first)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        // It shrinks under the finger, and recovers where that goes away.
        test.stage.touchDown(at: CGPoint(x: 195, y: 300))
        test.stage.advance(by: 0.6)
        #expect(cell.transform.a < 1)
        test.stage.touchMove(to: CGPoint(x: 195, y: 220))
        test.stage.advance(by: 0.4)
        #expect(cell.transform == .identity && root.presentedViewController == nil)
        test.stage.touchUp()
        test.stage.advance(by: 2)
        table.contentOffset = .zero
        test.stage.advance(by: 0.5)
        tap(test, 195, 300, then: 0.3)
        #expect(root.presentedViewController is ArticleScreen && cell.transform == .identity)
        test.stage.advance(by: 1.5)
        // By the button.
        tap(test, 352, 70, then: 0.2)
        #expect(root.presentedViewController != nil && test.pixels() != before)
        #expect(all(UIVisualEffectView.self, in: test).contains { $0.effect == nil })
        test.stage.advance(by: 1)
        #expect(root.presentedViewController == nil && test.pixels() == before)
        tap(test, 195, 300, then: 2)
        // A short drag comes back, a long one dismisses; the corners are round meanwhile.
        for (distance, isGone) in [(CGFloat(60), false), (300, true)] {
            test.stage.touchDown(at: CGPoint(x: 195, y: 200))
            for step in 1...10 {
                test.stage.advance(by: 0.05)
                test.stage.touchMove(to: CGPoint(x: 195, y: 200 + distance * CGFloat(step) / 10))
            }
            test.stage.advance(by: 0.2)
            let card = try #require(root.presentedViewController?.view)
            #expect(card.layer.cornerRadius > 15 && card.clipsToBounds && card.transform.a < 1)
            test.stage.touchUp()
            test.stage.advance(by: 1.5)
            #expect((root.presentedViewController == nil) == isGone, "\(distance)")
        }
        #expect(test.pixels() == before)
        #expect(test.issues.isEmpty)
    }
}
