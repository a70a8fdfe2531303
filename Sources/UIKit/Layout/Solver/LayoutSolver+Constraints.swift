extension LayoutSolver {
    /// Adds a constraint: the sum of the summands and a constant, compared with zero.
    ///
    /// A priority of 1000 or more is required, lower ones down to 1 hold as far as they can. Throws the required
    /// constraints that contradict a new required one; the solver is then as it was.
    package mutating func add(
        _ summands: [Summand], _ relation: Relation, _ constant: Double, priority: Float
    ) throws(Conflict) -> Constraint {
        let isRequired = priority >= 1000
        let sign: Double = relation == .lessThanOrEqual ? -1 : 1
        var (terms, value) = expression(summands, sign: sign, constant: constant)

        // An infeasible row is mended by the dual simplex method, which begins at the best solution so far.
        let hasVariable = terms.contains { symbols[Int($0.symbol)].kind == .variable }
        if isRequired, !hasVariable, relation == .equal || value < 0 {
            solve()
            (terms, value) = expression(summands, sign: sign, constant: constant)
        }

        let marker = makeSymbol(isRequired && relation == .equal ? .dummy : .slack)
        symbols[Int(marker)].sign = sign
        symbols[Int(marker)].constant = constant
        var violation: Int32 = -1
        if !isRequired {
            violation = makeSymbol(.slack)
            symbols[Int(marker)].violation = violation
            symbols[Int(violation)].marker = marker
            symbols[Int(marker)].slot = Int32(useSlot(for: priority))
            symbols[Int(marker)].weight = relation == .equal ? 1 : 0
            // Places are used again, so a new symbol may have any number.
            let place = terms.firstIndex { $0.symbol > violation } ?? terms.count
            terms.insert(Term(symbol: violation, coefficient: 1), at: place)
        }

        let row = makeRow(basic: marker, constant: value, terms: terms)
        if let subject = subject(of: row) {
            pivot(entering: subject, row: row)
            addCosts(of: marker, times: 1)
        } else if !isRequired {
            if value < 0 { pivot(entering: violation, row: row) }
            addCosts(of: marker, times: 1)
        } else {
            try settle(marker, row: row)
        }
        return Constraint(marker: marker)
    }

    /// Takes a constraint away.
    package mutating func remove(_ constraint: Constraint) {
        let marker = constraint.marker
        let violation = symbols[Int(marker)].violation
        if violation >= 0 {
            addCosts(of: marker, times: -1)
            releaseSlot(Int(symbols[Int(marker)].slot))
        }
        if symbols[Int(marker)].row < 0, let row = rowToLeave(with: marker) { pivot(entering: marker, row: row) }
        let row = symbols[Int(marker)].row
        if row >= 0 { freeRow(row) }
        freeSymbol(marker)
        if violation >= 0 { freeSymbol(violation) }
    }

    /// Changes the constant of a constraint.
    ///
    /// Throws the constraints that contradict each other if the constraint is required and cannot have the constant; the
    /// solver is then as it was.
    package mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(Conflict) {
        let marker = constraint.marker
        let change = (constant - symbols[Int(marker)].constant) * symbols[Int(marker)].sign
        guard change != 0 else { return }
        solve()
        shift(marker, by: change)
        if let row = restoreFeasibility() {
            let conflict = conflict(row)
            shift(marker, by: -change)
            _ = restoreFeasibility()
            throw conflict
        }
        symbols[Int(marker)].constant = constant
    }

    /// Changes the priority of a constraint between values below 1000.
    package mutating func setPriority(_ priority: Float, of constraint: Constraint) {
        let marker = constraint.marker
        guard symbols[Int(marker)].slot >= 0, priority < 1000 else { return }
        let old = Int(symbols[Int(marker)].slot)
        let new = useSlot(for: priority)
        addCosts(of: marker, times: -1)
        symbols[Int(marker)].slot = Int32(new)
        addCosts(of: marker, times: 1)
        releaseSlot(old)
    }

    /// The constant of a constraint.
    package func constant(of constraint: Constraint) -> Double { symbols[Int(constraint.marker)].constant }

    /// Whether a variable has one value only, as far as its place in the tableau tells: it does not depend on a variable
    /// that no constraint holds.
    package func isDetermined(_ variable: Variable) -> Bool {
        let row = symbols[Int(variable.symbol)].row
        return row >= 0 && rows[Int(row)].terms.allSatisfy { symbols[Int($0.symbol)].kind != .variable }
    }

    /// By how much a constraint does not hold, as of the last `solve()`.
    package func violation(of constraint: Constraint) -> Double {
        let violation = symbols[Int(constraint.marker)].violation
        guard violation >= 0 else { return 0 }
        let weight = symbols[Int(constraint.marker)].weight
        return max(0, value(violation)) + weight * max(0, value(constraint.marker))
    }

    private func value(_ symbol: Int32) -> Double {
        let row = symbols[Int(symbol)].row
        return row >= 0 ? rows[Int(row)].constant : 0
    }

    /// Writes a sum in terms of symbols that are not basic.
    private func expression(_ summands: [Summand], sign: Double, constant: Double) -> ([Term], Double) {
        var (terms, scratch): ([Term], [Term]) = ([], [])
        var value = constant * sign
        for summand in summands where summand.coefficient != 0 {
            let (symbol, factor) = (summand.variable.symbol, summand.coefficient * sign)
            let row = symbols[Int(symbol)].row
            if row >= 0 {
                value += factor * rows[Int(row)].constant
                add(rows[Int(row)].terms, times: factor, to: &terms, using: &scratch)
            } else {
                add([Term(symbol: symbol, coefficient: 1)], times: factor, to: &terms, using: &scratch)
            }
        }
        return (terms, value)
    }

    /// The variable that a new row can be solved for: the one in the fewest other rows.
    private func subject(of row: Int32) -> Int32? {
        var best: Int32?
        var fewest = Int.max
        for term in rows[Int(row)].terms where symbols[Int(term.symbol)].kind == .variable {
            let count = columns[Int(term.symbol)].count
            if count < fewest || (count == fewest && isNewer(term.symbol, than: best)) {
                best = term.symbol
                fewest = count
            }
        }
        return best
    }

    private func isNewer(_ symbol: Int32, than other: Int32?) -> Bool {
        guard let other else { return true }
        return symbols[Int(symbol)].rank > symbols[Int(other)].rank
    }

    /// Makes a new required row, which contains no variable, hold.
    private mutating func settle(_ marker: Int32, row: Int32) throws(Conflict) {
        let value = rows[Int(row)].constant
        if symbols[Int(marker)].kind == .dummy, abs(value) <= Self.tolerance {
            // The equation holds by chance: its marker must not be basic, or it might grow later.
            let entering = enteringSymbol(row: row, raising: true) ?? enteringSymbol(row: row, raising: false)
            if let entering { pivot(entering: entering, row: row) }
            return
        }
        queueIfInfeasible(row)
        guard let failed = restoreFeasibility() else { return }
        let conflict = conflict(failed)
        // Without the difference the constraint held, so there is a way back; from there it can be taken out.
        shift(marker, by: -value)
        _ = restoreFeasibility()
        remove(Constraint(marker: marker))
        throw Conflict(constraints: conflict.constraints.filter { $0.marker != marker })
    }

    /// Changes the constant of a constraint by shifting its marker in all rows.
    private mutating func shift(_ marker: Int32, by change: Double) {
        let row = symbols[Int(marker)].row
        if row >= 0 {
            rows[Int(row)].constant += change
            queueIfInfeasible(row)
            return
        }
        collectRows(of: marker)
        for row in affected {
            rows[Int(row)].constant -= rows[Int(row)].coefficient(of: marker) * change
            queueIfInfeasible(row)
        }
    }

    /// The constraints that an infeasible row consists of.
    private func conflict(_ row: Int32) -> Conflict {
        let members = [rows[Int(row)].basic] + rows[Int(row)].terms.map(\.symbol)
        let markers = members.filter { symbols[Int($0)].slot < 0 && symbols[Int($0)].marker < 0 }
            .sorted { symbols[Int($0)].rank < symbols[Int($1)].rank }
        return Conflict(constraints: markers.map(Constraint.init))
    }

    /// The row that a marker can take over without making others infeasible.
    private mutating func rowToLeave(with marker: Int32) -> Int32? {
        let violation = symbols[Int(marker)].violation
        if violation >= 0, symbols[Int(violation)].row >= 0 { return symbols[Int(violation)].row }
        collectRows(of: marker)
        var best: Int32?
        var bestKey = (group: Int.max, ratio: Double.infinity, rank: Int.max)
        for row in affected {
            let symbol = symbols[Int(rows[Int(row)].basic)]
            let coefficient = rows[Int(row)].coefficient(of: marker)
            let constant = max(0, rows[Int(row)].constant)
            // Equations that held because of this one come first, then what the marker's growth, then what its
            // shrinking brings to zero, then variables, which may have any value.
            let key: (group: Int, ratio: Double, rank: Int) =
                switch symbol.kind {
                case .dummy: (0, 0, symbol.rank)
                case .slack where coefficient < 0: (1, -constant / coefficient, symbol.rank)
                case .slack: (2, constant / coefficient, symbol.rank)
                case .variable, .free: (3, 0, symbol.rank)
                }
            if key < bestKey { (best, bestKey) = (row, key) }
        }
        return best
    }
}
