/// What all animations have in common: timing, pace, a delegate.
///
/// `CALayer.add(_:forKey:)` takes a copy and works it out at once, so changes of an animation after that reach no
/// layer. A copy of a subclass of your own is an object of the nearest of Core Animation's classes, as Swift cannot
/// make one of a class that it does not know; a layer keeps the object itself instead.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    var timing = MediaTiming()
    private var values: [String: Any] = [:]

    /// The pace of the change; nil for an even one.
    open var timingFunction: CAMediaTimingFunction?
    /// Is told when the animation begins and ends. The animation keeps it alive.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether nobody but the layer that it is added to keeps the animation, which need not be copied then.
    package var isHandedOver = false
    /// Whether the layer drops the animation when it is over.
    open var isRemovedOnCompletion = true

    /// Makes an animation of nothing.
    public override init() { super.init() }

    /// Makes an animation as `init()` does; an archive adds nothing to it.
    public required init?(coder: NSCoder) { super.init() }

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
        default: timing.value(forKey: key) ?? values[key]
        }
    }

    /// Sets a property, or keeps a value for a key of your own.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "removedOnCompletion": isRemovedOnCompletion = value.flatMap(Bool.init(boxed:)) ?? true
        default: if !timing.setValue(value, forKey: key) { values[key] = value }
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

    /// An animation of the nearest of this module's classes.
    func emptyCopy() -> CAAnimation { CAAnimation() }

    /// Takes over all values of another animation of the same class.
    func takeValues(of other: CAAnimation) {
        timing = other.timing
        values = other.values
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// What the animation does to a layer, worked out; its cycle lasts so many seconds.
    func effect(on layer: CALayer, duration: CFTimeInterval) -> AnimationPart.Effect { .none }

    /// How far the change has come at a fraction of a cycle that lasts so many seconds.
    func pace(_ function: CAMediaTimingFunction?, duration: CFTimeInterval) -> AnimationPace { AnimationPace(function) }
}
