import Foundation
import UIKit

extension Benchmarks {
    /// Constraints solved from nothing and after a change, with their limits, as rows of the table.
    @MainActor func layout() -> [[String]] {
        var (fresh, changed): ([Double], [Double]) = ([], [])
        let job = "layout, 500 views with 1,500 constraints"
        guard isWanted(job) else { return [] }
        progress(job)
        for _ in 0..<(rounds * 3) {
            let screen = LayoutScreen()
            fresh.append(
                milliseconds {
                    NSLayoutConstraint.activate(screen.constraints)
                    screen.root.layoutIfNeeded()
                })
            for step in 1...10 {
                changed.append(
                    milliseconds {
                        screen.heights[50].constant = CGFloat(40 + step)
                        screen.root.layoutIfNeeded()
                    })
            }
        }
        func row(_ job: String, _ times: [Double], _ limit: Double) -> [String] {
            let time = median(times)
            return [job, "\(number(time)) ms", "\(time < limit ? "met" : "missed") (\(number(limit)) ms)"]
        }
        return [row("\(job), from nothing", fresh, 20), row("the same, one constant changed", changed, 1)]
    }
}
