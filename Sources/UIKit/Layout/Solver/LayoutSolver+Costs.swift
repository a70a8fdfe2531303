extension LayoutSolver {
    /// Adds what a soft constraint's violation costs to the objective, or takes it away.
    mutating func addCosts(of marker: Int32, times factor: Double) {
        let symbol = symbols[Int(marker)]
        guard symbol.violation >= 0 else { return }
        addCost(factor, of: symbol.violation, slot: Int(symbol.slot))
        if symbol.weight > 0 { addCost(factor * symbol.weight, of: marker, slot: Int(symbol.slot)) }
    }

    private mutating func addCost(_ cost: Double, of symbol: Int32, slot: Int) {
        let row = symbols[Int(symbol)].row
        guard row >= 0 else {
            costs[Int(symbol) * stride + slot] += cost
            addCandidate(symbol)
            return
        }
        for index in rows[Int(row)].terms.indices {
            let term = rows[Int(row)].terms[index]
            costs[Int(term.symbol) * stride + slot] += cost * term.coefficient
            addCandidate(term.symbol)
        }
    }

    /// The slot of a priority; counts one more constraint that has it.
    mutating func useSlot(for priority: Float) -> Int {
        let place = slotOrder.firstIndex { slots[$0].priority <= priority } ?? slotOrder.count
        if place < slotOrder.count, slots[slotOrder[place]].priority == priority {
            slots[slotOrder[place]].count += 1
            return slotOrder[place]
        }
        let slot = slots.firstIndex { $0.count == 0 } ?? slots.count
        if slot == slots.count {
            slots.append(Slot(priority: priority, count: 1))
            if slots.count > stride { widenCosts() }
        } else {
            slots[slot] = Slot(priority: priority, count: 1)
        }
        slotOrder.insert(slot, at: place)
        return slot
    }

    /// Counts one constraint less of a slot's priority.
    mutating func releaseSlot(_ slot: Int) {
        slots[slot].count -= 1
        guard slots[slot].count == 0 else { return }
        slotOrder.removeAll { $0 == slot }
        // What rounding left must not count for the priority that uses the slot next.
        for symbol in symbols.indices { costs[symbol * stride + slot] = 0 }
    }

    private mutating func widenCosts() {
        let wider = stride * 2
        var result = [Double](repeating: 0, count: symbols.count * wider)
        for symbol in symbols.indices {
            for slot in 0..<stride { result[symbol * wider + slot] = costs[symbol * stride + slot] }
        }
        (costs, stride) = (result, wider)
    }
}
