import Testing

@testable import UIKit

/// Constraints coming, going and contradicting each other.
@MainActor struct ConstraintTests {
    @Test func constraintsAreInstalledOnTheNearestCommonAncestor() {
        let root = host()
        let (box, other) = (child(of: root), child(of: root))
        let inner = child(of: box)
        let across = inner.topAnchor.constraint(equalTo: other.topAnchor)
        let inside = inner.topAnchor.constraint(equalTo: box.topAnchor)
        let alone = inner.widthAnchor.constraint(equalToConstant: 3)
        NSLayoutConstraint.activate([across, inside, alone])
        #expect(root.constraints == [across] && box.constraints == [inside] && inner.constraints == [alone])
        NSLayoutConstraint.deactivate([across, inside, alone])
        #expect(root.constraints.isEmpty && box.constraints.isEmpty && inner.constraints.isEmpty)
        #expect(!across.isActive && !inside.isActive && !alone.isActive)
    }

    @Test func viewsInNoCommonViewCannotBeRelated() {
        let constraint = UIView().leftAnchor.constraint(equalTo: UIView().rightAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        let (a, b) = (host(), host())
        let relation = a.leftAnchor.constraint(equalTo: b.leftAnchor)
        relation.isActive = true
        #expect(!relation.isActive)
        let mixed = NSLayoutConstraint(
            item: a, attribute: .left, relatedBy: .equal, toItem: a, attribute: .top, multiplier: 1, constant: 0)
        mixed.isActive = true
        #expect(!mixed.isActive)
    }

    @Test func removedViewsLeaveTheirConstraintsToTheOutside() {
        let root = host()
        let box = child(of: root)
        let inner = child(of: box)
        let outside = [
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ]
        let inside = [
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
            inner.widthAnchor.constraint(equalToConstant: 50), inner.topAnchor.constraint(equalTo: box.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 60), box.heightAnchor.constraint(equalToConstant: 30),
        ]
        NSLayoutConstraint.activate(outside + inside)
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 4 && box.frame.minX == 10)
        box.removeFromSuperview()
        #expect(outside.allSatisfy { !$0.isActive } && inside.allSatisfy(\.isActive) && root.constraints.isEmpty)
        root.layoutIfNeeded()

        inside[0].constant = 6
        let other = host()
        other.addSubview(box)
        box.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 20).isActive = true
        other.layoutIfNeeded()
        #expect(inner.frame.minX == 6 && inner.frame.width == 50 && box.frame.minX == 20 && box.frame.width == 60)
        // Moved without being removed first.
        root.addSubview(box)
        #expect(other.constraints.isEmpty)
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(box.frame.minX == 240)
    }

    @Test func treesAreLaidOutBeforeAndAfterTheyAreJoined() {
        let card = host(100, 100)
        let label = child(of: card, SizedView(30, 10))
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        ])
        card.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 35, y: 45, width: 30, height: 10))
        let root = host()
        let side = child(of: root)
        NSLayoutConstraint.activate([
            side.widthAnchor.constraint(equalToConstant: 44),
            side.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        root.addSubview(card)
        card.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 85, y: 20, width: 30, height: 10) && side.frame.minX == 256)
    }

    @Test func contradictionsAreSaidOnceAndTheLastConstraintIsLeftOut() {
        let root = host()
        let view = child(of: root)
        view.accessibilityIdentifier = "card"
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
        narrow.identifier = "narrow"
        let other = view.heightAnchor.constraint(equalToConstant: 5)
        let messages = conflicts {
            NSLayoutConstraint.activate([wide, other, narrow])
            root.layoutIfNeeded()
            root.layoutIfNeeded()
            root.frame.size.width = 10
            root.layoutIfNeeded()
        }
        #expect(view.frame.size == CGSize(width: 100, height: 5))
        #expect(messages.count == 1 && narrow.isActive)
        #expect(
            messages.first == """
                Unable to simultaneously satisfy constraints.
                At least one of these is one that you do not want; look for where it is added:
                (
                    <NSLayoutConstraint UIView:'card'.width == 100 (active)>
                    <NSLayoutConstraint 'narrow' UIView:'card'.width <= 60 (active)>
                )
                Will go on without <NSLayoutConstraint 'narrow' UIView:'card'.width <= 60 (active)>
                """)
        // What was left out holds again as soon as it can.
        wide.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width <= 60)
    }

    @Test func aConstantThatCannotHoldIsLeftOutUntilItCan() {
        let root = host()
        let view = child(of: root)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        let messages = conflicts {
            NSLayoutConstraint.activate([
                width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            ])
            root.layoutIfNeeded()
            width.constant = 400
            root.layoutIfNeeded()
        }
        #expect(messages.count == 1 && view.frame.maxX <= 300)
        width.constant = 200
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
        // The view around shrinks below what the constraints need, and grows again.
        let more = conflicts {
            root.frame.size.width = 150
            root.layoutIfNeeded()
        }
        #expect(more.isEmpty && view.frame.maxX <= 150, "what was said once is not said again")
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 0))
    }

    @Test func lengthsAreNeverNegative() {
        let root = host(10, 10)
        let view = child(of: root)
        let messages = conflicts {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            ])
            root.layoutIfNeeded()
        }
        #expect(messages.isEmpty && view.frame.width == 0)
    }

    /// A screen of random boxes in boxes.
    private func randomTree(_ numbers: inout SeededNumbers) -> (UIView, [NSLayoutConstraint]) {
        let root = host(400, 800)
        var all = [root]
        var constraints: [NSLayoutConstraint] = []
        func constant() -> CGFloat { CGFloat(Int.random(in: 0...30, using: &numbers)) }
        for _ in 0..<Int.random(in: 4...20, using: &numbers) {
            let parent = all[Int.random(in: 0..<all.count, using: &numbers)]
            let siblings = parent.subviews
            let view = child(of: parent, SizedView(constant() * 3, constant()))
            let before = siblings.last
            constraints.append(
                view.leadingAnchor.constraint(
                    equalTo: before?.trailingAnchor ?? parent.leadingAnchor, constant: constant()))
            constraints.append(view.topAnchor.constraint(equalTo: before?.topAnchor ?? parent.topAnchor))
            let end = view.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor)
            end.priority = UILayoutPriority(Float(300 + all.count))
            constraints.append(end)
            let height = view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.1, constant: constant())
            height.priority = UILayoutPriority(Float(500 + all.count))
            constraints.append(height)
            view.setContentHuggingPriority(UILayoutPriority(Float(100 + all.count)), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(600 + all.count)), for: .horizontal)
            all.append(view)
        }
        return (root, constraints)
    }

    private func frames(_ view: UIView) -> [CGRect] { [view.frame] + view.subviews.flatMap(frames) }

    @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6]) func changesLeadWhereFreshLayoutsDo(seed: UInt64) {
        var numbers = SeededNumbers(seed)
        let (root, constraints) = randomTree(&numbers)
        for constraint in constraints.shuffled(using: &numbers) { constraint.isActive = true }
        for step in 0..<30 {
            let constraint = constraints[Int.random(in: 0..<constraints.count, using: &numbers)]
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0 where constraint.priority != .required: constraint.isActive.toggle()
            case 1: root.frame.size.width = CGFloat(Int.random(in: 200...500, using: &numbers))
            default: constraint.constant = CGFloat(Int.random(in: 0...30, using: &numbers))
            }
            root.layoutIfNeeded()
            // The same tree in another outermost view gets another engine.
            let result = frames(root)
            root.layout.engine?.dissolve()
            root.layout.engine = nil
            root.layoutEngine.add(tree: root)
            root.layoutEngine.invalidate()
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(frames(root) == result, "seed \(seed), step \(step)")
        }
    }
}
