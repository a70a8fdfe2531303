/// The grip at a row's end by which it is moved to another place.
final class CellReorderControl: UIView {
    private static let size = CGSize(width: 20, height: 14)

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        for place in 0..<3 {
            let line = UIView(frame: CGRect(x: 0, y: CGFloat(place) * 6, width: Self.size.width, height: 1.5))
            line.backgroundColor = .systemGray3
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var cell: UITableViewCell? { superview as? UITableViewCell }

    // A finger need not be exact.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -15).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let cell, let table = cell.tableView, let touch = touches.first else { return }
        table.beginMove(of: cell, at: touch.location(in: table).y)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let table = cell?.tableView, let touch = touches.first else { return }
        table.followMove(to: touch.location(in: table).y)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { cell?.tableView?.endMove() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cell?.tableView?.endMove() }
}
