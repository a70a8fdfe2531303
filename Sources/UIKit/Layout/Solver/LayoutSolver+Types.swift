extension LayoutSolver {
    /// A number that the solver finds.
    package struct Variable: Hashable, Sendable {
        let symbol: Int32
    }

    /// A constraint that is part of a solver.
    package struct Constraint: Hashable, Sendable {
        let marker: Int32

        /// A small number that no other constraint of the solver has.
        package var number: Int { Int(marker) }
    }

    /// A variable times a coefficient.
    package struct Summand {
        package var variable: Variable
        package var coefficient: Double

        /// Makes a summand.
        package init(_ variable: Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// How an expression compares with zero.
    package enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    /// A required constraint cannot hold together with other required ones.
    package struct Conflict: Error {
        /// The constraints that contradict each other, in the order in which they were added; without the new one where
        /// adding one failed.
        package let constraints: [Constraint]
    }

    /// A column of the tableau.
    struct Symbol {
        /// What values a symbol may take.
        enum Kind {
            /// Any.
            case variable
            /// Zero or more: how far an inequality is from equality, or how far a constraint is violated.
            case slack
            /// Zero only: stands for a required equation.
            case dummy
            /// None: not in use.
            case free
        }

        var kind: Kind
        /// How many symbols were made before; breaks ties.
        var rank: Int
        /// The row whose basic symbol this is, or -1.
        var row: Int32 = -1
        /// For a constraint's first symbol, its marker, the violation that belongs to it, or -1.
        var violation: Int32 = -1
        /// For a violation, the marker that it belongs to, or -1.
        var marker: Int32 = -1
        /// The slot of the priority, or -1 for what is required.
        var slot: Int32 = -1
        /// The cost of each unit of a marker; 1 for soft equations, whose both sides cost.
        var weight = 0.0
        /// -1 where an inequality was turned around, or 1.
        var sign = 1.0
        /// Whether it is among the candidates.
        var isCandidate = false
        /// The constant that the constraint was added or changed with.
        var constant = 0.0
    }

    /// A symbol times a coefficient.
    struct Term {
        var symbol: Int32
        var coefficient: Double
    }

    /// Says what a basic symbol is, in terms of others: basic = constant + the sum of terms.
    struct Row {
        var basic: Int32
        var constant: Double
        /// Ordered by symbol.
        var terms: [Term]
        var isMarked = false
        var isQueued = false

        /// Where a symbol stands.
        func index(of symbol: Int32) -> Int? {
            var (low, high) = (0, terms.count)
            while low < high {
                let middle = (low + high) >> 1
                if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
            }
            return low < terms.count && terms[low].symbol == symbol ? low : nil
        }

        /// The coefficient of a symbol; 0 where it does not occur.
        func coefficient(of symbol: Int32) -> Double { index(of: symbol).map { terms[$0].coefficient } ?? 0 }
    }

    /// A priority in use.
    struct Slot {
        var priority: Float
        /// How many constraints have it.
        var count: Int
    }
}
