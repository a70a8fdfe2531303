import UIKit

/// The slider: what was recorded, where something moved (blue), where a finger was down (orange), and the knob.
final class SliderView: UIView {
    /// What it shows.
    var marks = SliderMarks() {
        didSet { if marks != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let middle = bounds.midY
        bar(0...1, y: middle, height: 4, ChromePalette.track)
        bar(0...marks.end, y: middle, height: 4, ChromePalette.recorded)
        for stretch in marks.motion { bar(stretch, y: middle, height: 4, ChromePalette.motion) }
        for stretch in marks.touches { bar(stretch, y: middle - 9, height: 2, ChromePalette.touch) }
        let knob = CGRect(x: place(marks.position) - 7, y: middle - 7, width: 14, height: 14)
        ChromePalette.bar.setFill()
        UIBezierPath(ovalIn: knob.insetBy(dx: -2, dy: -2)).fill()
        UIColor.white.setFill()
        UIBezierPath(ovalIn: knob).fill()
    }

    private func place(_ fraction: Double) -> CGFloat {
        WindowLayout.knobMargin + (bounds.width - 2 * WindowLayout.knobMargin) * fraction
    }

    private func bar(_ stretch: ClosedRange<Double>, y: CGFloat, height: CGFloat, _ color: UIColor) {
        let (left, right) = (place(stretch.lowerBound), place(stretch.upperBound))
        let rect = CGRect(
            x: left - height / 2, y: y - height / 2, width: right - left + height, height: height)
        color.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: height / 2).fill()
    }
}
