import Testing
import UIKit

/// Laws of the solver.
struct SolverTests {
    typealias Condition = SolverSystem.Condition

    static func randomCondition(variables: Int, using numbers: inout SeededNumbers) -> Condition {
        var coefficients = [Double](repeating: 0, count: variables)
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            let place = Int.random(in: 0..<variables, using: &numbers)
            coefficients[place] = [1, 1, -1, 2, 0.5][Int.random(in: 0..<5, using: &numbers)]
        }
        let relations: [LayoutSolver.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        return Condition(
            priority: [1000, 1000, 750, 500, 250][Int.random(in: 0..<5, using: &numbers)],
            relation: relations[Int.random(in: 0..<3, using: &numbers)],
            constant: Double(Int.random(in: -200...200, using: &numbers)) / 4, coefficients: coefficients)
    }

    static func randomSystem(using numbers: inout SeededNumbers) -> SolverSystem {
        var system = SolverSystem(variables: Int.random(in: 2...9, using: &numbers))
        for _ in 0..<Int.random(in: 4...24, using: &numbers) {
            system.add(randomCondition(variables: system.variables.count, using: &numbers))
        }
        return system
    }

    @Test(arguments: [UInt64(1), 2, 3, 4]) func changedSystemsAreAsGoodAsOnesSolvedAnew(seed: UInt64) {
        var numbers = SeededNumbers(seed)
        for round in 0..<40 {
            var system = Self.randomSystem(using: &numbers)
            for step in 0..<12 {
                change(&system, using: &numbers)
                #expect(system.solver.defect == nil, "seed \(seed), round \(round), step \(step)")
                system.solver.solve()
                let anew = system.anew(order: system.members.indices.shuffled(using: &numbers))
                #expect(
                    agree(system.violations, anew.violations) && system.violations[0] < 1e-6,
                    "seed \(seed), round \(round), step \(step): \(system.violations), anew \(anew.violations)")
            }
        }
    }

    private func change(_ system: inout SolverSystem, using numbers: inout SeededNumbers) {
        let index = Int.random(in: 0..<system.members.count, using: &numbers)
        guard let handle = system.members[index].handle else {
            system.add(Self.randomCondition(variables: system.variables.count, using: &numbers))
            return
        }
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0:
            system.solver.remove(handle)
            system.members[index].handle = nil
        case 1 where system.members[index].condition.priority < 1000:
            let priority: Float = [750, 500, 250][Int.random(in: 0..<3, using: &numbers)]
            system.solver.setPriority(priority, of: handle)
            system.members[index].condition.priority = priority
        default:
            let constant = Double(Int.random(in: -200...200, using: &numbers)) / 4
            do {
                try system.solver.setConstant(constant, of: handle)
                system.members[index].condition.constant = constant
            } catch {
                #expect(error.constraints.contains(handle))
                #expect(contradicts(error.constraints, in: system, changing: index, to: constant))
            }
        }
    }

    /// Whether some members cannot hold together once one has another constant.
    private func contradicts(
        _ handles: [LayoutSolver.Constraint], in system: SolverSystem, changing changed: Int? = nil,
        to constant: Double = 0
    ) -> Bool {
        var trial = SolverSystem(variables: system.variables.count)
        for (index, member) in system.members.enumerated() {
            guard let handle = member.handle, handles.contains(handle) else { continue }
            var condition = member.condition
            if index == changed { condition.constant = constant }
            if !trial.add(condition) { return true }
        }
        return false
    }

    @Test func refusedConstraintsNameThoseTheyContradictAndLeaveNoTrace() {
        var numbers = SeededNumbers(5)
        var refused = 0
        for round in 0..<200 {
            var system = Self.randomSystem(using: &numbers)
            system.solver.solve()
            var condition = Self.randomCondition(variables: system.variables.count, using: &numbers)
            condition.priority = 1000
            let summands = zip(system.variables, condition.coefficients).map { LayoutSolver.Summand($0, $1) }
            do {
                _ = try system.solver.add(summands, condition.relation, condition.constant, priority: 1000)
            } catch {
                refused += 1
                let members = system.members.filter { $0.handle.map(error.constraints.contains) ?? false }.map(
                    \.condition)
                var trial = SolverSystem(variables: system.variables.count)
                let alone = members.map { trial.add($0) }
                let together = trial.add(condition)
                #expect(alone.allSatisfy { $0 } && !together, "round \(round)")
                // None of them can be spared.
                for spared in members.indices {
                    var rest = SolverSystem(variables: system.variables.count)
                    for (index, member) in members.enumerated() where index != spared { rest.add(member) }
                    let holds = rest.add(condition)
                    #expect(holds, "round \(round): \(members[spared]) is not part of it")
                }
                system.solver.solve()
                let anew = system.anew(order: system.members.indices)
                #expect(agree(system.violations, anew.violations), "round \(round)")
            }
        }
        #expect(refused > 20)
    }

    @Test func onePriorityBeatsAnyNumberOfLowerOnes() {
        var system = SolverSystem(variables: 1)
        for _ in 0..<500 { system.add(Condition(priority: 749, relation: .equal, constant: 0, coefficients: [1])) }
        system.add(Condition(priority: 750, relation: .equal, constant: -100, coefficients: [1]))
        system.solver.solve()
        #expect(system.values == [100])
        system.add(Condition(priority: 1000, relation: .lessThanOrEqual, constant: -60, coefficients: [1]))
        system.solver.solve()
        #expect(system.values == [60])
    }

    @Test func uniqueSolutionsDoNotDependOnTheOrder() {
        var numbers = SeededNumbers(6)
        for round in 0..<60 {
            let count = Int.random(in: 2...9, using: &numbers)
            var system = SolverSystem(variables: count)
            for index in 0..<12 {
                // Only one condition at each priority and one for each variable: nothing is left to choice.
                var condition = Self.randomCondition(variables: count, using: &numbers)
                if condition.priority < 1000 { condition.priority = Float(500 + index) }
                system.add(condition)
            }
            for variable in 0..<count {
                let coefficients = (0..<count).map { $0 == variable ? 1.0 : 0 }
                system.add(
                    Condition(
                        priority: 10 + Float(variable), relation: .equal, constant: -Double(variable),
                        coefficients: coefficients))
            }
            let first = system.anew(order: system.members.indices)
            let other = system.anew(order: system.members.indices.shuffled(using: &numbers))
            #expect(agree(first.values, other.values), "round \(round)")
        }
    }

    @Test func valuesAreTheSameBitsEachTime() {
        func values() -> [UInt64] {
            var numbers = SeededNumbers(7)
            return (0..<30).flatMap { _ in
                var system = Self.randomSystem(using: &numbers)
                system.solver.solve()
                return system.values.map(\.bitPattern)
            }
        }
        #expect(values() == values())
    }

    @Test func variablesAndConstraintsThatGoLeaveRoomForOthers() throws {
        var solver = LayoutSolver()
        for round in 0..<200 {
            let (width, height) = (solver.makeVariable(), solver.makeVariable())
            let constraints = [
                try solver.add([.init(width, 1)], .equal, -Double(round), priority: 1000),
                try solver.add([.init(height, 1), .init(width, -2)], .equal, 0, priority: 500),
                try solver.add([.init(height, 1)], .lessThanOrEqual, -100, priority: Float(501 + round)),
            ]
            solver.solve()
            #expect(solver.value(of: width) == Double(round) && solver.value(of: height) == min(100, Double(2 * round)))
            for constraint in constraints { solver.remove(constraint) }
            solver.removeVariable(width)
            solver.removeVariable(height)
        }
        #expect(solver.symbolCount < 20)
    }
}
