/// What knows the time: a display.
package protocol MediaClock: AnyObject {
    /// Seconds since some moment in the past.
    var currentTime: CFTimeInterval { get }
}

/// The display that the current thread works for.
package enum CurrentDisplay {
    /// Its clock. Each thread has one of its own, held weakly.
    package static var clock: (any MediaClock)? {
        get { ThreadState.current.clock }
        set { ThreadState.current.clock = newValue }
    }
}

/// The current time in seconds: what the thread's display says, 0 where there is none.
public func CACurrentMediaTime() -> CFTimeInterval { CurrentDisplay.clock?.currentTime ?? 0 }
