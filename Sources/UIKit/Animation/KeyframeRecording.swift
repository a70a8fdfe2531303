/// Collects the changes made in a keyframe animation's blocks, each with the part of the time that it takes.
@MainActor
final class KeyframeRecording {
    /// A property's way.
    struct Course {
        let layer: CALayer
        let key: String
        let before: ModelValue
        /// The value before the first change.
        var start: Any
        /// The values, each with the part of the time in which it is reached, in the order of the parts.
        var steps: [Step] = []

        struct Step {
            let begin: Double
            let end: Double
            var value: Any
        }
    }

    /// What is reached when, as a keyframe animation has it.
    struct Keys {
        var times: [Double] = []
        var values: [Any] = []
    }

    let mode: CAAnimationCalculationMode
    private(set) var courses: [Course] = []
    private var places: [ChangedProperty: Int] = [:]
    /// The part of the time of the block that is being run, as a beginning and an end.
    private var part: (begin: Double, end: Double) = (0, 1)

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Runs a keyframe's block.
    func run(from begin: Double, length: Double, _ changes: () -> Void) {
        let outer = part
        part = (min(max(begin, 0), 1), min(max(begin + max(length, 0), 0), 1))
        changes()
        part = outer
    }

    /// Notes a change.
    func note(_ layer: CALayer, _ key: String, from start: Any, before: ModelValue, to end: Any) {
        let property = ChangedProperty(layer, key)
        let place = places[property] ?? courses.count
        if place == courses.count {
            places[property] = place
            courses.append(Course(layer: layer, key: key, before: before, start: start))
        }
        let step = Course.Step(begin: part.begin, end: part.end, value: end)
        if let same = courses[place].steps.firstIndex(where: { $0.begin == step.begin && $0.end == step.end }) {
            courses[place].steps[same] = step
        } else {
            let next = courses[place].steps.firstIndex { $0.begin > step.begin } ?? courses[place].steps.count
            courses[place].steps.insert(step, at: next)
        }
    }
}

extension KeyframeRecording.Course {
    /// The keys of the way. Between two parts the value stays what it is.
    func keys(_ mode: CAAnimationCalculationMode) -> KeyframeRecording.Keys {
        var keys = KeyframeRecording.Keys(times: [0], values: [start])
        func add(_ time: Double, _ value: Any) {
            keys.times.append(max(time, keys.times.last ?? 0))
            keys.values.append(value)
        }
        for step in steps {
            if mode == .discrete {
                if step.begin <= 0 { keys = KeyframeRecording.Keys() }
                add(step.begin, step.value)
            } else {
                if step.begin > keys.times.last ?? 0, let last = keys.values.last { add(step.begin, last) }
                add(step.end, step.value)
            }
        }
        if mode == .discrete {
            keys.times.append(1)
        } else if let time = keys.times.last, time < 1, let last = keys.values.last {
            add(1, last)
        }
        return keys
    }

    /// The keyframe animation of the way, without a timing.
    @MainActor
    func animation(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation()
        let keys = keys(mode)
        animation.calculationMode = mode
        animation.keyTimes = keys.times.map { NSNumber(value: $0) }
        animation.lead(key, of: layer, through: keys.values, to: layer.modelValue(key))
        return animation
    }
}
