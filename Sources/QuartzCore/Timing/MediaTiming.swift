/// The values of `CAMediaTiming` together.
package struct MediaTiming: Sendable {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// The time in this space at a time of the outer one.
    func localTime(at outerTime: CFTimeInterval) -> CFTimeInterval {
        (outerTime - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The time of the outer space at a time in this one. A space that stands still has its beginning for an answer.
    func outerTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    /// How long all cycles take together, in seconds of this space.
    func activeDuration(cycle: CFTimeInterval) -> CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let count: CFTimeInterval = repeatCount > 0 ? CFTimeInterval(repeatCount) : 1
        let both: CFTimeInterval = autoreverses ? 2 : 1
        return cycle > 0 ? cycle * count * both : 0
    }
}
