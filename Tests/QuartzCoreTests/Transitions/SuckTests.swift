import Testing

@testable import QuartzCore

/// The suck must mirror exactly, leave no seam, and take its squeezed picture without shimmer.
struct SuckTests {
    @Test(arguments: CATransitionSubtype.sides) func theFirstAndLastFramesAreThePictures(side: CATransitionSubtype) {
        let pictures = EffectPictures(width: 37, height: 53)
        #expect(pictures.frame(.suckEffect, side, 0) == EffectPictures.pixels(pictures.before.bitmap))
        #expect(pictures.frame(.suckEffect, side, 1) == EffectPictures.pixels(pictures.after.bitmap))
    }

    @Test(arguments: CATransitionSubtype.sides) func itBeginsAndEndsWithoutAJump(side: CATransitionSubtype) {
        let pictures = EffectPictures(width: 90, height: 160)
        let (before, after) = (
            EffectPictures.pixels(pictures.before.bitmap), EffectPictures.pixels(pictures.after.bitmap)
        )
        #expect(EffectPictures.meanDifference(pictures.frame(.suckEffect, side, 1e-9), before) < 0.02)
        #expect(EffectPictures.meanDifference(pictures.frame(.suckEffect, side, 1 - 1e-9), after) < 0.02)
        for progress in [0.02, 0.3, 0.5, 0.7, 0.98] {
            let here = pictures.frame(.suckEffect, side, progress)
            // What does not jump changes the less, the shorter the time; a page's grain makes the most of a step.
            let soon = EffectPictures.meanDifference(here, pictures.frame(.suckEffect, side, progress + 1e-6))
            let later = EffectPictures.meanDifference(here, pictures.frame(.suckEffect, side, progress + 0.001))
            #expect(soon < 0.02 && later < 1.5, "at \(progress): \(soon), \(later)")
        }
    }

    @Test(arguments: 0..<24) func opaquePicturesStayOpaque(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let width = Int.random(in: 1...150, using: &random)
        let pictures = EffectPictures(width: width, height: Int.random(in: 1...150, using: &random), seed: seed)
        for side in CATransitionSubtype.sides {
            let progress = random.double(in: 0...1)
            let frame = pictures.frame(.suckEffect, side, progress)
            #expect(frame.allSatisfy { $0 >> 24 == 255 }, "seed \(seed), \(side.rawValue) \(progress)")
        }
    }

    @Test(arguments: 0..<8) func rowsMayBeDrawnInAnyOrder(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let pictures = EffectPictures(width: 150, height: 61, seed: seed)
        for side in CATransitionSubtype.sides {
            let suck = Suck(
                width: 150, height: 61, progress: random.double(in: 0...1), direction: TransitionDirection(side))
            func result(_ rows: [Range<Int>]) -> [UInt32] {
                let bitmap = EffectPictures.bitmap(150, 61)
                let levels = suck.levels(of: pictures.before)
                for range in rows {
                    suck.draw(
                        rows: range, before: levels, after: SourceRow(pictures.after.bitmap.pixels),
                        into: bitmap.pixels)
                }
                return EffectPictures.pixels(bitmap)
            }
            #expect(result([0..<61]) == result(EffectPictures.split(61, &random)), "seed \(seed)")
        }
    }

    @Test(arguments: [(1, 1), (2, 3), (1, 500), (500, 1), (3, 2), (2, 2)]) func tinyPicturesGo(size: (Int, Int)) {
        let pictures = EffectPictures(width: size.0, height: size.1)
        for side in CATransitionSubtype.sides {
            for progress in [1e-300, 1e-9, 0.1, 0.5, 0.9, 1 - 1e-9, 1 - 0x1p-53] {
                let frame = pictures.frame(.suckEffect, side, progress)
                #expect(frame.allSatisfy { $0 >> 24 == 255 }, "\(side.rawValue) \(progress)")
            }
        }
    }

    @Test(arguments: [0.1, 0.35, 0.6, 0.9]) func oppositeSidesAreMirrorImages(progress: Double) {
        let pictures = EffectPictures(width: 141, height: 93)
        let left = pictures.mirrored(horizontally: true).frame(.suckEffect, .fromLeft, progress)
        let right = pictures.frame(.suckEffect, .fromRight, progress)
        #expect(left == pictures.mirrored(right, horizontally: true))
        let top = pictures.mirrored(horizontally: false).frame(.suckEffect, .fromTop, progress)
        let bottom = pictures.frame(.suckEffect, .fromBottom, progress)
        #expect(top == pictures.mirrored(bottom, horizontally: false))
    }

    /// How much of each row a red cloth covers over black, in pixels.
    private func coverage(_ side: CATransitionSubtype, _ progress: Double) -> [Double] {
        let pictures = EffectPictures(width: 100, height: 160, before: 0xFF00_00FF, after: 0xFF00_0000)
        let frame = pictures.frame(.suckEffect, side, progress)
        return (0..<160).map { y in
            (0..<100).reduce(0.0) { $0 + (frame[y * 100 + $1] & 255 > 60 ? 1 : 0) }
        }
    }

    @Test func thePartNearestThePointGoesFirst() {
        // Things move down: the point is in the middle of the lower side.
        let early = coverage(.fromTop, 0.3)
        #expect(early[159] < 60 && early[30] > 90)
        for progress in [0.2, 0.5, 0.8] {
            let rows = coverage(.fromTop, progress)
            let below = rows.drop { $0 < (rows.max() ?? 0) }
            let isNarrowing = zip(below, below.dropFirst()).allSatisfy { $1 <= $0 }
            #expect(isNarrowing, "towards the point the cloth gets no wider: \(rows)")
        }
    }

    @Test(arguments: CATransitionSubtype.sides) func theClothOnlyGoes(side: CATransitionSubtype) {
        let areas = stride(from: 0.0, through: 1, by: 0.05).map { coverage(side, $0).reduce(0, +) }
        #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 >= $1 }, "\(areas)")
        #expect(areas.first == 16_000 && areas.last == 0)
    }

    @Test(arguments: [CATransitionSubtype.fromTop, .fromRight]) func whatIsSqueezedIsAveraged(
        side: CATransitionSubtype
    ) {
        // Stripes of single pixels along the movement must turn to grey, not to a pattern of their own.
        let stripes = EffectPictures.picture(240, 240) { x, y in
            (side == .fromTop ? x : y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000
        }
        let pictures = EffectPictures(before: stripes, after: EffectPictures.picture(240, 240) { _, _ in 0xFF00_0000 })
        let plain = EffectPictures(width: 240, height: 240, before: 0xFFFF_FFFF, after: 0xFF00_0000)
        let (frame, light) = (pictures.frame(.suckEffect, side, 0.6), plain.frame(.suckEffect, side, 0.6))
        for far in 10..<70 {
            for across in 110..<130 {
                let index = side == .fromTop ? (239 - far) * 240 + across : across * 240 + far
                let (grey, white) = (Int(frame[index] & 255), Int(light[index] & 255))
                #expect(abs(2 * grey - white) <= 3, "\(far) pixels from the point: \(grey) of \(white)")
            }
        }
    }
}
