import InterludeStage
import Testing
import UIKit

/// Misuses of the transition machinery are said, each with its own name.
@MainActor
@Suite(.serialized)
struct TransitionIssueTests {
    /// An animator that does what a test says at the beginning and at the end.
    final class Scripted: NSObject, UIViewControllerAnimatedTransitioning {
        typealias Step = @MainActor (any UIViewControllerContextTransitioning) -> Void
        let begin: Step
        let end: Step

        init(begin: @escaping Step = Scripted.place, end: @escaping Step = Scripted.complete) {
            (self.begin, self.end) = (begin, end)
        }

        static func place(_ context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
            view.frame = context.finalFrame(for: to)
            context.containerView.addSubview(view)
        }

        static func complete(_ context: any UIViewControllerContextTransitioning) {
            context.completeTransition(!context.transitionWasCancelled)
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.25
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            begin(context)
            UIView.animate(withDuration: 0.25) {
                context.view(forKey: .to)?.layer.zPosition = 1
            } completion: { _ in
                self.end(context)
            }
        }
    }

    /// The issues of a push with an animator, played to its end.
    private func issues(
        _ animator: Scripted, interactor: UIPercentDrivenInteractiveTransition? = nil,
        then: (UINavigationController) -> Void = { _ in }
    ) throws -> [TransitionIssue.Kind] {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let director = Director(Log(), animator: animator)
        director.interactor = interactor
        let test = try TestScreen(navigation)
        // Not before: what other tests on this thread left over ends with the first commit.
        var found: [TransitionIssue.Kind] = []
        TransitionIssue.handler = { found.append($0.kind) }
        defer { TransitionIssue.handler = nil }
        navigation.delegate = director
        navigation.pushViewController(UIViewController(), animated: true)
        then(navigation)
        test.stage.advance(by: 3)
        return found
    }

    @Test func aCorrectTransitionIsNoIssue() throws {
        #expect(try issues(Scripted()) == [])
    }

    @Test func completionThatNeverComes() throws {
        #expect(try issues(Scripted(end: { _ in })) == [.neverCompleted])
    }

    @Test func completionThatComesTwice() throws {
        let twice = Scripted(end: {
            Scripted.complete($0)
            Scripted.complete($0)
        })
        #expect(try issues(twice) == [.completedTwice])
    }

    @Test func completionWithTrueAfterACancel() throws {
        let finger = UIPercentDrivenInteractiveTransition()
        let found = try issues(Scripted(end: { $0.completeTransition(true) }), interactor: finger) { _ in
            finger.update(0.5)
            finger.cancel()
        }
        #expect(found == [.completedAfterCancel])
    }

    @Test func aViewThatNeverEntersTheContainer() throws {
        #expect(try issues(Scripted(begin: { _ in })) == [.viewNotInContainer])
    }

    @Test func aViewThatEndsElsewhere() throws {
        let beside = Scripted(begin: {
            Scripted.place($0)
            $0.view(forKey: .to)?.frame.origin.x = 7
        })
        #expect(try issues(beside) == [.wrongFinalFrame])
    }

    @Test func stateThatIsLeftBehind() throws {
        let faded = Scripted(begin: {
            Scripted.place($0)
            $0.view(forKey: .from)?.alpha = 0.5
        })
        #expect(try issues(faded) == [.stateLeftBehind(property: "alpha")])
        let shrunk = Scripted(end: {
            $0.view(forKey: .from)?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            Scripted.complete($0)
        })
        #expect(try issues(shrunk) == [.stateLeftBehind(property: "transform")])
    }

    @Test func aSnapshotThatIsLeftBehind() throws {
        let cluttered = Scripted(begin: {
            Scripted.place($0)
            $0.containerView.addSubview(UIView(frame: $0.containerView.bounds))
        })
        #expect(try issues(cluttered) == [.viewLeftBehind(type: "UIView")])
    }

    @Test func aPushDuringAPush() throws {
        let found = try issues(Scripted()) { $0.pushViewController(UIViewController(), animated: true) }
        #expect(found == [.overlappingTransitions])
    }

    @Test func aScreenThatIsPushedTwice() throws {
        let found = try issues(Scripted()) { navigation in
            if let top = navigation.topViewController { navigation.pushViewController(top, animated: true) }
        }
        #expect(found == [.alreadyOnStack])
    }

    @Test func aDelegateThatIsGone() throws {
        let (root, screen) = (UIViewController(), UIViewController())
        let test = try TestScreen(root)
        var found: [TransitionIssue.Kind] = []
        TransitionIssue.handler = { found.append($0.kind) }
        defer { TransitionIssue.handler = nil }
        screen.modalPresentationStyle = .custom
        var director: Director? = Director(Log())
        screen.transitioningDelegate = director
        root.present(screen, animated: true)
        test.stage.advance(by: 1)
        director = nil
        root.dismiss(animated: true)
        test.stage.advance(by: 1)
        #expect(found == [.delegateGone])
        #expect(root.presentedViewController == nil)
    }

    @Test func aSecondPresentation() throws {
        let root = UIViewController()
        let test = try TestScreen(root)
        var found: [TransitionIssue.Kind] = []
        TransitionIssue.handler = { found.append($0.kind) }
        defer { TransitionIssue.handler = nil }
        root.present(UIViewController(), animated: false)
        root.present(UIViewController(), animated: false)
        test.stage.advance(by: 1)
        #expect(found == [.alreadyPresenting])
    }

    @Test func anIssueSaysWhoAndWhatToDo() {
        let issue = TransitionIssue(
            kind: .neverCompleted, from: "FeedController", to: "PhotoController", animator: "ZoomAnimator")
        let text = issue.description
        for word in ["FeedController", "PhotoController", "ZoomAnimator", "completeTransition"] {
            #expect(text.contains(word))
        }
    }
}
