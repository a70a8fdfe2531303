import Testing

@testable import QuartzCore

/// The ripple must be a round ring of water that leaves the new picture behind.
struct RippleTests {
    private func ripple(_ pictures: EffectPictures, _ progress: Double, _ side: CATransitionSubtype = .fromLeft)
        -> [UInt32]
    {
        let ripple = Ripple(
            width: pictures.width, height: pictures.height, progress: progress, direction: TransitionDirection(side))
        return pictures.result(of: ripple, rows: [0..<pictures.height])
    }

    @Test(arguments: [(160, 100), (90, 200)]) func theRingIsACircle(size: (Int, Int)) {
        let pictures = EffectPictures(width: size.0, height: size.1, before: 0xFF00_0000, after: 0xFFFF_FFFF)
        let frame = ripple(pictures, 0.3)
        let (middleX, middleY) = (Double(size.0 - 1) / 2, Double(size.1 - 1) / 2)
        // The greatest distance of the new picture and the smallest of the old one, in eight directions.
        var inside = [Double](repeating: 0, count: 8)
        var outside = [Double](repeating: .infinity, count: 8)
        for y in 0..<size.1 {
            for x in 0..<size.0 {
                let (dx, dy) = (Double(x) - middleX, Double(y) - middleY)
                let distance = (dx * dx + dy * dy).squareRoot()
                let octant = (dx < 0 ? 1 : 0) + (dy < 0 ? 2 : 0) + (abs(dx) < abs(dy) ? 4 : 0)
                let pixel = frame[y * size.0 + x]
                if pixel == 0xFF00_0000 { outside[octant] = min(outside[octant], distance) }
                if pixel == 0xFFFF_FFFF { inside[octant] = max(inside[octant], distance) }
            }
        }
        let (low, high) = (outside.min() ?? 0, outside.max() ?? 0)
        #expect(high - low < 6, "\(outside)")
        #expect(inside.allSatisfy { $0 > 5 && $0 < low }, "\(inside)")
    }

    @Test func theRingOnlyGrows() {
        let pictures = EffectPictures(width: 60, height: 100, before: 0xFF00_0000, after: 0xFFFF_FFFF)
        var last = [Bool](repeating: true, count: 6000)
        for step in 0...10 {
            let isOld = ripple(pictures, 0.02 + Double(step) * 0.095).map { $0 == 0xFF00_0000 }
            #expect(zip(isOld, last).allSatisfy { !$0 || $1 }, "step \(step)")
            last = isOld
        }
        #expect(last.allSatisfy { !$0 }, "it has left the corners")
    }

    @Test func slopesTowardsTheLightGlintAndOthersDarken() {
        let grey: UInt32 = 0xFF80_8080
        let pictures = EffectPictures(width: 120, height: 120, before: grey, after: grey)
        for (side, lightX, lightY) in [
            (CATransitionSubtype.fromLeft, -1, -1), (.fromRight, 1, -1), (.fromBottom, -1, 1),
        ] {
            let frame = ripple(pictures, 0.35, side)
            // Along the diagonal that the light stands on, from the middle to its end.
            func value(_ step: Int, _ sign: Int) -> UInt32 {
                let x = sign * lightX > 0 ? 60 + step : 59 - step
                let y = sign * lightY > 0 ? 60 + step : 59 - step
                return frame[y * 120 + x] & 255
            }
            let near = (0..<60).map { value($0, 1) }
            let far = (0..<60).map { value($0, -1) }
            func place(_ values: [UInt32], _ wanted: UInt32?) -> Int { values.firstIndex { $0 == wanted } ?? -1 }
            // Facing the light, the crest's outer side; behind it, the inner one.
            #expect(place(near, near.max()) > place(near, near.min()), "\(side.rawValue): \(near)")
            #expect(place(far, far.max()) < place(far, far.min()), "\(side.rawValue): \(far)")
            #expect(max(near.max() ?? 0, far.max() ?? 0) > 0xC0 && min(near.min() ?? 0, far.min() ?? 0) < 0x70)
        }
    }

    @Test(arguments: [4.0, 9.3, 40, 300]) func noSlopeIsSteeperThanOne(halfWidth: Double) {
        // So no place lies outside the picture, and each tilt has its light.
        for inner in [-2 * halfWidth, -halfWidth, 0, 5, 3 * halfWidth] {
            RippleProfile(inner: inner, halfWidth: halfWidth, strength: 1).withUnsafeProfile { profile in
                let slopes = profile.entries.enumerated().map { index, entry in
                    abs(entry.slope) * (profile.inner + (Float(index) + 0.5) / profile.density)
                }
                #expect(slopes.allSatisfy { $0 < 1 }, "\(inner)")
                #expect(profile.entries.first?.slope == 0 && profile.entries.last?.slope == 0)
                #expect(profile.entries.first?.weight == 256 && profile.entries.last?.weight == 0)
            }
        }
    }

    @Test func waterMovesThePictureAlongTheRadius() {
        // Rays from the middle stay where they are, whatever light falls on them.
        let rays = EffectPictures.picture(100, 100) { x, y in
            abs(2 * x - 99) > abs(2 * y - 99) ? 0xFF00_00FF : 0xFFFF_0000
        }
        let pictures = EffectPictures(before: rays, after: rays)
        let frame = ripple(pictures, 0.4)
        var wrong = 0
        for y in 0..<100 {
            for x in 0..<100 where abs(abs(2 * x - 99) - abs(2 * y - 99)) > 6 {
                let pixel = frame[y * 100 + x]
                let isRed = pixel & 255 > pixel >> 16 & 255
                if isRed != (abs(2 * x - 99) > abs(2 * y - 99)) { wrong += 1 }
            }
        }
        #expect(wrong == 0)
        // Rings do not.
        let rings = EffectPictures.picture(100, 100) { x, y in
            let square = (2 * x - 99) * (2 * x - 99) + (2 * y - 99) * (2 * y - 99)
            return Double(square).squareRoot().truncatingRemainder(dividingBy: 24) < 12 ? 0xFFFF_FFFF : 0xFF00_0000
        }
        let moved = ripple(EffectPictures(before: rings, after: rings), 0.4)
        #expect(EffectPictures.meanDifference(moved, EffectPictures.pixels(rings.bitmap)) > 5)
    }
}
