import UIKit

/// The animations of a transition before they are put on their layers.
@MainActor
struct TransitionTracks {
    private struct Track {
        let layer: CALayer
        let keyPath: String
        let values: [Any]
        let isStepped: Bool
    }

    private var tracks: [Track] = []
    /// Whether layers are hidden, moment by moment.
    private var hidden: [(layer: CALayer, flags: [Bool])] = []

    /// What all keys of the animations begin with.
    private static let prefix = "interlude."

    mutating func add(_ layer: CALayer, _ keyPath: String, _ values: [Any], isStepped: Bool = false) {
        tracks.append(Track(layer: layer, keyPath: keyPath, values: values, isStepped: isStepped))
    }

    /// Hides a layer at those moments where it is to be hidden, beside those that it is hidden at already.
    mutating func hide(_ layer: CALayer, _ flags: [Bool]) {
        guard let place = hidden.firstIndex(where: { $0.layer === layer }) else {
            return hidden.append((layer, flags))
        }
        for index in flags.indices where flags[index] { hidden[place].flags[index] = true }
    }

    /// The first and the last moment show what is there without a transition, and nothing else.
    mutating func hideAtEnds(of stage: TransitionStage) {
        let last = stage.moments.count - 1
        for (view, atOnce) in [(stage.new, !stage.isReturning), (stage.old, stage.isReturning)] {
            guard let view else { continue }
            let isPictured = stage.pictured.contains(ObjectIdentifier(view))
            let comes = atOnce ? 0 : last
            // A screen that lies over one that stays is there until the end.
            let flags = (0...last).map { $0 == comes || (isPictured && $0 != 0 && $0 != last) }
            hide(view.layer, flags)
        }
    }

    /// Puts the animations on their layers.
    /// - Returns: what takes them off.
    func attach(to stage: TransitionStage) -> () -> Void {
        var attached: [(layer: CALayer, key: String)] = []
        func attach(_ animation: CAKeyframeAnimation, _ layer: CALayer) {
            animation.duration = stage.duration
            animation.isRemovedOnCompletion = false
            animation.fillMode = .both
            let key = TransitionTracks.prefix + (animation.keyPath ?? "") + ".\(attached.count)"
            layer.add(animation, forKey: key)
            attached.append((layer, key))
        }
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.keyPath)
            animation.values = track.values
            animation.calculationMode = track.isStepped ? .discrete : .linear
            attach(animation, track.layer)
        }
        for (layer, flags) in hidden where flags.contains(true) {
            attach(TransitionTracks.steps(flags, stage.moments.map(\.time)), layer)
        }
        return { for (layer, key) in attached { layer.removeAnimation(forKey: key) } }
    }

    /// An animation of `hidden` whose first and last values hold for the first and the last moment only.
    private static func steps(_ flags: [Bool], _ times: [Double]) -> CAKeyframeAnimation {
        let instant = 1e-6
        var values: [NSNumber] = []
        var keyTimes: [NSNumber] = []
        func step(_ flag: Bool, at time: Double) {
            if let last = values.last, last.boolValue == flag { return }
            values.append(NSNumber(value: flag))
            keyTimes.append(NSNumber(value: time))
        }
        let last = flags.count - 1
        step(flags[0], at: 0)
        if last > 1 {
            step(flags[1], at: instant)
            for index in 1..<last { step(flags[index], at: max(times[index], instant)) }
        }
        step(flags[last], at: 1 - instant)
        keyTimes.append(1)
        let animation = CAKeyframeAnimation(keyPath: "hidden")
        animation.values = values
        animation.keyTimes = keyTimes
        animation.calculationMode = .discrete
        return animation
    }
}
