import InterludeStage
import Testing
import UIKit

/// Scripts of touches, written down and played.
@MainActor
struct TouchScriptTests {
    @Test func aWrittenScriptIsTheSameAsOneMadeInCode() throws {
        let read = try TouchScript(
            parsing: """
                # Nothing happens here.
                0.5 tap 100 200

                1.0 drag 10 300 to 380 300 in 0.4 ease hold 0.1
                wait 0.5
                tap 100 200.5 twice   # at once
                press 1 2 for 0.8 finger 3\r
                pinch 200 300 from 60 to 180 in 0.5 turn 90
                6 down 10 20
                7 up 10 20
                """)
        var made = TouchScript()
        made.tap(at: CGPoint(x: 100, y: 200), time: 0.5)
        made.drag(
            from: CGPoint(x: 10, y: 300), to: CGPoint(x: 380, y: 300), duration: 0.4, pace: .ease, hold: 0.1, time: 1)
        made.wait(0.5)
        made.tap(at: CGPoint(x: 100, y: 200.5), count: 2)
        made.press(at: CGPoint(x: 1, y: 2), duration: 0.8, finger: 3)
        made.pinch(at: CGPoint(x: 200, y: 300), spread: (60, 180), angle: (0, .pi / 2), duration: 0.5)
        made.add(.began, at: CGPoint(x: 10, y: 20), time: 6)
        made.add(.ended, at: CGPoint(x: 10, y: 20), time: 7)
        #expect(read == made)
        #expect(read.duration == 7)
    }

    @Test(arguments: [
        ("tap 1", 1, 6, "y is missing"),
        ("\n  hop 1 2", 2, 3, "tap, press, drag, pinch, wait, down, move, up or cancel should stand here, not \"hop\""),
        ("drag 1 2 to 3 4 on 5", 1, 17, "\"in\" should stand here, not \"on\""),
        ("tap 1 2 3", 1, 9, "the end of the line should stand here, not \"3\""),
        ("press 1 2 for -1", 1, 15, "how many seconds cannot be less than 0"),
        ("tap 1e9 2", 1, 5, "1e9 is more than 100000"),
        ("tap nan 2", 1, 5, "x should stand here, not \"nan\""),
        ("up 1 2", 1, 1, "finger 0 is not down"),
        ("down 1 2\ndown 1 2", 2, 1, "finger 0 is already down"),
        ("2", 1, 2, "a gesture is missing"),
    ])
    func anErrorNamesItsPlace(text: String, line: Int, column: Int, reason: String) throws {
        let error = #expect(throws: TouchScriptError.self) { try TouchScript(parsing: text) }
        #expect(error?.description == "line \(line), column \(column): \(reason)")
    }

    @Test func damagedScriptsNeverTrap() {
        let script = Array(
            "1.0 drag 10 300 to 380 300 in 0.4 ease hold 1\nwait 1\npinch 2 3 from 6 to 8 in 1 finger 99\n".utf8)
        let seed = UInt64.random(in: 0...UInt64.max)
        var state = seed
        var readable = 0
        for _ in 0..<2000 {
            var bytes = script
            for _ in 0..<4 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
            }
            if (try? TouchScript(parsing: String(decoding: bytes, as: UTF8.self))) != nil { readable += 1 }
        }
        #expect(readable < 2000, "seed \(seed)")
    }

    @Test func stepsHappenAtTheirTimes() throws {
        let bench = try TouchBench()
        let pad = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
        let pan = bench.watch(pad, UIPanGestureRecognizer(), "pan")
        var script = TouchScript()
        script.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 300, y: 50), duration: 0.5, time: 0.5)
        var frame = 0
        var places: [Int: CGFloat] = [:]
        bench.stage.play(script, lasting: 1.5) { _ in
            if pan.state != .possible { places[frame] = pan.translation(in: nil).x }
            frame += 1
        }
        #expect(frame == 91)
        #expect(bench.stage.time == 1.5)
        // Halfway through the drag the finger is halfway, in that very frame.
        #expect(abs((places[45] ?? 0) - 100) < 1e-9)
        #expect(abs((places[36] ?? 0) - 40) < 1e-9)
        #expect(places[60] == nil)
        #expect(bench.log.take().last == "pan ended")
    }

    @Test func fingersMoveTogether() throws {
        let bench = try TouchBench()
        let pad = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
        let pinch = bench.watch(pad, UIPinchGestureRecognizer(), "pinch")
        var last: CGFloat = 0
        let box = Box { last = pinch.scale }
        pinch.addTarget(box, action: Selector("run", Box.run))
        bench.stage.pinch(at: CGPoint(x: 200, y: 200), spread: (100, 250), duration: 0.5)
        #expect(abs(last - 2.5) < 1e-9)
        #expect(bench.log.take().filter { $0.hasPrefix("pinch") }.last == "pinch ended")
    }

    @Test func aScriptIsFilmedAsItIsPlayed() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        /// A view that goes where it is dragged.
        func bench() throws -> (TouchBench, Box, UIView) {
            let bench = try TouchBench()
            let pad = bench.pad("pad", CGRect(x: 40, y: 40, width: 80, height: 80))
            pad.backgroundColor = .red
            let pan = bench.watch(pad, UIPanGestureRecognizer(), "pan")
            let box = Box { pad.transform = CGAffineTransform(translationX: pan.translation(in: nil).x, y: 0) }
            pan.addTarget(box, action: Selector("run", Box.run))
            return (bench, box, pad)
        }
        let script = try TouchScript(parsing: "0.2 drag 80 80 to 280 80 in 0.3")
        var played: [CGImage] = []
        try withExtendedLifetime(bench()) {
            $0.0.stage.play(script, framesPerSecond: 10, lasting: 0.6) { played.append($0) }
        }
        try withExtendedLifetime(bench()) {
            _ = try $0.0.stage.film(script, to: folder + "/", framesPerSecond: 10, lasting: 0.6)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let filmed = try names.map { try PictureFile.read(contentsOf: "\(folder)/\($0)") }
        #expect(filmed.count == 7 && played.count == 7)
        #expect(zip(filmed, played).allSatisfy { Data($0.bitmap.bytes) == Data($1.bitmap.bytes) })
        #expect(Data(played[0].bitmap.bytes) != Data(played[4].bitmap.bytes))
    }

    @Test func theSameScriptPlaysTheSame() throws {
        func play() throws -> [String] {
            let bench = try TouchBench()
            let pad = bench.pad("pad", CGRect(x: 0, y: 0, width: 400, height: 400))
            let pan = bench.watch(pad, UIPanGestureRecognizer(), "pan")
            var lines: [String] = []
            let box = Box { lines.append("\(pan.state) \(pan.translation(in: nil)) \(pan.velocity(in: nil))") }
            pan.addTarget(box, action: Selector("run", Box.run))
            bench.stage.play(try TouchScript(parsing: "drag 10 20 to 300 150 to 20 300 in 0.7 ease"))
            return lines
        }
        let first = try play()
        #expect(first.count >= 40)
        #expect(try play() == first)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func timesThatCannotGoByDoNotTrap(seconds: Double) {
        var script = TouchScript()
        script.drag(from: .zero, to: CGPoint(x: 1, y: 1), duration: seconds, hold: seconds, time: seconds)
        script.press(at: .zero, duration: seconds)
        script.pinch(at: .zero, spread: (1, 2), duration: seconds)
        script.wait(seconds)
        #expect(script.duration.isFinite && script.steps.allSatisfy { $0.time.isFinite && $0.time >= 0 })
        #expect(seconds == 1e300 || script.duration < 1)
    }
}
