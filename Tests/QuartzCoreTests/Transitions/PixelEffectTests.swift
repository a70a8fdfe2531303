import Testing

@testable import QuartzCore

/// What holds for every effect that works out each pixel from both pictures.
struct PixelEffectTests {
    /// An effect under its type's name.
    struct Kind: Sendable, CustomTestStringConvertible {
        var type: CATransitionType
        var result: @Sendable (EffectPictures, Double, TransitionDirection, [Range<Int>]) -> [UInt32]
        var testDescription: String { type.rawValue }

        init<Effect: PixelEffect>(_ type: CATransitionType, _: Effect.Type) {
            self.type = type
            result = { pictures, progress, direction, rows in
                let effect = Effect(
                    width: pictures.width, height: pictures.height, progress: progress, direction: direction)
                return pictures.result(of: effect, rows: rows)
            }
        }
    }

    static let kinds = [
        Kind(.rippleEffect, Ripple.self), Kind(.cameraIrisHollowOpen, CameraIrisHollowOpen.self),
        Kind(.cameraIrisHollowClose, CameraIrisHollowClose.self),
    ]

    static let types: [CATransitionType] = [.rippleEffect, .cameraIrisHollowOpen, .cameraIrisHollowClose]

    @Test(arguments: types) func itBeginsAndEndsWithoutAJump(type: CATransitionType) {
        let pictures = EffectPictures(width: 60, height: 96)
        let before = EffectPictures.pixels(pictures.before.bitmap)
        let after = EffectPictures.pixels(pictures.after.bitmap)
        #expect(EffectPictures.meanDifference(pictures.frame(type, .fromLeft, 1e-9), before) < 0.02)
        #expect(EffectPictures.meanDifference(pictures.frame(type, .fromLeft, 1 - 1e-9), after) < 0.02)
        for progress in [0.001, 0.03, 0.2, 0.5, 0.8, 0.97, 0.998] {
            let here = pictures.frame(type, .fromLeft, progress)
            let next = pictures.frame(type, .fromLeft, progress + 0.001)
            #expect(EffectPictures.meanDifference(here, next) < 0.5, "at \(progress)")
        }
    }

    @Test(arguments: kinds, 0..<6) func oppositeSidesAreMirrorImages(kind: Kind, seed: UInt64) {
        var random = SplitMix(seed: seed)
        let width = Int.random(in: 1...70, using: &random)
        let pictures = EffectPictures(width: width, height: Int.random(in: 1...70, using: &random), seed: seed)
        let progress = random.double(in: 0...1)
        func result(_ pictures: EffectPictures, _ side: CATransitionSubtype) -> [UInt32] {
            kind.result(pictures, progress, TransitionDirection(side), [0..<pictures.height])
        }
        let left = result(pictures.mirrored(horizontally: true), .fromLeft)
        let right = result(pictures, .fromRight)
        #expect(left == pictures.mirrored(right, horizontally: true), "seed \(seed)")
        let top = result(pictures.mirrored(horizontally: false), .fromTop)
        let bottom = result(pictures, .fromBottom)
        #expect(top == pictures.mirrored(bottom, horizontally: false), "seed \(seed)")
    }

    @Test(arguments: kinds, 0..<4) func rowsMayBeDrawnInAnyOrder(kind: Kind, seed: UInt64) {
        var random = SplitMix(seed: seed)
        let pictures = EffectPictures(width: 83, height: 41, seed: seed)
        let progress = random.double(in: 0...1)
        let direction = TransitionDirection(seed % 2 == 0 ? .fromLeft : .fromBottom)
        let whole = kind.result(pictures, progress, direction, [0..<41])
        let pieces = kind.result(pictures, progress, direction, EffectPictures.split(41, &random))
        #expect(whole == pieces, "seed \(seed)")
    }

    @Test(arguments: kinds, 0..<4) func opaquePicturesStayOpaque(kind: Kind, seed: UInt64) {
        var random = SplitMix(seed: seed)
        let pictures = EffectPictures(width: 61, height: 47, seed: seed)
        let progress = random.double(in: 0...1)
        let result = kind.result(pictures, progress, TransitionDirection(.fromTop), [0..<47])
        #expect(result.allSatisfy { $0 >> 24 == 255 }, "seed \(seed)")
    }

    @Test(arguments: kinds, [0.15, 0.4, 0.6, 0.85]) func coloursStayWithinAlpha(kind: Kind, progress: Double) {
        // Premultiplied pixels of any alpha, next to each other.
        var random = SplitMix(seed: 5)
        func picture() -> CGImage {
            EffectPictures.picture(48, 64) { _, _ in
                let alpha = UInt32.random(in: 0...255, using: &random)
                return (0..<3).reduce(alpha << 24) { $0 | UInt32.random(in: 0...alpha, using: &random) << ($1 * 8) }
            }
        }
        let pictures = EffectPictures(before: picture(), after: picture())
        let result = kind.result(pictures, progress, TransitionDirection(.fromLeft), [0..<64])
        let isWithin = result.allSatisfy { pixel in
            max(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255) <= pixel >> 24
        }
        #expect(isWithin)
    }

    @Test(arguments: kinds, [(1, 1), (2, 3), (1, 500), (300, 1), (3, 2), (5, 4)]) func tinyPicturesGo(
        kind: Kind, size: (Int, Int)
    ) {
        let pictures = EffectPictures(width: size.0, height: size.1)
        for side in CATransitionSubtype.sides {
            for progress in [1e-300, 1e-9, 0.3, 0.7, 1 - 1e-9, 1 - 0x1p-53] {
                let result = kind.result(pictures, progress, TransitionDirection(side), [0..<size.1])
                #expect(result.allSatisfy { $0 >> 24 == 255 }, "\(side.rawValue) \(progress)")
            }
        }
    }
}
