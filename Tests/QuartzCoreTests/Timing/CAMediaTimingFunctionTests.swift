import Testing

@testable import QuartzCore

struct CAMediaTimingFunctionTests {
    @Test(arguments: [
        (CAMediaTimingFunctionName.easeInEaseOut, 0.1, 0.0197224535), (.easeInEaseOut, 0.25, 0.1291619310),
        (.easeInEaseOut, 0.4, 0.3318838701), (.easeInEaseOut, 0.75, 0.8708380690), (.easeIn, 0.5, 0.3153568126),
        (.easeOut, 0.25, 0.3781381308),
    ])
    func namedCurvesHaveTheMeasuredValues(name: CAMediaTimingFunctionName, x: Double, y: Double) {
        #expect(abs(CAMediaTimingFunction(name: name).evaluate(x) - y) < 1e-10)
    }

    @Test func namedCurvesHaveTheDocumentedPoints() {
        func points(_ name: CAMediaTimingFunctionName) -> [Float] {
            let function = CAMediaTimingFunction(name: name)
            return (0..<4).flatMap { index -> [Float] in
                var values: [Float] = [9, 9]
                function.getControlPoint(at: index, values: &values)
                return values
            }
        }
        #expect(points(.linear) == [0, 0, 0, 0, 1, 1, 1, 1])
        #expect(points(.easeIn) == [0, 0, 0.42, 0, 1, 1, 1, 1])
        #expect(points(.easeOut) == [0, 0, 0, 0, 0.58, 1, 1, 1])
        #expect(points(.easeInEaseOut) == [0, 0, 0.42, 0, 0.58, 1, 1, 1])
        #expect(points(.default) == [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
        var untouched: [Float] = [9, 9]
        CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &untouched)
        #expect(untouched == [9, 9])
    }

    @Test(arguments: 0..<50) func theSolutionLiesOnTheCurve(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let (x1, y1) = (random.double(in: 0...1), random.double(in: -1...2))
        let (x2, y2) = (random.double(in: 0...1), random.double(in: -1...2))
        let curve = UnitBezier(x1, y1, x2, y2)
        func at(_ s: Double, _ a: Double, _ b: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        for _ in 0..<20 {
            let s = random.double(in: 0...1)
            let slope: Double = 3 * (1 - s) * (1 - s) * x1 + 6 * (1 - s) * s * (x2 - x1) + 3 * s * s * (1 - x2)
            // Where the curve is upright, x says little about y.
            guard slope > 0.01 else { continue }
            #expect(abs(curve.value(at: at(s, x1, x2)) - at(s, y1, y2)) < 1e-12, "seed \(seed)")
        }
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity, 1e30, -5])
    func strangeControlPointsGiveNumbers(strange: Float) {
        for place in 0..<4 {
            var points: [Float] = [0.3, 0.3, 0.6, 0.6]
            points[place] = strange
            let function = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
            for step in 0...10 { #expect(function.evaluate(Double(step) / 10).isFinite) }
        }
    }
}
