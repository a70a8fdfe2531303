import Testing

@testable import UIKit

/// Frames that constraints give views.
@MainActor struct LayoutTests {
    @Test func sidesAndConstants() {
        let root = host()
        let view = child(of: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 130))
        root.frame.size = CGSize(width: 400, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 370, height: 30))
    }

    @Test func middlesMultipliersAndLengths() {
        let root = host()
        let (view, other) = (child(of: root), child(of: root))
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4, constant: 10),
            other.widthAnchor.constraint(equalToConstant: 20), other.heightAnchor.constraint(equalToConstant: 20),
            NSLayoutConstraint(
                item: other, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 1.5,
                constant: 0),
            other.topAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 80, y: 65, width: 150, height: 70))
        #expect(other.frame == CGRect(x: 215, y: 151, width: 20, height: 20))
    }

    @Test func distancesAreLengths() {
        let root = host()
        let (left, right) = (child(of: root, SizedView(40, 20)), child(of: root, SizedView(60, 20)))
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
                .constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(left.frame.width == 100 && right.frame.minX == 250)
    }

    @Test func contentsResistShrinkingMoreThanGrowing() {
        let root = host(200, 50)
        let (title, detail) = (SizedView(150, 20), SizedView(100, 20))
        for view in [title, detail] { root.addSubview(view) }
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 10),
            detail.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        title.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        root.layoutIfNeeded()
        #expect(title.frame.width == 90 && detail.frame.width == 100 && detail.frame.height == 20)
        title.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(title.frame.width == 150 && detail.frame.width == 40)
        root.frame.size.width = 400
        title.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        root.layoutIfNeeded()
        #expect(title.frame.width == 150 && detail.frame.width == 240)
        title.contentSize.width = 200
        root.layoutIfNeeded()
        #expect(title.frame.width == 200 && detail.frame.width == 190)
    }

    @Test func prioritiesDecideAndCanChange() {
        let root = host()
        let view = child(of: root)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        let wide = view.widthAnchor.constraint(equalToConstant: 90)
        (narrow.priority, wide.priority) = (.defaultHigh, .defaultLow)
        NSLayoutConstraint.activate([narrow, wide, view.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        narrow.priority = UILayoutPriority(100)
        root.layoutIfNeeded()
        #expect(view.frame.width == 90)
        narrow.priority = .required
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        narrow.isActive = false
        wide.constant = 70
        root.layoutIfNeeded()
        #expect(view.frame.width == 70)
    }

    @Test func framesThatWereSetCountAsConstraints() {
        let root = host()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        bar.autoresizingMask = .flexibleWidth
        root.addSubview(bar)
        let view = child(of: root)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: bar.bottomAnchor), view.widthAnchor.constraint(equalTo: bar.widthAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 44, width: 300, height: 156) && bar.frame.height == 44)
        bar.frame.size.height = 60
        root.frame.size.width = 500
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 60, width: 500, height: 140) && bar.frame.width == 500)
    }

    @Test func viewsFarApartAreRelatedThroughThoseBetween() {
        let root = host()
        let box = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        root.addSubview(box)
        let panel = child(of: box)
        let inner = child(of: panel)
        let outer = child(of: root)
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7),
            panel.topAnchor.constraint(equalTo: box.topAnchor, constant: 8),
            panel.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 120),
            inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 2),
            outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
            outer.topAnchor.constraint(equalTo: inner.topAnchor),
            outer.widthAnchor.constraint(equalTo: panel.widthAnchor),
            outer.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(panel.frame == CGRect(x: 7, y: 8, width: 93, height: 92))
        #expect(inner.frame == CGRect(x: 13, y: 2, width: 10, height: 10))
        #expect(outer.frame == CGRect(x: 130, y: 60, width: 93, height: 5))
        box.center.x += 10
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 3 && outer.frame.minX == 130)
    }

    @Test func readingDirectionsMirrorLeadingAndTrailing() {
        let root = host()
        let (icon, title) = (child(of: root, SizedView(40, 20)), child(of: root, SizedView(100, 20)))
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
            title.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
            icon.topAnchor.constraint(equalTo: root.topAnchor), title.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(icon.frame.minX == 16 && title.frame.minX == 64)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(icon.frame.maxX == 284 && title.frame.maxX == 236 && title.frame.width == 100)
        root.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        #expect(icon.frame.minX == 16 && title.frame.minX == 64)
    }

    @Test(arguments: [CGFloat(320), 100, 101, 97, 256]) func sidesLieOnWholePixelsWithoutGaps(width: CGFloat) {
        let root = host(width)
        let row = (0..<3).map { _ in child(of: root) }
        var before = root.leadingAnchor
        for view in row {
            view.leadingAnchor.constraint(equalTo: before).isActive = true
            view.widthAnchor.constraint(equalTo: row[0].widthAnchor).isActive = view !== row[0]
            before = view.trailingAnchor
        }
        before.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        let scale = UIScreen.main.scale
        for (view, next) in zip(row, row.dropFirst()) { #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9) }
        for view in row { #expect(abs((view.frame.maxX * scale).rounded() - view.frame.maxX * scale) < 1e-9) }
        #expect(abs(row[2].frame.maxX - width) < 1e-9)
    }

    @Test func linesMakeViewsTaller() {
        let root = host()
        let letters = LettersView(20)
        root.addSubview(letters)
        let below = child(of: root)
        let width = letters.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        NSLayoutConstraint.activate([
            width, letters.topAnchor.constraint(equalTo: root.topAnchor),
            letters.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.topAnchor.constraint(equalTo: letters.bottomAnchor),
            below.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        #expect(letters.frame.size == CGSize(width: 100, height: 40) && below.frame.minY == 40)
        width.constant = 50
        root.layoutIfNeeded()
        #expect(letters.frame.size == CGSize(width: 50, height: 80) && below.frame.minY == 80)
        // What is wrapped is only as wide as its lines, and takes more room again when there is more.
        width.constant = 59
        root.layoutIfNeeded()
        #expect(letters.frame.size == CGSize(width: 50, height: 80))
        width.constant = 199
        root.layoutIfNeeded()
        #expect(letters.frame.size == CGSize(width: 190, height: 40))
        letters.count = 3
        root.layoutIfNeeded()
        #expect(letters.frame.size == CGSize(width: 30, height: 20) && below.frame.minY == 20)
    }

    @Test func baselinesAlign() {
        let root = host()
        let (small, tall) = (LettersView(2), LettersView(20))
        for view in [small, tall] { root.addSubview(view) }
        let plain = child(of: root, SizedView(10, 8))
        NSLayoutConstraint.activate([
            tall.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            tall.widthAnchor.constraint(equalToConstant: 100),
            small.lastBaselineAnchor.constraint(equalTo: tall.lastBaselineAnchor),
            plain.firstBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(tall.frame.height == 40 && small.frame.maxY == tall.frame.maxY && plain.frame.maxY == 25)
    }

    @Test func labelsBreakLinesAndAlign() {
        let root = host(200, 300)
        let (title, text) = (UILabel(), UILabel())
        for label in [title, text] { _ = child(of: root, label) }
        title.text = "Title"
        title.font = .systemFont(ofSize: 30)
        text.text = "One line of text that is much too long for what is left beside the title"
        text.numberOfLines = 0
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            title.topAnchor.constraint(equalTo: root.topAnchor),
            text.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 10),
            text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            text.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        ])
        text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        root.layoutIfNeeded()
        #expect(abs(title.frame.width - title.sizeThatFits(.zero).width) < 1e-9 && text.frame.maxX <= 200)
        let fitting = text.sizeThatFits(CGSize(width: 200 - title.frame.maxX - 10, height: 0))
        #expect(abs(text.frame.width - fitting.width) < 1e-9 && abs(text.frame.height - fitting.height) < 1e-9)
        #expect(text.frame.height > 3 * text.font.lineHeight)
        let (first, second) = (title.frame.minY + title.baselines.first, text.frame.minY + text.baselines.first)
        #expect(abs(first - second) <= 1 / UIScreen.main.scale)
        root.frame.size.width = 1000
        root.layoutIfNeeded()
        #expect(abs(text.frame.width - text.sizeThatFits(.zero).width) < 1e-9)
    }

    @Test func alignmentRectanglesStandForViews() {
        final class Badge: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 10) }
        }
        let root = host()
        let badge = child(of: root, Badge())
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: root.topAnchor),
            badge.rightAnchor.constraint(equalTo: root.rightAnchor),
            badge.widthAnchor.constraint(equalToConstant: 50), badge.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(badge.frame == CGRect(x: 250, y: -5, width: 60, height: 55))
    }

    @Test func transformsStayWhileTheFrameBehindThemChanges() {
        let root = host()
        let view = child(of: root)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 30, height: 30) && view.center == CGPoint(x: 150, y: 100))
        #expect(view.frame == CGRect(x: 120, y: 70, width: 60, height: 60))
    }

    @Test func onlyViewsWhoseSubviewsMoveAreLaidOut() {
        final class Counter: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                super.layoutSubviews()
            }
        }
        let root = Counter(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (left, right) = (Counter(), Counter())
        var widths: [NSLayoutConstraint] = []
        for (index, view) in [left, right].enumerated() {
            view.frame = CGRect(x: 100 * index, y: 0, width: 100, height: 100)
            root.addSubview(view)
            let inner = child(of: view, SizedView(10, 10))
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            widths.append(inner.widthAnchor.constraint(equalToConstant: 20))
        }
        NSLayoutConstraint.activate(widths)
        root.layoutIfNeeded()
        let counts = [left.count, right.count]
        widths[1].constant = 30
        root.layoutIfNeeded()
        #expect(left.count == counts[0] && right.count == counts[1] + 1)
        #expect(right.subviews[0].frame.width == 30)
        root.layoutIfNeeded()
        #expect(left.count == counts[0] && right.count == counts[1] + 1)
    }
}

private func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
}
private func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
}
