/// A space of time inside another one: where it begins, how fast it runs, how often it repeats.
///
/// A time of the outer space becomes (time − beginTime) · speed + timeOffset in this one. Layers and animations each
/// have such a space; they nest like the layers do.
public protocol CAMediaTiming {
    /// When it begins, in seconds of the outer space. For an animation 0 stands for "when it is committed".
    var beginTime: CFTimeInterval { get set }
    /// The length of one cycle in seconds.
    var duration: CFTimeInterval { get set }
    /// How many seconds pass here in a second of the outer space. 0 stands still, below 0 runs backwards.
    var speed: Float { get set }
    /// Seconds added to the time in this space.
    var timeOffset: CFTimeInterval { get set }
    /// How many cycles there are; a part of one is possible, 0 stands for one.
    var repeatCount: Float { get set }
    /// For how many seconds cycles follow each other, instead of `repeatCount`; 0 for not given.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle is followed by one that runs backwards.
    var autoreverses: Bool { get set }
    /// What shows before the beginning and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}
