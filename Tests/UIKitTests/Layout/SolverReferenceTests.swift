import Foundation
import Testing
import UIKit

/// Random systems solved by kiwisolver, an independent solver.
struct SolverReferenceTests {
    /// A system with what the reference made of it.
    struct Case {
        var system: SolverSystem
        var conditions: [(condition: SolverSystem.Condition, isTaken: Bool)] = []
        var violations: [Double]

        init?(_ text: String) {
            let parts = text.split(separator: ";").map { $0.split(separator: " ") }
            guard parts.count > 2, let count = Int(parts[0][0]) else { return nil }
            system = SolverSystem(variables: count)
            violations = parts[parts.count - 1].compactMap { Double($0) }
            for words in parts[1..<(parts.count - 1)] {
                guard let condition = Self.condition(words[0], words[1...count]) else { return nil }
                conditions.append((condition, words[count + 1] == "+"))
            }
        }

        private static func condition(
            _ head: Substring, _ coefficients: ArraySlice<Substring>
        ) -> SolverSystem.Condition? {
            let relations: [(String, LayoutSolver.Relation)] = [
                ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
            ]
            for (name, relation) in relations {
                let sides = head.components(separatedBy: name)
                guard sides.count == 2, let priority = Float(sides[0]), let constant = Double(sides[1]) else {
                    continue
                }
                return SolverSystem.Condition(
                    priority: priority, relation: relation, constant: constant,
                    coefficients: coefficients.compactMap { Double($0) })
            }
            return nil
        }
    }

    static var cases: [String] {
        SolverCases.text.components(separatedBy: "\n.").map { $0.replacingOccurrences(of: "\n", with: " ") }
            .filter { !$0.isEmpty }
    }

    @Test func theViolationsAreTheReferences() throws {
        #expect(Self.cases.count == 40)
        for (number, text) in Self.cases.enumerated() {
            var reference = try #require(Case(text), "case \(number)")
            for (condition, isTaken) in reference.conditions {
                let taken = reference.system.add(condition)
                #expect(taken == isTaken, "case \(number)")
            }
            reference.system.solver.solve()
            let violations = reference.system.violations
            #expect(agree(violations, [0] + reference.violations), "case \(number): \(violations)")
        }
    }
}
