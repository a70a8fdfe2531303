import Testing

@testable import InterludeStage

/// Timers that go by a stage's clock.
struct DisplayTimerTests {
    @Test(arguments: [0.05, 0.1, 0.3, 1.0]) func timersAreCalledAtTheirTimeWhateverTheSteps(step: Double) throws {
        let stage = try Stage(size: CGSize(width: 1, height: 1))
        var calls: [String] = []
        DisplayTimer(after: 0.25) { calls.append("b \(CACurrentMediaTime())") }
        DisplayTimer(after: 0.125) { calls.append("a \(CACurrentMediaTime())") }
        DisplayTimer(after: 0.25) {
            calls.append("c")
            DisplayTimer(after: 0.125) { calls.append("d \(CACurrentMediaTime())") }
        }
        let cancelled = DisplayTimer(after: 0.2) { calls.append("never") }
        cancelled.cancel()
        while stage.time < 1 { stage.advance(by: step) }
        #expect(calls == ["a 0.125", "b 0.25", "c", "d 0.375"])
    }

    @Test func aTimerIsOneStages() throws {
        let other = try Stage(size: CGSize(width: 1, height: 1))
        var calls = 0
        DisplayTimer(after: 0.5) { calls += 1 }
        let stage = try Stage(size: CGSize(width: 1, height: 1))
        stage.advance(by: 1)
        #expect(calls == 0)
        other.advance(by: 1)
        #expect(calls == 1)
    }
}
