extension LayoutSolver {
    /// How many places for symbols exist, in use or not.
    package var symbolCount: Int { symbols.count }

    /// The first thing that is wrong with the tableau; nil where nothing is.
    package var defect: String? {
        for (index, row) in rows.enumerated() where row.basic >= 0 {
            let kind = symbols[Int(row.basic)].kind
            if symbols[Int(row.basic)].row != Int32(index) { return "row \(index) is not its basic symbol's" }
            if violation(of: Int32(index)) != 0 { return "row \(index) has the value \(row.constant)" }
            for (term, next) in zip(row.terms, row.terms.dropFirst()) where term.symbol >= next.symbol {
                return "row \(index) is not in order"
            }
            for term in row.terms {
                let other = symbols[Int(term.symbol)]
                if other.row >= 0 || other.kind == .free { return "row \(index) has a symbol that it must not have" }
                if kind != .variable, other.kind == .variable { return "row \(index) restricts a variable" }
                if kind == .dummy, other.kind != .dummy { return "row \(index) is an equation that may be broken" }
                if !columns[Int(term.symbol)].contains(Int32(index)) { return "row \(index) is not in a column" }
            }
        }
        return nil
    }
}
