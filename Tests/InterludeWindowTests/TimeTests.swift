import InterludeStage
import QuartzCore
import Testing

@testable import InterludeWindow

/// Times, speeds, and what the keys mean.
@Suite struct TimeTests {
    @Test func stepsOfEverySpeedAddUpToFrames() {
        for (speed, count) in zip(PlaySpeed.allCases, [1, 2, 4, 10]) {
            #expect(speed.step.units * count == PlayTime.frame.units)
        }
        #expect(PlaySpeed.full.next == .half && PlaySpeed.tenth.next == .full)
        // Their seconds are the ones that films have.
        for index in 0..<10_000 { #expect(PlayTime(units: 20 * index).seconds == Double(index) / 60) }
    }

    @Test func asManyFramesComeAsTheClockSays() {
        var random = SeededGenerator(seed: 3)
        var pacer = FramePacer(at: 100)
        var (now, count) = (100.0, 0)
        while now < 160 {
            now += .random(in: 0...0.05, using: &random)
            count += pacer.due(at: now)
            #expect(pacer.wait(at: now) > 0 && pacer.wait(at: now) <= FramePacer.frame + 1e-9)
            #expect(pacer.due(at: now) == 0)
        }
        #expect(count == Int((now - 100) * 60 + 1e-6))
    }

    @Test func aPauseOfTheProgramIsNotMadeUpFor() {
        var pacer = FramePacer(at: 0)
        #expect(pacer.due(at: 30) == FramePacer.maximumBacklog)
        #expect(pacer.due(at: 30.01) == 0)
        #expect(pacer.due(at: 30.02) == 1)
    }

    @Test func keysMeanWhatTheHelpSays() {
        let letters: [(Character, PlayAction)] = [
            (" ", .togglePlaying), ("d", .slowDown), ("s", .saveFrame), ("r", .restart), ("t", .playScript),
            ("n", .nextScene), ("p", .previousScene), ("h", .toggleHelp), ("?", .toggleHelp),
        ]
        for (letter, action) in letters { #expect(PlayAction(.character(letter), isShifted: false) == action) }
        #expect(PlayAction(.right, isShifted: false) == .step(frames: 1))
        #expect(PlayAction(.left, isShifted: true) == .step(frames: -10))
        #expect(PlayAction(.tab, isShifted: true) == .previousScene)
        #expect(PlayAction(.escape, isShifted: false) == .back)
        #expect(PlayAction(.character("x"), isShifted: false) == nil)
    }

    @Test func theSlidersEndsAreTheFirstMomentAndRoomForMore() {
        let axis = SliderAxis(from: PlayTime(units: 600), to: PlayTime(units: 3000))
        #expect(axis.length.seconds == 5 && axis.time(at: 0) == PlayTime(units: 600))
        for units in 600...6600 {
            let time = PlayTime(units: units)
            #expect(axis.time(at: axis.fraction(of: time)) == time)
        }
        #expect(SliderAxis(from: .zero, to: PlayTime(units: 12_001)).length.seconds == 20)
        #expect(axis.fraction(of: .zero) == 0 && axis.fraction(of: PlayTime(units: 100_000)) == 1)
    }

    @Test func timeIsReadInSeconds() {
        #expect(PlayTime(units: 1500).text == "1.25 s" && PlayTime(units: 20).text == "0.02 s")
        #expect(PlayTime(units: 120_005).text == "100.00 s")
    }
}

/// What the mouse and its wheel do with fingers.
@Suite struct FingerTests {
    private let size = CGSize(width: 400, height: 800)

    @Test func twoFingersLieOppositeEachOther() {
        var fingers = MouseFingers(on: size)
        let down = fingers.press(at: CGPoint(x: 100, y: 300), isMirrored: true)
        #expect(down.map(\.location) == [CGPoint(x: 100, y: 300), CGPoint(x: 300, y: 500)])
        fingers.move(to: CGPoint(x: 50, y: 300))
        fingers.move(to: CGPoint(x: 20, y: 200))
        // Only where the mouse is when a frame comes counts.
        #expect(fingers.catchUp().map(\.location) == [CGPoint(x: 20, y: 200), CGPoint(x: 380, y: 600)])
        #expect(fingers.catchUp().isEmpty)
        fingers.move(to: CGPoint(x: 30, y: 200))
        #expect(fingers.release(at: CGPoint(x: 30, y: 210)).map(\.phase) == [.moved, .moved, .ended, .ended])
        #expect(fingers.release(at: .zero).isEmpty && !fingers.isDown)
    }

    @Test(arguments: [CGVector(dx: 0, dy: -3), CGVector(dx: 2, dy: 30), CGVector(dx: 0, dy: 900)])
    func theWheelsFingerIsLiftedInTheEnd(steps: CGVector) {
        var wheel = WheelScroll()
        wheel.turn(by: steps, at: CGPoint(x: 200, y: 400))
        var changes: [TouchInput.Change] = []
        var frames = 0
        while wheel.isBusy, frames < 100_000 {
            changes += wheel.changes(in: size)
            frames += 1
        }
        #expect(frames < 100_000 && changes.first?.phase == .began && changes.last?.phase == .ended)
        #expect(changes.allSatisfy { CGRect(origin: .zero, size: size).contains($0.location) })
    }

    @Test func theWheelMovesTheContentByItsSteps() {
        var wheel = WheelScroll()
        wheel.turn(by: CGVector(dx: 0, dy: -2), at: CGPoint(x: 200, y: 400))
        var last = CGPoint.zero
        while wheel.isBusy { for change in wheel.changes(in: size) { last = change.location } }
        #expect(abs(last.y - (400 - 96)) < 1e-9 && last.x == 200)
    }

    @Test func atTheEdgeOfTheScreenTheWheelGivesUp() {
        var wheel = WheelScroll()
        wheel.turn(by: CGVector(dx: 0, dy: 4), at: CGPoint(x: 200, y: 799))
        for _ in 0..<20 { _ = wheel.changes(in: size) }
        #expect(!wheel.isBusy)
    }
}
