import InterludeStage
import UIKit

/// Everything that ever had an influence on a scene: its touches, and how time went on between them.
///
/// A scene that gets the same again shows the same, bit for bit. So a take is all that is needed to come back to any
/// moment of it, with the model as it was.
package struct Take: Sendable {
    /// Something that happened.
    package enum Event: Sendable {
        /// Time went on to a moment.
        case time(PlayTime)
        /// A finger did something.
        case touch(TouchInput.Change)
        /// A script of touches began to run by itself.
        case script(TouchScript)
    }

    /// What happened, in order.
    package private(set) var events: [Event] = []
    /// The moment that it has come to.
    package private(set) var time = PlayTime.zero

    /// Makes a take in which nothing has happened.
    package init() {}

    /// Adds what happened.
    package mutating func append(_ event: Event) {
        events.append(event)
        if case .time(let moment) = event { time = moment }
    }

    /// What happened first.
    package func prefix(_ count: Int) -> Take {
        var take = Take()
        for event in events.prefix(count) { take.append(event) }
        return take
    }
}
