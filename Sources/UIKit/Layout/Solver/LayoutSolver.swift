/// Solves systems of linear equations and inequalities with priorities, step by step.
///
/// This is Cassowary: a simplex tableau that is kept solved while constraints come and go. Priorities are kept apart, as
/// UIKit keeps them: a constraint of a higher priority is never given up for any number of lower ones. The objective is
/// therefore one row for each priority in use, compared from the highest down, rather than one weighted sum. Within a
/// priority the sum of all violations is as small as it can be.
///
/// Where more than one solution is best, the order in which constraints were added decides; nothing depends on hashes.
///
///     var solver = LayoutSolver()
///     let width = solver.makeVariable()
///     try solver.add([.init(width, 1)], .greaterThanOrEqual, -20, priority: 1000)  // width - 20 >= 0
///     solver.solve()
///     solver.value(of: width)
///
/// Adding and removing costs about as much as the rows that share a variable with the constraint; changing a constant, as
/// much as the rows in which the constraint has a part.
package struct LayoutSolver {
    /// Every symbol: variables, and what constraints bring along.
    var symbols: [Symbol] = []
    /// For each symbol that is not basic, the rows in which it may stand: all in which it does, and some more.
    var columns: [[Int32]] = []
    var freeSymbols: [Int32] = []
    var nextRank = 0

    var rows: [Row] = []
    var freeRows: [Int32] = []

    /// The reduced costs: `stride` numbers for each symbol, of which each slot in use is one priority's.
    var costs: [Double] = []
    var stride = 4
    var slots: [Slot] = []
    /// The slots in use, highest priority first.
    var slotOrder: [Int] = []

    /// Symbols whose reduced cost may have become negative.
    var candidates: [Int32] = []
    /// Rows whose constant may have become negative.
    var infeasible: [Int32] = []

    /// Memory that is used again.
    var spare: [Term] = []
    var affected: [Int32] = []

    /// Makes a solver without variables and constraints.
    package init() {}

    /// Coefficients smaller than this are none.
    static let zero = 1e-10
    /// Constants and costs above minus this are not negative.
    static let tolerance = 1e-9

    /// Makes a variable, which may have any value.
    package mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.variable)) }

    /// Forgets a variable; no constraint may contain it any more.
    package mutating func removeVariable(_ variable: Variable) {
        let row = symbols[Int(variable.symbol)].row
        if row >= 0 { freeRow(row) }
        freeSymbol(variable.symbol)
    }

    /// The value of a variable as of the last `solve()`.
    package func value(of variable: Variable) -> Double {
        let row = symbols[Int(variable.symbol)].row
        return row >= 0 ? rows[Int(row)].constant : 0
    }

    mutating func makeSymbol(_ kind: Symbol.Kind) -> Int32 {
        defer { nextRank += 1 }
        let symbol = Symbol(kind: kind, rank: nextRank)
        if let free = freeSymbols.popLast() {
            symbols[Int(free)] = symbol
            return free
        }
        symbols.append(symbol)
        columns.append([])
        costs.append(contentsOf: repeatElement(0, count: stride))
        return Int32(symbols.count - 1)
    }

    /// Takes a symbol that is not basic out of every row and keeps its place for another one.
    mutating func freeSymbol(_ symbol: Int32) {
        for row in columns[Int(symbol)] {
            if let index = rows[Int(row)].index(of: symbol) { rows[Int(row)].terms.remove(at: index) }
        }
        columns[Int(symbol)].removeAll(keepingCapacity: true)
        for slot in 0..<stride { costs[Int(symbol) * stride + slot] = 0 }
        symbols[Int(symbol)] = Symbol(kind: .free, rank: -1)
        freeSymbols.append(symbol)
    }

    /// Adds a row for a basic symbol.
    mutating func makeRow(basic: Int32, constant: Double, terms: [Term]) -> Int32 {
        let row = Row(basic: basic, constant: constant, terms: terms)
        let index: Int32
        if let free = freeRows.popLast() {
            index = free
            rows[Int(free)] = row
        } else {
            index = Int32(rows.count)
            rows.append(row)
        }
        symbols[Int(basic)].row = index
        for term in terms { note(index, in: term.symbol) }
        return index
    }

    /// Drops a row; its basic symbol is no longer basic.
    mutating func freeRow(_ row: Int32) {
        symbols[Int(rows[Int(row)].basic)].row = -1
        rows[Int(row)].basic = -1
        rows[Int(row)].terms.removeAll(keepingCapacity: true)
        rows[Int(row)].constant = 0
        freeRows.append(row)
    }

    /// Remembers that a symbol stands in a row.
    mutating func note(_ row: Int32, in symbol: Int32) { columns[Int(symbol)].append(row) }

    /// Forgets rows in which a symbol does not stand any more, where they are many.
    mutating func tidyColumn(of symbol: Int32) {
        guard columns[Int(symbol)].count > 2 * rows.count + 16 else { return }
        collectRows(of: symbol)
        columns[Int(symbol)].removeAll(keepingCapacity: true)
        columns[Int(symbol)].append(contentsOf: affected)
    }

    /// Fills `affected` with the rows in which a symbol stands, each once.
    mutating func collectRows(of symbol: Int32) {
        affected.removeAll(keepingCapacity: true)
        for row in columns[Int(symbol)] where !rows[Int(row)].isMarked && rows[Int(row)].index(of: symbol) != nil {
            rows[Int(row)].isMarked = true
            affected.append(row)
        }
        for row in affected { rows[Int(row)].isMarked = false }
    }
}
