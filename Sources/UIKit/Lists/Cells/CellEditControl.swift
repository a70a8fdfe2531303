/// The control at a row's left that deletes it or inserts another one.
final class CellEditControl: UIView {
    static let side: CGFloat = 22
    let style: UITableViewCell.EditingStyle
    /// What a tap does.
    var action: (() -> Void)?

    init(style: UITableViewCell.EditingStyle) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: CellEditControl.side, height: CellEditControl.side))
        let circle = CAShapeLayer()
        circle.frame = bounds
        circle.path = CGPath(ellipseIn: bounds, transform: nil)
        circle.fillColor = (style == .insert ? UIColor.systemGreen : .systemRed).cgColor
        layer.addSublayer(circle)
        let sign = CAShapeLayer()
        sign.frame = bounds
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 6, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.width - 6, y: bounds.midY))
        if style == .insert {
            path.move(to: CGPoint(x: bounds.midX, y: 6))
            path.addLine(to: CGPoint(x: bounds.midX, y: bounds.height - 6))
        }
        sign.path = path
        sign.strokeColor = .white
        sign.lineWidth = 2
        sign.fillColor = nil
        layer.addSublayer(sign)
    }

    required init?(coder: NSCoder) {
        style = .none
        super.init(coder: coder)
    }

    // A tap here is not one on the row.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { action?() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
