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

    /// How long all cycles take together, in seconds of this space.
    func activeDuration(cycle: CFTimeInterval) -> CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let count: CFTimeInterval = repeatCount > 0 ? CFTimeInterval(repeatCount) : 1
        let both: CFTimeInterval = autoreverses ? 2 : 1
        return cycle > 0 ? cycle * count * both : 0
    }
}
