/// Changes of layers that take effect together.
///
/// A thread's first change opens an implicit transaction, which `flush()` commits; displays call that before every
/// frame. Explicit transactions nest; what they change takes effect when the outermost one is committed.
public final class CATransaction: NSObject {
    private static var current: Transaction { ThreadState.current.transaction }

    /// Opens a transaction inside the thread's current one.
    public class func begin() { current.begin() }

    /// Closes the innermost transaction; the outermost one's changes take effect.
    public class func commit() { current.commit() }

    /// Commits the implicit transaction, or has it committed as soon as the explicit ones inside it are closed.
    public class func flush() { current.flush() }

    /// Takes the lock that code on several threads may share. The same thread may take it more than once.
    public class func lock() { sharedLock.lock() }

    /// Gives the lock back.
    public class func unlock() { sharedLock.unlock() }

    private static let sharedLock = NSRecursiveLock()

    /// How long an animation lasts that has no duration of its own, in seconds: 0.25 unless set.
    public class func animationDuration() -> CFTimeInterval { current.values.animationDuration }

    /// Sets the duration of animations that have none of their own, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.set { $0.animationDuration = dur.isFinite ? max(dur, 0) : 0 }
    }

    /// The timing function given to every animation that is added; nil leaves them theirs.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { current.values.animationTimingFunction }

    /// Sets the timing function of all animations that are added.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.set { $0.animationTimingFunction = function }
    }

    /// Whether changes of properties run no actions.
    public class func disableActions() -> Bool { current.values.disablesActions }

    /// Sets whether changes of properties run no actions.
    public class func setDisableActions(_ flag: Bool) { current.set { $0.disablesActions = flag } }

    /// What runs when the animations added from here on have ended.
    public class func completionBlock() -> (() -> Void)? { current.values.completion?.block }

    /// Sets what runs when all animations have ended that this transaction adds from here on.
    ///
    /// Where none is added it runs when the transaction is committed, or when another block takes its place.
    public class func setCompletionBlock(_ block: (() -> Void)?) { current.setCompletion(block) }

    /// The value of a key: one of the four above, or whatever was set.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values.others[key]
        }
    }

    /// Sets the value of a key, one of the four above or any other, for this transaction and those inside it.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            setAnimationDuration(anObject.flatMap(Double.init(boxed:)) ?? Transaction.Values.standardDuration)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionDisableActions: setDisableActions(anObject.flatMap(Bool.init(boxed:)) ?? false)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: current.set { $0.others[key] = anObject }
        }
    }
}

/// The key of the duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of whether actions are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
