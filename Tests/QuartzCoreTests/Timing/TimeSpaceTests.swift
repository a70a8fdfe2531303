import Testing

@testable import QuartzCore

struct TimeSpaceTests {
    @Test(arguments: 0..<30) func timesNestLikeLayers(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var layers: [CALayer] = []
        for depth in 0..<4 {
            let layer = CALayer()
            layer.beginTime = random.double(in: -10...10)
            layer.timeOffset = random.double(in: -10...10)
            layer.speed = Float(random.double(in: 0.25...4))
            if depth > 0 { layers[depth - 1].addSublayer(layer) }
            layers.append(layer)
        }
        let time = random.double(in: 0...100)
        var expected = time
        for layer in layers {
            expected = (expected - layer.beginTime) * Double(layer.speed) + layer.timeOffset
            #expect(layer.convertTime(time, from: nil) == expected)
            #expect(abs(layer.convertTime(expected, to: nil) - time) < 1e-9, "seed \(seed)")
        }
        let across = layers[3].convertTime(time, from: layers[1])
        #expect(abs(layers[1].convertTime(across, from: layers[3]) - time) < 1e-9, "seed \(seed)")
        #expect(layers[2].convertTime(time, to: layers[2].superlayer) == layers[1].convertTime(time, from: layers[2]))
    }

    @Test func aPausedLayerGoesOnWhereItStopped() {
        let display = TestDisplay(time: 50)
        let layer = display.add()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
        layer.add(fade, forKey: nil)
        display.advance(by: 0.5)
        let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = pausedTime
        display.advance(by: 30)
        #expect(layer.presentation()?.opacity == 0.25)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
        display.advance(by: 0.5)
        #expect(layer.presentation()?.opacity == 0.5)
        #expect(layer.animationCount == 1)
        display.advance(by: 1)
        #expect(layer.animationCount == 0)
    }

    @Test func scrubbingShowsWhatRunningShows() {
        let display = TestDisplay(time: 7)
        let running = display.add()
        let scrubbed = display.add()
        for layer in [running, scrubbed] {
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (0, 80, 4)
            move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            move.beginTime = 7
            layer.add(move, forKey: nil)
        }
        scrubbed.speed = 0
        CATransaction.flush()
        for step in 0..<16 {
            scrubbed.timeOffset = 7 + Double(step) / 4
            CATransaction.flush()
            let shown = display.tree(at: 7 + Double(step) / 4).sublayers
            #expect(shown[0].transform == shown[1].transform)
            #expect(shown[0].transform.m41 == scrubbed.presentation()?.position.x)
        }
    }
}
