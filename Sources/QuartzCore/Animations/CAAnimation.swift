/// What all animations have in common: timing, pace, a delegate.
///
/// `CALayer.add(_:forKey:)` takes a copy and works it out at once, so changes of an animation after that reach no
/// layer. A copy of a subclass of your own is an object of the nearest of Core Animation's classes, as Swift cannot
/// make one of a class that it does not know; a layer keeps the object itself instead.
open class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
    var timing = MediaTiming()
    var ownValues: [String: Any] = [:]

    /// The pace of the change; nil for an even one.
    open var timingFunction: CAMediaTimingFunction?
    /// Is told when the animation begins and ends. The animation keeps it alive.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether nobody but the layer that it is added to keeps the animation, which need not be copied then.
    package var isHandedOver = false
    /// Whether the layer drops the animation when it is over.
    open var isRemovedOnCompletion = true

    /// How often the animation would like to be shown. A stage shows every frame that is asked for.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Makes an animation of nothing.
    public override init() { super.init() }

    /// Makes an animation with what `encode(with:)` wrote; nil where the archive is damaged.
    public required init?(coder: NSCoder) {
        super.init()
        guard unarchive(from: coder) else { return nil }
    }

    /// Writes the animation into an archive. The delegate and objects that cannot be archived are left out.
    open func encode(with coder: NSCoder) { archive(to: coder) }

    /// Whether animations are read from archives that name the classes they expect.
    open class var supportsSecureCoding: Bool { true }

    /// Whether an archive holds the value of a key; unless overridden it does.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// When the animation begins, in the layer's time; 0 for when it is committed.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// The length of one cycle in seconds; 0 for the transaction's.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// How many of the animation's seconds pass in one of the layer's.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// Where within its cycles the animation begins, in seconds. What is skipped comes at the end.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// How many cycles there are; 0 stands for one.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// For how many seconds cycles follow each other; 0 for as many as `repeatCount` says.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether each cycle is followed by one that runs backwards.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// What shows before the beginning and after the end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// What a property has that was not set.
    open class func defaultValue(forKey key: String) -> Any? { CAAnimation().value(forKey: key) }

    /// The value of a property, or what was set for a key of your own.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "timingFunction": timingFunction
        case "delegate": delegate
        case "removedOnCompletion": isRemovedOnCompletion.boxed
        default: timing.value(forKey: key) ?? ownValues[key]
        }
    }

    /// Sets a property, or keeps a value for a key of your own.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "removedOnCompletion": isRemovedOnCompletion = value.flatMap(Bool.init(boxed:)) ?? true
        default: if !timing.setValue(value, forKey: key) { ownValues[key] = value }
        }
    }

    /// A copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = emptyCopy()
        copy.takeValues(of: self)
        return copy
    }

    /// Adds the animation to a layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: For the animations of this module

    /// The keys of the class's properties.
    class var archivedKeys: [String] {
        [
            "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
            "timingFunction", "removedOnCompletion",
        ]
    }

    /// An animation of the nearest of this module's classes.
    func emptyCopy() -> CAAnimation { CAAnimation() }

    /// Takes over all values of another animation of the same class.
    func takeValues(of other: CAAnimation) {
        timing = other.timing
        ownValues = other.ownValues
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// What the animation does to a layer, worked out; its cycle lasts so many seconds.
    func effect(on layer: CALayer, duration: CFTimeInterval) -> AnimationPart.Effect { .none }

    /// How far the change has come at a fraction of a cycle that lasts so many seconds.
    func pace(_ function: CAMediaTimingFunction?, duration: CFTimeInterval) -> AnimationPace { AnimationPace(function) }
}
