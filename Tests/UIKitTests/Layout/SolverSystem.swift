import Testing
import UIKit

/// A system of constraints as a test sees it, beside the solver that solves it.
struct SolverSystem {
    /// One constraint, with a coefficient for each variable.
    struct Condition {
        var priority: Float
        var relation: LayoutSolver.Relation
        var constant: Double
        var coefficients: [Double]

        /// By how much it does not hold.
        func violation(_ values: [Double]) -> Double {
            let value = zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
            switch relation {
            case .equal: return abs(value)
            case .lessThanOrEqual: return max(0, value)
            case .greaterThanOrEqual: return max(0, -value)
            }
        }
    }

    var solver = LayoutSolver()
    var variables: [LayoutSolver.Variable] = []
    /// What was asked for, and its handle where the solver has it.
    var members: [(condition: Condition, handle: LayoutSolver.Constraint?)] = []

    init(variables count: Int) { variables = (0..<count).map { _ in solver.makeVariable() } }

    /// Adds a condition; false if the solver refuses it.
    @discardableResult mutating func add(_ condition: Condition) -> Bool {
        let summands = zip(variables, condition.coefficients).map { LayoutSolver.Summand($0, $1) }
        let handle = try? solver.add(
            summands, condition.relation, condition.constant, priority: condition.priority)
        members.append((condition, handle))
        return handle != nil
    }

    /// The conditions that the solver has.
    var conditions: [Condition] { members.filter { $0.handle != nil }.map(\.condition) }

    /// The values found.
    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// The sums of violations at 1000, 750, 500 and 250.
    var violations: [Double] {
        let values = values
        return [1000, 750, 500, 250].map { (priority: Float) in
            conditions.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(values) }
        }
    }

    /// The same system solved from nothing, its conditions in another order.
    func anew(order: some Sequence<Int>) -> SolverSystem {
        var result = SolverSystem(variables: variables.count)
        for index in order where members[index].handle != nil {
            let isTaken = result.add(members[index].condition)
            #expect(isTaken, "a system that was solved is refused")
        }
        result.solver.solve()
        return result
    }
}

/// Whether numbers agree to six digits behind the point.
func agree(_ some: [Double], _ others: [Double]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
}

/// Numbers that a seed determines.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
