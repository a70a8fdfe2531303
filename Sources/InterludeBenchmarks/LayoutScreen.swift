import UIKit

/// A list of a hundred rows of four views each: 500 views with 1,500 constraints.
@MainActor
struct LayoutScreen {
    /// The screen around the list.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    /// All constraints, not active yet.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// The height of one row in the middle; all below follow it.
    private(set) var heights: [NSLayoutConstraint] = []

    init() {
        var before = root.topAnchor
        for _ in 0..<100 {
            let row = add(UIView(), to: root)
            let (icon, title) = (add(UIView(), to: row), add(Words(width: 120, height: 20), to: row))
            let (detail, mark) = (add(Words(width: 210, height: 17), to: row), add(UIView(), to: row))
            let height = icon.heightAnchor.constraint(equalToConstant: 40)
            heights.append(height)
            constraints += [
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                row.topAnchor.constraint(equalTo: before, constant: 1),
                icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
                icon.topAnchor.constraint(equalTo: row.topAnchor, constant: 8), height,
                icon.widthAnchor.constraint(equalTo: icon.heightAnchor),
                row.bottomAnchor.constraint(greaterThanOrEqualTo: icon.bottomAnchor, constant: 8),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
                title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                row.bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: 8),
                mark.leadingAnchor.constraint(greaterThanOrEqualTo: detail.trailingAnchor, constant: 8),
                mark.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
            ]
            before = row.bottomAnchor
        }
    }

    private func add(_ view: UIView, to parent: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    /// A view with the size of some words.
    private final class Words: UIView {
        private let size: CGSize

        init(width: CGFloat, height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }
}
