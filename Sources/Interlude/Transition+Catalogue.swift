import UIKit

extension Transition {
    /// A ready transition: a name, and a value for each direction that makes sense.
    public struct Ready: Sendable {
        /// What it is called in Swift.
        public let name: String
        /// The directions that it can be given; none where it has no direction.
        public let directions: [TransitionDirection]
        /// The transition in a direction.
        public let make: @MainActor @Sendable (TransitionDirection) -> Transition

        /// The Swift expression that makes it.
        public func spelling(_ direction: TransitionDirection) -> String {
            directions.isEmpty ? name : name.replacingOccurrences(of: "()", with: "") + "(.\(direction.rawValue))"
        }
    }

    /// All ready transitions that go from one screen to another.
    public nonisolated static let catalogue: [Ready] = {
        let all = TransitionDirection.allCases
        func plain(_ name: String, _ make: @escaping @MainActor @Sendable () -> Transition) -> Ready {
            Ready(name: name, directions: []) { _ in make() }
        }
        func directed(_ name: String, _ make: @escaping @MainActor @Sendable (TransitionDirection) -> Transition)
            -> Ready
        {
            Ready(name: name, directions: all, make: make)
        }
        return [
            plain(".fade") { .fade }, plain(".fade(through: .black)") { .fade(through: .black) },
            directed(".push") { .push($0) }, directed(".cover") { .cover($0) }, directed(".uncover") { .uncover($0) },
            directed(".slide") { .slide($0) }, directed(".pull") { .pull($0) },
            directed(".parallax") { .parallax($0) }, directed(".pageIn") { .pageIn($0) },
            directed(".pageOut") { .pageOut($0) }, directed(".cube") { .cube($0) }, directed(".flip") { .flip($0) },
            directed(".turn") { .turn($0) }, directed(".fold") { .fold($0) }, directed(".tiles") { .tiles($0) },
            directed(".pageCurl") { .pageCurl($0) }, directed(".pageUncurl") { .pageUncurl($0) },
            Ready(name: ".door", directions: [.left, .up]) { .door($0) },
            Ready(name: ".portal", directions: [.left, .up]) { .portal($0) },
            plain(".zoom()") { .zoom() }, plain(".zoomOut()") { .zoomOut() }, plain(".explode()") { .explode() },
            plain(".cards") { .cards }, plain(".swing") { .swing }, plain(".drop") { .drop },
            plain(".suck()") { .suck() }, plain(".ripple()") { .ripple() }, plain(".irisOpen()") { .irisOpen() },
            plain(".irisClose()") { .irisClose() }, plain(".circle()") { .circle() }, plain(".bubble()") { .bubble() },
        ]
    }()
}
