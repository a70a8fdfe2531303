import Testing

@testable import UIKit

/// Rows and columns.
@MainActor struct StackViewTests {
    /// A stack of some size with views that are 30, 60 and 90 points wide and 10, 20 and 30 points high.
    private func stack(
        _ axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat = 300, height: CGFloat = 100
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(60, 20), SizedView(90, 30)])
        stack.axis = axis
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    private func spans(_ stack: UIStackView) -> [[CGFloat]] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map {
            stack.axis == .horizontal ? [$0.frame.minX, $0.frame.maxX] : [$0.frame.minY, $0.frame.maxY]
        }
    }

    private func breadths(_ stack: UIStackView) -> [[CGFloat]] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map {
            stack.axis == .vertical ? [$0.frame.minX, $0.frame.maxX] : [$0.frame.minY, $0.frame.maxY]
        }
    }

    @Test func fillStretchesWhatHugsLeast() {
        let row = stack()
        row.spacing = 10
        row.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        #expect(spans(row) == [[0, 30], [40, 200], [210, 300]])
        #expect(breadths(row) == [[0, 100], [0, 100], [0, 100]])
    }

    @Test func fillEquallyMakesLengthsEqual() {
        let row = stack()
        row.distribution = .fillEqually
        row.spacing = 15
        #expect(spans(row) == [[0, 90], [105, 195], [210, 300]])
    }

    @Test func fillProportionallyKeepsProportions() {
        let row = stack()
        row.distribution = .fillProportionally
        row.spacing = 30
        #expect(spans(row) == [[0, 40], [70, 150], [180, 300]])
    }

    @Test func equalSpacingSharesWhatIsLeft() {
        let row = stack()
        row.distribution = .equalSpacing
        row.spacing = 10
        #expect(spans(row) == [[0, 30], [90, 150], [210, 300]])
        row.frame.size.width = 190
        // No less than the spacing: contents give way.
        let spans = spans(row)
        #expect(spans[1][0] - spans[0][1] == 10 && spans[2][0] - spans[1][1] == 10 && spans[2][1] == 190)
    }

    @Test func equalCenteringSharesTheDistancesOfMiddles() {
        let row = stack()
        row.distribution = .equalCentering
        #expect(spans(row) == [[0, 30], [105, 165], [210, 300]])
        // Views that would overlap stay apart instead.
        row.frame.size.width = 200
        #expect(spans(row) == [[0, 30], [50, 110], [110, 200]])
    }

    @Test func columnsRunDown() {
        let column = stack(.vertical, width: 200, height: 60)
        #expect(spans(column) == [[0, 10], [10, 30], [30, 60]])
        column.alignment = .trailing
        #expect(breadths(column) == [[170, 200], [140, 200], [110, 200]])
        column.alignment = .center
        #expect(breadths(column) == [[85, 115], [70, 130], [55, 145]])
        column.alignment = .leading
        #expect(breadths(column) == [[0, 30], [0, 60], [0, 90]])
        column.semanticContentAttribute = .forceRightToLeft
        #expect(breadths(column) == [[170, 200], [140, 200], [110, 200]])
    }

    @Test func spacingsOfTheirOwnAndMargins() {
        let row = stack(width: 240)
        row.spacing = 5
        row.setCustomSpacing(20, after: row.arrangedSubviews[0])
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 25)
        #expect(spans(row) == [[10, 40], [60, 120], [125, 215]])
        #expect(breadths(row) == [[1, 98], [1, 98], [1, 98]])
        #expect(row.customSpacing(after: row.arrangedSubviews[0]) == 20)
        #expect(row.customSpacing(after: row.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
        row.setCustomSpacing(UIStackView.spacingUseDefault, after: row.arrangedSubviews[0])
        row.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        #expect(spans(row)[0] == [10, 55])
    }

    /// Views are made again and again in the same place in memory.
    @Test func aDistanceGoesWithItsView() {
        let row = UIStackView()
        for _ in 0..<100 {
            row.setCustomSpacing(20, after: UIView())
            #expect(row.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
        }
        let view = UIView()
        row.setCustomSpacing(20, after: view)
        row.addArrangedSubview(view)
        #expect(row.customSpacing(after: view) == 20)
        view.removeFromSuperview()
        #expect(row.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }

    @Test func hiddenViewsTakeUpNoRoom() {
        let row = stack(width: 180)
        row.spacing = 10
        let middle = row.arrangedSubviews[1]
        middle.isHidden = true
        row.frame.size.width = 130
        #expect(spans(row) == [[0, 30], [30, 30], [40, 130]])
        middle.isHidden = false
        row.frame.size.width = 200
        #expect(spans(row) == [[0, 30], [40, 100], [110, 200]])
        let fixed = middle.widthAnchor.constraint(equalToConstant: 60)
        fixed.isActive = true
        let messages = conflicts {
            middle.isHidden = true
            row.layoutIfNeeded()
        }
        #expect(messages.isEmpty)
    }

    @Test func hiddenViewsThatStickOutOfTheStackComeToRest() {
        let column = UIStackView()
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [LettersView(60)])
        row.isLayoutMarginsRelativeArrangement = true
        for view in [SizedView(100, 20), row] { column.addArrangedSubview(view) }
        row.isHidden = true
        column.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        column.layoutIfNeeded()
        #expect(row.safeAreaInsets == .zero)
        #expect(column.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    }

    @Test func baselinesOfARowAlign() {
        let row = UIStackView(arrangedSubviews: [LettersView(2), LettersView(20), SizedView(10, 8)])
        row.alignment = .firstBaseline
        row.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 100).isActive = true
        #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 130, height: 40))
        row.frame = CGRect(x: 0, y: 0, width: 130, height: 40)
        #expect(breadths(row) == [[0, 20], [0, 40], [7, 15]])
        row.alignment = .lastBaseline
        #expect(breadths(row) == [[20, 40], [0, 40], [27, 35]])
    }

    @Test func stacksTakeTheSizeOfWhatIsInThem() {
        let column = stack(.vertical)
        column.spacing = 4
        let row = UIStackView(arrangedSubviews: [column, SizedView(20, 200)])
        row.spacing = 6
        row.alignment = .center
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 116, height: 200))
        let root = host(400, 400)
        root.addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        row.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(row.frame == CGRect(x: 142, y: 0, width: 116, height: 200))
        #expect(column.frame == CGRect(x: 0, y: 66, width: 90, height: 68))
        #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test func viewsComeAndGo() {
        let row = stack(width: 180)
        let first = row.arrangedSubviews[0]
        first.removeFromSuperview()
        #expect(row.arrangedSubviews.count == 2)
        row.frame.size.width = 150
        #expect(spans(row) == [[0, 60], [60, 150]])
        row.insertArrangedSubview(first, at: 1)
        row.frame.size.width = 180
        #expect(spans(row) == [[0, 60], [60, 90], [90, 180]])
        row.removeArrangedSubview(first)
        #expect(first.superview === row && row.arrangedSubviews.count == 2)
        row.insertArrangedSubview(row.arrangedSubviews[1], at: 0)
        row.frame.size.width = 150
        #expect(spans(row) == [[0, 90], [90, 150]])
    }
}
