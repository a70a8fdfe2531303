import Testing

@testable import UIKit

/// Guides, sizes that fit, and visual formats.
@MainActor struct GuideTests {
    @Test func guidesArePlacedLikeViews() {
        let root = host()
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = child(of: root, SizedView(20, 20))
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 100),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 50, y: 0, width: 250, height: 100))
        #expect(view.frame == CGRect(x: 165, y: 40, width: 20, height: 20))
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil && root.constraints.isEmpty)
    }

    @Test func marginsAndSafeAreasMoveTheirGuides() {
        final class Notched: UIView {
            var insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            override var safeAreaInsets: UIEdgeInsets { insets }
        }
        let root = Notched(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let (safe, margin, side) = (child(of: root), child(of: root), child(of: root))
        root.insetsLayoutMarginsFromSafeArea = false
        NSLayoutConstraint.activate([
            safe.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            safe.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
            margin.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            margin.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            NSLayoutConstraint(
                item: side, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leftMargin, multiplier: 1,
                constant: 1),
        ])
        root.layoutIfNeeded()
        #expect(safe.frame.minY == 47 && safe.frame.maxY == 566)
        #expect(margin.frame.minX == 8 && margin.frame.maxX == 292 && side.frame.minX == 9)
        root.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        root.insets.top = 20
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(margin.frame.minX == 20 && margin.frame.maxX == 270 && side.frame.minX == 21 && safe.frame.minY == 20)
    }

    @Test func aViewFitsThoughTheFirstConstraintOfAnotherInItIsLeftOut() {
        let cell = UIView()
        let inner = child(of: cell)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalTo: inner.widthAnchor, constant: 5),
            inner.widthAnchor.constraint(equalToConstant: 50),
            inner.heightAnchor.constraint(equalToConstant: 20),
            inner.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            inner.topAnchor.constraint(equalTo: cell.topAnchor),
            inner.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 20))
    }

    @Test func fittingSizesAreWhatConstraintsLeave() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 77, height: 33))
        let letters = LettersView(30)
        let icon = SizedView(40, 40)
        for view in [letters, icon] { cell.addSubview(view) }
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            letters.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
            letters.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
            letters.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
            letters.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
            icon.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 5),
            icon.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -5),
            icon.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        ])
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 370, height: 50))
        let narrow = cell.systemLayoutSizeFitting(
            CGSize(width: 170, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow == CGSize(width: 170, height: 70))
        #expect(cell.bounds.size == CGSize(width: 77, height: 33))
        #expect(
            SizedView(12, 34).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 12, height: 34))
    }

    @Test func visualFormats() {
        let root = host()
        let (a, b) = (child(of: root, SizedView(50, 20)), child(of: root, SizedView(50, 20)))
        let views = ["a": a, "b": b]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-[a(==b*2)]-gap-[b(>=30,<=200)]-(20@500,>=10)-|", options: [.alignAllTop],
                metrics: ["gap": 12], views: views)
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|[a(60)]-(>=8)-|", options: [], metrics: nil, views: views))
        root.layoutIfNeeded()
        #expect(a.frame.minX == 8 && abs(b.frame.minX - a.frame.maxX - 12) < 1e-9 && abs(b.frame.maxX - 280) < 1e-9)
        #expect(abs(a.frame.width - 2 * b.frame.width) <= 1)
        #expect(a.frame.height == 60 && a.frame.minY == 0 && b.frame.minY == 0)
    }

    @Test(arguments: [
        ("H:|-[a]-5-[b]|", 0), ("[a]", 0), ("V:[a(==b)][b(20@750)]", 0), ("|-(-5)-[a]", 0), ("|-m.x-[a(m_2)]-|", 0),
        ("[x]", 1), ("H:|-[a", 6), ("[a]-", 4), ("[a(", 3), ("[a(>=)]", 5), ("", 0), ("|", 1), ("[a]-5[b]", 5),
        ("[a(5@)]", 5), ("[a]|[b]", 4), ("[a(q)]", 3), ("[]", 1), ("[a(5", 4), ("[a]-(5-[b]", 6), ("[a]é", 3),
    ])
    func formatsAreReadOrSayWhereTheyCannotBe(format: String, place: Int) {
        let isFine = place == 0 && !format.isEmpty
        var parser = VisualFormatParser(format, metrics: ["m.x": 3, "m_2": 4], views: ["a", "b"])
        do {
            _ = try parser.parse()
            #expect(isFine)
        } catch {
            #expect(!isFine && error.place == place, "\(error.message)")
        }
    }

    @Test func damagedFormatsNeverTrap() {
        var numbers = SeededNumbers(11)
        let letters = Array("HV:|[]()-ab=<>@,.*/+5 é")
        for _ in 0..<3000 {
            let format = String(
                (0..<Int.random(in: 0...20, using: &numbers)).map { _ in letters.randomElement(using: &numbers)! })
            var parser = VisualFormatParser(format, metrics: [:], views: ["a", "b"])
            _ = try? parser.parse()
        }
    }
}
