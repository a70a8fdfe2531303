import Foundation
import InterludeStage
import UIKit

extension Benchmarks {
    /// Opening a storyboard, and going to and fro between screens, with their limits, as rows of the table.
    @MainActor func screens() throws -> [[String]] { try storyboard() + pushes() }

    @MainActor private func storyboard() throws -> [[String]] {
        let count = 30
        let (open, make) = (
            "opening a storyboard of \(count) scenes", "making all \(count) with their views and layout"
        )
        guard isWanted(open) || isWanted(make) else { return [] }
        progress(open)
        let data = Data(Storyboards.app(scenes: count).utf8)
        let stage = try Stage(size: CGSize(width: 390, height: 844))
        var (opened, made): ([Double], [Double]) = ([], [])
        for _ in 0..<(rounds * 3) {
            var board: UIStoryboard?
            opened.append(try milliseconds { board = try UIStoryboard(data: data, name: "Bench") })
            guard let board else { return [] }
            made.append(
                milliseconds {
                    for number in 0..<count {
                        let screen = board.instantiateViewController(withIdentifier: "screen\(number)")
                        screen.view.layoutIfNeeded()
                    }
                })
        }
        stage.advance(by: 0)
        let time = median(opened)
        return [
            [open, "\(number(time)) ms", time < 50 ? "met (50 ms)" : "missed (50 ms)"],
            [make, "\(number(median(made))) ms", "—"],
        ]
    }

    @MainActor private func pushes() throws -> [[String]] {
        let job = "1,000 pushes and 1,000 pops of small screens, animated"
        guard isWanted(job) else { return [] }
        progress(job)
        var times: [Double] = []
        for _ in 0..<rounds {
            let stage = try Stage(size: CGSize(width: 40, height: 60))
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            stage.advance(by: 0)
            times.append(
                milliseconds {
                    for _ in 0..<1000 {
                        navigation.pushViewController(UIViewController(), animated: true)
                        stage.advance(by: 1)
                        navigation.popViewController(animated: true)
                        stage.advance(by: 1)
                    }
                })
            window.isHidden = true
        }
        let time = median(times)
        return [[job, "\(number(time)) ms", time < 1000 ? "met (1000 ms)" : "missed (1000 ms)"]]
    }

    /// How long something takes.
    func milliseconds(_ work: () throws -> Void) rethrows -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
    }
}
