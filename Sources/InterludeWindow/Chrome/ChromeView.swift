import UIKit

/// Everything in the window: the scene's frame, and below it the bar.
final class ChromeView: UIView {
    private let layout: WindowLayout
    private let screen = UIView()
    private let bar = UIView()
    private let button = UIImageView()
    private let slider = SliderView()
    private let time = UILabel()
    private let speed = UILabel()
    private let note = UILabel()
    private let help: HelpPanel
    private var fingers: [UIView] = []

    private static let symbols = (play: symbol("play.fill"), pause: symbol("pause.fill"))

    init(_ layout: WindowLayout, help rows: [PlayAction.HelpRow]) {
        self.layout = layout
        help = HelpPanel(rows)
        super.init(frame: CGRect(origin: .zero, size: layout.size))
        backgroundColor = ChromePalette.background
        clipsToBounds = true
        screen.frame = layout.screenFrame
        screen.backgroundColor = .black
        screen.layer.contentsGravity = .resize
        screen.clipsToBounds = true
        bar.frame = layout.barFrame
        bar.backgroundColor = ChromePalette.bar
        let line = UIView(frame: CGRect(x: 0, y: 0, width: bar.bounds.width, height: 1))
        line.backgroundColor = ChromePalette.line
        bar.addSubview(line)
        button.frame = layout.playFrame
        button.contentMode = .center
        button.tintColor = ChromePalette.label
        slider.frame = layout.sliderFrame
        time.frame = layout.timeFrame
        time.font = .monospacedDigitSystemFont(ofSize: 14, weight: .medium)
        time.textColor = ChromePalette.label
        time.textAlignment = .right
        speed.frame = layout.speedFrame
        speed.font = .monospacedDigitSystemFont(ofSize: 14, weight: .semibold)
        speed.textAlignment = .center
        note.font = .systemFont(ofSize: 14, weight: .medium)
        note.textColor = ChromePalette.label
        note.textAlignment = .center
        note.backgroundColor = ChromePalette.panel
        note.layer.cornerRadius = 17
        note.clipsToBounds = true
        placeHelp()
        for view in [screen, bar, button, slider, time, speed, note, help] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a frame of the scene, and what is to be said about it.
    func show(_ frame: CGImage, _ state: WindowState) {
        screen.layer.contents = frame
        button.image = state.isPlaying ? ChromeView.symbols.pause : ChromeView.symbols.play
        slider.marks = state.marks
        time.text = state.time.text
        speed.text = state.speed.sign
        speed.textColor = state.speed == .full ? ChromePalette.faint : ChromePalette.touch
        help.isHidden = !state.showsHelp
        note.isHidden = state.note == nil
        if let text = state.note, text != note.text {
            note.text = text
            let width = min(note.sizeThatFits(CGSize(width: 1000, height: 34)).width + 34, layout.size.width - 16)
            note.frame = CGRect(
                x: (layout.size.width - width) / 2, y: layout.barFrame.minY - 48, width: width, height: 34)
        }
        show(state.fingers)
    }

    private func show(_ places: [CGPoint]) {
        while fingers.count < places.count {
            let finger = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            finger.backgroundColor = UIColor(white: 0.5, alpha: 0.4)
            finger.layer.cornerRadius = 20
            finger.layer.borderWidth = 2
            finger.layer.borderColor = UIColor(white: 1, alpha: 0.7).cgColor
            screen.addSubview(finger)
            fingers.append(finger)
        }
        for (index, finger) in fingers.enumerated() {
            finger.isHidden = index >= places.count
            guard index < places.count else { continue }
            finger.center = CGPoint(x: places[index].x * layout.zoom, y: places[index].y * layout.zoom)
        }
    }

    private func placeHelp() {
        let size = help.fullSize
        let room = CGRect(x: 0, y: 0, width: layout.size.width, height: layout.barFrame.minY)
        help.bounds = CGRect(origin: .zero, size: size)
        help.center = CGPoint(x: room.midX, y: room.midY)
        let shrink = min(1, room.width / (size.width + 16), room.height / (size.height + 16))
        help.transform = CGAffineTransform(scaleX: shrink, y: shrink)
    }

    private static func symbol(_ name: String) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    }
}

extension PlayTime {
    /// The time for reading, in seconds to two places.
    package var text: String {
        let hundredths = (units * 100 + PlayTime.unitsPerSecond / 2) / PlayTime.unitsPerSecond
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }
}
