import InterludeStage
import UIKit

/// A stage with a window, and a log of what happens on it.
@MainActor
final class TouchBench {
    let stage: Stage
    let window: UIWindow
    let log = Log()

    @MainActor
    final class Log: NSObject {
        var lines: [String] = []

        func write(_ recognizer: UIGestureRecognizer) {
            lines.append("\(recognizer.name ?? "") \(recognizer.state)")
        }

        /// What has been written since it was last taken.
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// Writes down the touches that it gets.
    final class Pad: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log, _ frame: CGRect) {
            (self.name, self.log) = (name, log)
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        private func write(_ what: String, _ touches: Set<UITouch>) {
            log.lines.append("\(name) \(what)\(touches.count == 1 ? "" : " ×\(touches.count)")")
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { write("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { write("cancelled", touches) }
    }

    init() throws {
        stage = try Stage(size: CGSize(width: 400, height: 400))
        window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
    }

    func pad(_ name: String, _ frame: CGRect, in view: UIView? = nil) -> Pad {
        let pad = Pad(name, log, frame)
        (view ?? window).addSubview(pad)
        return pad
    }

    /// Puts a recognizer on a view that writes its states down.
    @discardableResult
    func watch<Recognizer: UIGestureRecognizer>(_ view: UIView, _ recognizer: Recognizer, _ name: String) -> Recognizer
    {
        recognizer.name = name
        recognizer.addTarget(log, action: Selector("write:", Log.write))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    /// Drags a finger, one move a frame.
    func drag(_ points: [(CGFloat, CGFloat)], lift: Bool = true) {
        for (index, point) in points.enumerated() {
            if index == 0 {
                stage.touchDown(at: at(point.0, point.1))
            } else {
                stage.touchMove(to: at(point.0, point.1))
            }
            stage.advance(by: 1 / 60)
        }
        if lift { stage.touchUp() }
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        stage.touchDown(at: at(x, y))
        stage.advance(by: 0.05)
        stage.touchUp()
    }
}
