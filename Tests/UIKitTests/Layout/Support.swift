import Testing

@testable import UIKit

/// A view whose contents ask for a size.
final class SizedView: UIView {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}

/// A view with letters of 10×20 points that begins a new line where the width ends, with its baseline 5 above the bottom.
final class LettersView: UIView, WidthDependentContent, TextBaselines {
    var count: Int {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ count: Int) {
        self.count = count
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 10 * count, height: 20) }
    var dependsOnWidth: Bool { true }
    func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        let perLine = width > 0 ? max(1, Int(width / 10)) : count
        lines = (count + perLine - 1) / perLine
        return CGSize(width: 10 * min(count, perLine), height: 20 * lines)
    }
    private var lines = 1
    var lineBox: (height: CGFloat, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        (CGFloat(20 * lines), 15, CGFloat(20 * lines - 5))
    }
}

/// An outermost view of a size.
@MainActor func host(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// A view for constraints, in another one.
@MainActor func child(of parent: UIView, _ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
}

/// Collects what is said of constraints that contradict each other.
@MainActor func conflicts(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    LayoutEngine.conflictListener = { messages.append($0) }
    body()
    LayoutEngine.conflictListener = nil
    return messages
}
