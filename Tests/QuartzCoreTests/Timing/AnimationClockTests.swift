import Testing

@testable import QuartzCore

struct AnimationClockTests {
    private func clock(_ edit: (inout MediaTiming) -> Void) -> AnimationClock {
        var timing = MediaTiming()
        timing.beginTime = 10
        timing.duration = 2
        edit(&timing)
        return AnimationClock(timing, duration: timing.duration, fillsForwards: timing.fillMode.isForwards)
    }

    private func fractions(_ clock: AnimationClock, _ times: [Double]) -> [Double?] {
        times.map { clock.moment(at: $0)?.fraction }
    }

    @Test func aCycleRunsFromItsBeginningToItsEnd() {
        #expect(fractions(clock { _ in }, [9.5, 10, 10.5, 11.5, 12, 13]) == [nil, 0, 0.25, 0.75, nil, nil])
    }

    @Test func fillModesShowTheEndsOutside() {
        #expect(fractions(clock { $0.fillMode = .backwards }, [9, 12]) == [0, nil])
        #expect(fractions(clock { $0.fillMode = .forwards }, [9, 12, 99]) == [nil, 1, 1])
        #expect(fractions(clock { $0.fillMode = .both }, [9, 12]) == [0, 1])
    }

    @Test func cyclesFollowEachOther() {
        let twice = clock {
            $0.repeatCount = 2.5
            $0.fillMode = .forwards
        }
        #expect(fractions(twice, [11, 12, 13, 14.5, 15, 20]) == [0.5, 0, 0.5, 0.25, 0.5, 0.5])
        #expect([11, 13, 14.5].map { twice.moment(at: $0)?.cycle } == [0, 1, 2])
        let whole = clock {
            $0.repeatCount = 2
            $0.fillMode = .forwards
        }
        #expect(fractions(whole, [12, 14]) == [0, 1])
        #expect(whole.moment(at: 14)?.cycle == 1)
    }

    @Test func reversedCyclesRunBack() {
        let there = clock {
            $0.autoreverses = true
            $0.fillMode = .forwards
        }
        #expect(there.end == 14)
        #expect(fractions(there, [10, 11, 12, 13, 14]) == [0, 0.5, 1, 0.5, 0])
        let halfway = clock {
            $0.autoreverses = true
            $0.repeatCount = 0.5
            $0.fillMode = .forwards
        }
        #expect(fractions(halfway, [12, 15]) == [1, 1])
    }

    @Test func aRepeatDurationTakesTheCountsPlace() {
        let long = clock {
            $0.repeatCount = .infinity
            $0.repeatDuration = 3
            $0.fillMode = .forwards
        }
        #expect(long.end == 13)
        #expect(fractions(long, [12.5, 13, 14]) == [0.25, 0.5, 0.5])
        let endless = clock { $0.repeatCount = .infinity }
        #expect(endless.end == .infinity)
        #expect(fractions(endless, [1_000_001]) == [0.5])
    }

    @Test func speedAndOffsetMoveWithinTheCycle() {
        #expect(fractions(clock { $0.speed = 2 }, [10.25, 10.75, 11]) == [0.25, 0.75, nil])
        // What an offset skips comes at the end.
        #expect(fractions(clock { $0.timeOffset = 0.5 }, [10, 11, 11.75]) == [0.25, 0.75, 0.125])
        #expect(fractions(clock { $0.speed = -1 }, [10, 10.5, 11.5]) == [1, 0.75, 0.25])
        let still = [0, 0.5, 2].map { offset in
            clock {
                $0.speed = 0
                $0.timeOffset = offset
            }.moment(at: 500)?.fraction
        }
        #expect(still == [0, 0.25, 1])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -3, 0])
    func strangeNumbersDoNotTrap(strange: Double) {
        for edit in [
            { $0.beginTime = strange }, { $0.duration = strange }, { $0.timeOffset = strange },
            { $0.repeatDuration = strange }, { $0.speed = Float(strange) }, { $0.repeatCount = Float(strange) },
        ] as [(inout MediaTiming) -> Void] {
            let clock = clock(edit)
            for time in [9.0, 10, 11, 1e18, .infinity, .nan] {
                if let moment = clock.moment(at: time) { #expect((0...1).contains(moment.fraction)) }
            }
        }
    }
}
