/// What is drawn at a cell's right: a chevron, a mark, a button for details.
final class CellAccessoryView: UIView {
    private let type: UITableViewCell.AccessoryType
    private let chevron = CAShapeLayer()
    private let mark = CAShapeLayer()
    private let button = CAShapeLayer()
    private static let buttonSide: CGFloat = 22
    private static let chevronSize = CGSize(width: 8, height: 13)

    init(type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        bounds.size = size
        drawParts()
    }

    required init?(coder: NSCoder) {
        type = .none
        super.init(coder: coder)
    }

    private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }
    private var hasChevron: Bool { type == .disclosureIndicator || type == .detailDisclosureButton }

    private var size: CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CellAccessoryView.chevronSize
        case .checkmark: CGSize(width: 15, height: 14)
        case .detailButton: CGSize(width: CellAccessoryView.buttonSide, height: CellAccessoryView.buttonSide)
        case .detailDisclosureButton:
            CGSize(width: CellAccessoryView.buttonSide + 20, height: CellAccessoryView.buttonSide)
        }
    }

    private func drawParts() {
        let lines = CGMutablePath()
        if hasChevron {
            let extent = CellAccessoryView.chevronSize
            let (x, y) = (bounds.width - extent.width, (bounds.height - extent.height) / 2)
            lines.move(to: CGPoint(x: x + 1, y: y + 1))
            lines.addLine(to: CGPoint(x: x + extent.width - 1, y: y + extent.height / 2))
            lines.addLine(to: CGPoint(x: x + 1, y: y + extent.height - 1))
            add(chevron, lines)
        }
        if type == .checkmark {
            lines.move(to: CGPoint(x: 1.5, y: 7.5))
            lines.addLine(to: CGPoint(x: 5.5, y: 12))
            lines.addLine(to: CGPoint(x: 13.5, y: 1.5))
            add(mark, lines)
        }
        if hasButton {
            let side = CellAccessoryView.buttonSide
            let path = CGMutablePath()
            path.addEllipse(in: CGRect(x: 1, y: 1, width: side - 2, height: side - 2))
            path.move(to: CGPoint(x: side / 2, y: 6))
            path.addLine(to: CGPoint(x: side / 2, y: 7))
            path.move(to: CGPoint(x: side / 2, y: 10))
            path.addLine(to: CGPoint(x: side / 2, y: 16))
            add(button, path)
            button.lineWidth = 1.5
        }
    }

    private func add(_ shape: CAShapeLayer, _ path: CGPath) {
        shape.frame = bounds
        shape.path = path
        shape.fillColor = nil
        shape.lineWidth = 2
        shape.lineCap = .round
        shape.lineJoin = .round
        layer.addSublayer(shape)
    }

    /// Takes over colours.
    func update(tint: UIColor, traits: UITraitCollection) {
        CATransaction.withoutActions {
            let color = tint.resolvedColor(with: traits).cgColor
            chevron.strokeColor = UIColor.systemGray3.resolvedColor(with: traits).cgColor
            mark.strokeColor = color
            button.strokeColor = color
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hasButton && bounds.insetBy(dx: -10, dy: -10).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let cell = superview as? UITableViewCell, let table = cell.tableView,
            let path = table.indexPath(for: cell)
        else { return }
        cell.parts.accessorySegue?(cell)
        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
