import Foundation
import InterludeStage
import UIKit

extension Benchmarks {
    /// How many frames a second a table of picture cells scrolls at, with its limit, as a row of the table.
    @MainActor func scrolling() throws -> [[String]] {
        let job = "scrolling a table of picture cells, 1170×2532"
        guard isWanted(job) else { return [] }
        progress(job)
        var rates: [Double] = []
        for _ in 0..<rounds {
            let screen = try PictureTable(rows: 10_000)
            // A flick that takes three seconds, at up to 3,000 points a second.
            rates.append(screen.framesPerSecond(frames: 180))
        }
        let rate = median(rates)
        return [[job, "\(number(rate)) frames/s", rate >= 60 ? "met (60 frames/s)" : "missed (60 frames/s)"]]
    }
}
