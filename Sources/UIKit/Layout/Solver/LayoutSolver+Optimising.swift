extension LayoutSolver {
    /// Finds the best solution; afterwards `value(of:)` is up to date.
    package mutating func solve() {
        guard !candidates.isEmpty else { return }
        var steps = 0
        let limit = 1000 + 20 * (rows.count + symbols.count)
        while let entering = nextEntering(), steps < limit {
            steps += 1
            guard let row = leavingRow(entering: entering) else {
                // No objective is unbounded; the cost is what rounding left.
                for slot in slotOrder { costs[Int(entering) * stride + slot] = 0 }
                continue
            }
            pivot(entering: entering, row: row)
        }
        for symbol in candidates { symbols[Int(symbol)].isCandidate = false }
        candidates.removeAll(keepingCapacity: true)
    }

    /// Remembers a symbol whose cost may be negative now.
    mutating func addCandidate(_ symbol: Int32) {
        guard !symbols[Int(symbol)].isCandidate, symbols[Int(symbol)].kind == .slack, isCostNegative(symbol) else {
            return
        }
        symbols[Int(symbol)].isCandidate = true
        candidates.append(symbol)
    }

    /// Whether raising a symbol from zero makes the solution better: its first cost that is not zero is negative.
    func isCostNegative(_ symbol: Int32) -> Bool {
        let base = Int(symbol) * stride
        for slot in slotOrder {
            let cost = costs[base + slot]
            if cost < -Self.tolerance { return true }
            if cost > Self.tolerance { return false }
        }
        return false
    }

    /// The oldest symbol that makes the solution better; which is Bland's rule, so that no cycle can occur.
    private mutating func nextEntering() -> Int32? {
        var best: Int32 = -1
        var count = 0
        for symbol in candidates {
            guard symbols[Int(symbol)].row < 0, symbols[Int(symbol)].kind == .slack, isCostNegative(symbol) else {
                symbols[Int(symbol)].isCandidate = false
                continue
            }
            candidates[count] = symbol
            count += 1
            if best < 0 || symbols[Int(symbol)].rank < symbols[Int(best)].rank { best = symbol }
        }
        candidates.removeSubrange(count...)
        return best < 0 ? nil : best
    }

    /// The row whose basic symbol is the first to reach zero when a symbol grows.
    private mutating func leavingRow(entering: Int32) -> Int32? {
        var best: Int32?
        var bestRatio = Double.infinity
        for row in columns[Int(entering)] {
            let basic = rows[Int(row)].basic
            guard basic >= 0, symbols[Int(basic)].kind != .variable else { continue }
            let coefficient = rows[Int(row)].coefficient(of: entering)
            guard coefficient < -Self.zero else { continue }
            let ratio = max(0, rows[Int(row)].constant) / -coefficient
            if ratio < bestRatio - Self.tolerance || (ratio <= bestRatio + Self.tolerance && isOlder(row, than: best)) {
                best = row
                bestRatio = min(ratio, bestRatio)
            }
        }
        return best
    }

    /// Whether a row's basic symbol was made before another's.
    private func isOlder(_ row: Int32, than other: Int32?) -> Bool {
        guard let other else { return true }
        return symbols[Int(rows[Int(row)].basic)].rank < symbols[Int(rows[Int(other)].basic)].rank
    }

    /// Makes every value allowed again while the solution stays the best of its kind: the dual simplex method.
    ///
    /// Returns the row that cannot be helped, if there is one.
    mutating func restoreFeasibility() -> Int32? {
        var steps = 0
        let limit = 1000 + 20 * (rows.count + symbols.count)
        while let row = nextInfeasible(), steps < limit {
            steps += 1
            guard let entering = enteringSymbol(row: row, raising: violation(of: row) < 0) else { return row }
            pivot(entering: entering, row: row)
        }
        return nil
    }

    /// The row with the oldest basic symbol among those with values that are not allowed.
    private mutating func nextInfeasible() -> Int32? {
        var best: Int32?
        var count = 0
        for row in infeasible {
            guard violation(of: row) != 0 else {
                rows[Int(row)].isQueued = false
                continue
            }
            infeasible[count] = row
            count += 1
            if isOlder(row, than: best) { best = row }
        }
        infeasible.removeSubrange(count...)
        return best
    }

    /// The symbol that brings a row's basic symbol back at the lowest cost.
    func enteringSymbol(row: Int32, raising: Bool) -> Int32? {
        var best: Term?
        for term in rows[Int(row)].terms where symbols[Int(term.symbol)].kind == .slack {
            let rate = Term(symbol: term.symbol, coefficient: raising ? term.coefficient : -term.coefficient)
            guard rate.coefficient > Self.zero else { continue }
            guard let current = best else {
                best = rate
                continue
            }
            if isCheaper(rate, than: current) { best = rate }
        }
        return best?.symbol
    }

    /// Whether a change by one costs less by one symbol than by another.
    private func isCheaper(_ term: Term, than other: Term) -> Bool {
        for slot in slotOrder {
            let mine = max(0, costs[Int(term.symbol) * stride + slot]) / term.coefficient
            let theirs = max(0, costs[Int(other.symbol) * stride + slot]) / other.coefficient
            if mine < theirs - Self.tolerance { return true }
            if mine > theirs + Self.tolerance { return false }
        }
        return symbols[Int(term.symbol)].rank < symbols[Int(other.symbol)].rank
    }
}
