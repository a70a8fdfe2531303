extension LayoutSolver {
    /// Makes a symbol basic in place of a row's basic symbol, in every row and in the objective.
    mutating func pivot(entering: Int32, row: Int32) {
        let leaving = rows[Int(row)].basic
        for index in rows[Int(row)].terms.indices { tidyColumn(of: rows[Int(row)].terms[index].symbol) }
        var terms: [Term] = []
        swap(&terms, &rows[Int(row)].terms)
        solve(&terms, for: entering, leaving: leaving, row: row)
        let constant = rows[Int(row)].constant
        symbols[Int(leaving)].row = -1
        symbols[Int(entering)].row = row
        rows[Int(row)].basic = entering
        queueIfInfeasible(row)

        var column: [Int32] = []
        swap(&column, &columns[Int(entering)])
        for other in column where other != row {
            guard let index = rows[Int(other)].index(of: entering) else { continue }
            substitute(terms, constant, at: index, of: other)
        }
        column.removeAll(keepingCapacity: true)
        swap(&column, &columns[Int(entering)])
        note(row, in: leaving)

        let base = Int(entering) * stride
        for slot in slotOrder where costs[base + slot] != 0 {
            let cost = costs[base + slot]
            costs[base + slot] = 0
            for term in terms { costs[Int(term.symbol) * stride + slot] += cost * term.coefficient }
        }
        for term in terms { addCandidate(term.symbol) }
        swap(&terms, &rows[Int(row)].terms)
    }

    /// Turns leaving = constant + terms into entering = constant + terms.
    private mutating func solve(_ terms: inout [Term], for entering: Int32, leaving: Int32, row: Int32) {
        var position = 0
        while terms[position].symbol != entering { position += 1 }
        let factor = 1 / terms[position].coefficient
        rows[Int(row)].constant *= -factor
        for index in terms.indices { terms[index].coefficient *= -factor }
        // The leaving symbol takes the place of the entering one; then the order is restored.
        terms[position] = Term(symbol: leaving, coefficient: factor)
        while position > 0, terms[position - 1].symbol > leaving {
            terms.swapAt(position, position - 1)
            position -= 1
        }
        while position + 1 < terms.count, terms[position + 1].symbol < leaving {
            terms.swapAt(position, position + 1)
            position += 1
        }
    }

    /// Replaces the term at an index of a row by an expression.
    private mutating func substitute(_ terms: [Term], _ constant: Double, at index: Int, of row: Int32) {
        var result: [Term] = []
        swap(&result, &spare)
        result.removeAll(keepingCapacity: true)
        let own = rows[Int(row)].terms
        let factor = own[index].coefficient
        var (left, right) = (0, 0)
        while left < own.count, right < terms.count {
            let (mine, other) = (own[left], terms[right])
            if mine.symbol < other.symbol {
                if left != index { result.append(mine) }
                left += 1
            } else if mine.symbol > other.symbol {
                result.append(Term(symbol: other.symbol, coefficient: factor * other.coefficient))
                note(row, in: other.symbol)
                right += 1
            } else {
                let sum = mine.coefficient + factor * other.coefficient
                if abs(sum) > Self.zero { result.append(Term(symbol: mine.symbol, coefficient: sum)) }
                left += 1
                right += 1
            }
        }
        while left < own.count {
            if left != index { result.append(own[left]) }
            left += 1
        }
        while right < terms.count {
            result.append(Term(symbol: terms[right].symbol, coefficient: factor * terms[right].coefficient))
            note(row, in: terms[right].symbol)
            right += 1
        }
        swap(&result, &rows[Int(row)].terms)
        swap(&result, &spare)
        if constant != 0 {
            rows[Int(row)].constant += factor * constant
            queueIfInfeasible(row)
        }
    }

    /// Adds a multiple of an expression, whose symbols are in order, to another.
    func add(_ terms: [Term], times factor: Double, to sum: inout [Term], using result: inout [Term]) {
        result.removeAll(keepingCapacity: true)
        var (left, right) = (0, 0)
        while left < sum.count || right < terms.count {
            if right == terms.count || (left < sum.count && sum[left].symbol < terms[right].symbol) {
                result.append(sum[left])
                left += 1
            } else if left == sum.count || sum[left].symbol > terms[right].symbol {
                result.append(Term(symbol: terms[right].symbol, coefficient: factor * terms[right].coefficient))
                right += 1
            } else {
                let coefficient = sum[left].coefficient + factor * terms[right].coefficient
                if abs(coefficient) > Self.zero {
                    result.append(Term(symbol: sum[left].symbol, coefficient: coefficient))
                }
                left += 1
                right += 1
            }
        }
        swap(&sum, &result)
    }

    /// Queues a row whose basic symbol has a value that it may not have.
    mutating func queueIfInfeasible(_ row: Int32) {
        guard !rows[Int(row)].isQueued, violation(of: row) != 0 else { return }
        rows[Int(row)].isQueued = true
        infeasible.append(row)
    }

    /// On which side of what is allowed a row's basic symbol is: -1 below, 1 above, 0 where it is allowed.
    func violation(of row: Int32) -> Int {
        let basic = rows[Int(row)].basic
        guard basic >= 0 else { return 0 }
        switch symbols[Int(basic)].kind {
        case .variable, .free: return 0
        case .slack: return rows[Int(row)].constant < -Self.tolerance ? -1 : 0
        case .dummy:
            let value = rows[Int(row)].constant
            return value < -Self.tolerance ? -1 : value > Self.tolerance ? 1 : 0
        }
    }
}
