@testable import QuartzCore

/// Notes what happens, in order.
final class Log {
    var entries: [String] = []
}

/// An animation delegate that notes what it is told.
final class LoggingDelegate: NSObject, CAAnimationDelegate {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
    }

    func animationDidStart(_ anim: CAAnimation) { log.entries.append("\(name) starts") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.entries.append("\(name) \(flag ? "ends" : "is cut off")")
    }
}
