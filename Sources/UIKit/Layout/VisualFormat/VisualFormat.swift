/// A row or column of views as the visual format language writes it.
struct VisualFormat: Equatable {
    /// Whether the row begins and ends at the superview's sides.
    var beginsAtSuperview = false
    var endsAtSuperview = false
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The views and, for each, what is asked of its length.
    var views: [View] = []
    /// What lies before each view, and after the last one; nil where nothing is said.
    var connections: [Connection?] = []

    /// A view by its name.
    struct View: Equatable {
        var name: String
        var predicates: [Predicate]
    }

    /// What lies between neighbours.
    enum Connection: Equatable {
        /// They touch.
        case flush
        /// The usual distance.
        case standard
        /// What is asked of the distance.
        case predicates([Predicate])
    }

    /// What is asked of a length.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var length: Length
        var priority: Float = 1000
    }

    /// A length to compare with.
    enum Length: Equatable {
        case constant(Double)
        /// Another view's length, times and plus something.
        case view(String, multiplier: Double, constant: Double)
    }

    /// Why a format cannot be read.
    struct Failure: Error, Equatable {
        let reason: String
        let format: String
        /// How many characters before were fine.
        let place: Int

        /// The reason, the format, and a mark under the place.
        var message: String {
            "Unable to parse constraint format: \(reason)\n\(format)\n\(String(repeating: " ", count: place))^"
        }
    }
}
