/// How time passes in a layer: the time outside, less the beginning, times the speed, plus the offset.
struct TimeSpace: Sendable {
    var beginTime: CFTimeInterval = 0
    var timeOffset: CFTimeInterval = 0
    var speed: Float = 1

    /// The time in this space at a time of the outer one.
    func localTime(at outerTime: CFTimeInterval) -> CFTimeInterval {
        (outerTime - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The time of the outer space at a time in this one. A space that stands still has its beginning for an answer.
    func outerTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? beginTime : (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
    }
}
