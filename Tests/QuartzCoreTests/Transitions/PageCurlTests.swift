import Testing

@testable import QuartzCore

/// The curl must be seamless, exact where nothing is bent, and the same whichever way it is drawn.
struct PageCurlTests {
    static let types: [CATransitionType] = [.pageCurl, .pageUnCurl]

    @Test(arguments: types, CATransitionSubtype.sides)
    func theFirstAndLastFramesAreThePictures(type: CATransitionType, side: CATransitionSubtype) {
        let pictures = EffectPictures(width: 37, height: 53)
        #expect(pictures.frame(type, side, 0) == EffectPictures.pixels(pictures.before.bitmap))
        #expect(pictures.frame(type, side, 1) == EffectPictures.pixels(pictures.after.bitmap))
    }

    @Test(arguments: types, CATransitionSubtype.sides)
    func itBeginsAndEndsWithoutAJump(type: CATransitionType, side: CATransitionSubtype) {
        let pictures = EffectPictures(width: 90, height: 160)
        let (before, after) = (
            EffectPictures.pixels(pictures.before.bitmap), EffectPictures.pixels(pictures.after.bitmap)
        )
        #expect(EffectPictures.meanDifference(pictures.frame(type, side, 1e-9), before) < 0.02)
        #expect(EffectPictures.meanDifference(pictures.frame(type, side, 1 - 1e-9), after) < 0.02)
        for progress in [0.02, 0.3, 0.5, 0.7, 0.98] {
            let here = pictures.frame(type, side, progress)
            // What does not jump changes the less, the shorter the time; a page's grain makes the most of a step.
            let soon = EffectPictures.meanDifference(here, pictures.frame(type, side, progress + 1e-6))
            let later = EffectPictures.meanDifference(here, pictures.frame(type, side, progress + 0.001))
            #expect(soon < 0.02 && later < 1.5, "at \(progress): \(soon), \(later)")
        }
    }

    @Test(arguments: 0..<24) func opaquePicturesStayOpaque(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let width = Int.random(in: 1...150, using: &random)
        let pictures = EffectPictures(width: width, height: Int.random(in: 1...150, using: &random), seed: seed)
        for side in CATransitionSubtype.sides {
            let progress = random.double(in: 0...1)
            let frame = pictures.frame(.pageCurl, side, progress)
            #expect(frame.allSatisfy { $0 >> 24 == 255 }, "seed \(seed), \(side.rawValue) \(progress)")
        }
    }

    @Test(arguments: 0..<8) func coloursNeverExceedAlpha(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let pictures = EffectPictures(
            before: EffectPictures.picture(70, 50) { _, _ in
                let alpha = UInt32.random(in: 0...255, using: &random)
                return alpha &* 0x0101_0101
            }, after: EffectPictures.picture(70, 50) { _, _ in 0 })
        let frame = pictures.frame(.pageCurl, .fromRight, random.double(in: 0...1))
        let isValid = frame.allSatisfy { pixel in
            (0..<3).allSatisfy { pixel >> ($0 * 8) & 255 <= pixel >> 24 }
        }
        #expect(isValid, "seed \(seed)")
    }

    @Test(arguments: 0..<8) func rowsMayBeDrawnInAnyOrder(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let pictures = EffectPictures(width: 150, height: 61, seed: seed)
        for side in CATransitionSubtype.sides {
            let curl = PageCurl(
                width: 150, height: 61, progress: random.double(in: 0...1), direction: TransitionDirection(side))
            let whole = pictures.result(of: curl, rows: [0..<61])
            #expect(whole == pictures.result(of: curl, rows: EffectPictures.split(61, &random)), "seed \(seed)")
        }
    }

    @Test(arguments: [(1, 1), (2, 3), (1, 500), (500, 1), (3, 2), (2, 2)]) func tinyPicturesCurl(size: (Int, Int)) {
        let pictures = EffectPictures(width: size.0, height: size.1)
        for side in CATransitionSubtype.sides {
            for progress in [1e-300, 1e-9, 0.1, 0.5, 0.9, 1 - 1e-9, 1 - 0x1p-53] {
                for type in PageCurlTests.types {
                    let frame = pictures.frame(type, side, progress)
                    #expect(frame.allSatisfy { $0 >> 24 == 255 }, "\(type.rawValue) \(side.rawValue) \(progress)")
                }
            }
        }
    }

    @Test(arguments: [0.1, 0.35, 0.6, 0.9]) func oppositeSidesMirrorTheCorner(progress: Double) {
        let pictures = EffectPictures(width: 141, height: 93)
        for type in PageCurlTests.types {
            let left = pictures.mirrored(horizontally: true).frame(type, .fromLeft, progress)
            let right = pictures.frame(type, .fromRight, progress)
            #expect(left == pictures.mirrored(right, horizontally: true))
            let top = pictures.mirrored(horizontally: false).frame(type, .fromTop, progress)
            let bottom = pictures.frame(type, .fromBottom, progress)
            #expect(top == pictures.mirrored(bottom, horizontally: false))
        }
    }

    @Test(arguments: CATransitionSubtype.sides) func uncurlingIsCurlingBackwards(side: CATransitionSubtype) {
        let pictures = EffectPictures(width: 80, height: 70)
        let swapped = EffectPictures(before: pictures.after, after: pictures.before)
        for progress in [0.125, 0.5, 0.75] {
            #expect(pictures.frame(.pageUnCurl, side, progress) == swapped.frame(.pageCurl, side, 1 - progress))
        }
    }

    @Test func whatIsNotReachedStaysAsItIs() {
        let pictures = EffectPictures(width: 200, height: 120)
        let early = pictures.frame(.pageCurl, .fromRight, 0.2)
        let late = pictures.frame(.pageCurl, .fromRight, 0.9)
        for y in 0..<120 {
            for x in 0..<200 {
                if x < 100, y < 60 { #expect(early[y * 200 + x] == pictures.before.bitmap[x, y]) }
                if x > 120, y > 60 { #expect(late[y * 200 + x] == pictures.after.bitmap[x, y]) }
            }
        }
    }

    @Test func theBackIsWhitePaperWithAFaintPrint() {
        let (black, red): (UInt32, UInt32) = (0xFF00_0000, 0xFF00_00FF)
        let plain = EffectPictures(width: 120, height: 120, before: black, after: black)
        let printed = EffectPictures(width: 120, height: 120, before: red, after: black)
        let (blank, print) = (plain.frame(.pageCurl, .fromRight, 0.5), printed.frame(.pageCurl, .fromRight, 0.5))
        let back = (0..<blank.count).filter { blank[$0] >> 8 & 255 > 150 }
        #expect(back.count > 2000)
        #expect(back.allSatisfy { print[$0] & 255 > blank[$0] & 255 && print[$0] >> 8 & 255 == blank[$0] >> 8 & 255 })
    }

    @Test func theRollThrowsASoftShadow() throws {
        let white: UInt32 = 0xFFFF_FFFF
        let pictures = EffectPictures(width: 160, height: 160, before: white, after: white)
        // Along the middle row the frame is the page, its back, the roll, and the shadow on the picture beneath.
        let row = pictures.frame(.pageCurl, .fromRight, 0.5)[80 * 160..<81 * 160].map { Int($0 & 255) }
        let roll = try #require(row.indices.min { row[$0] < row[$1] })
        let behind = row[(roll + 1)...]
        #expect(try #require(behind.first) < 160)
        #expect(behind.last == 255)
        #expect(zip(behind, behind.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 16 }, "\(Array(behind))")
    }
}
