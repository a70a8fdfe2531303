import Testing

@testable import QuartzCore

/// The iris must open a hole around the middle, from nothing until it is all there is.
struct CameraIrisTests {
    private func open(
        _ pictures: EffectPictures, _ progress: Double, _ side: CATransitionSubtype = .fromLeft
    ) -> [UInt32] {
        let iris = CameraIrisHollowOpen(
            width: pictures.width, height: pictures.height, progress: progress, direction: TransitionDirection(side))
        return pictures.result(of: iris, rows: [0..<pictures.height])
    }

    @Test(arguments: CATransitionSubtype.sides) func closingIsOpeningInReverse(side: CATransitionSubtype) {
        let pictures = EffectPictures(width: 51, height: 72)
        let swapped = EffectPictures(before: pictures.after, after: pictures.before)
        for progress in [0.0625, 0.25, 0.75] {
            let opening = pictures.frame(.cameraIrisHollowOpen, side, progress)
            let closing = swapped.frame(.cameraIrisHollowClose, side, 1 - progress)
            #expect(opening == closing)
        }
    }

    @Test func theHoleGrowsFromNothingToEverything() {
        let pictures = EffectPictures(width: 64, height: 96, before: 0xFF00_0000, after: 0xFFFF_FFFF)
        let areas = stride(from: 0.0, through: 1, by: 0.0625).map { progress in
            open(pictures, progress).reduce(0.0) { $0 + ($1 & 255 > 100 ? 1 : 0) }
        }
        #expect(areas.first == 0 && areas.last == 64 * 96)
        #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 <= $1 }, "\(areas)")
        let half = open(pictures, 0.5)
        #expect(half[48 * 64 + 32] == 0xFFFF_FFFF, "the middle is in the hole")
        #expect(half[0] & 255 < 100 && half[64 * 96 - 1] & 255 < 100, "corners are not")
    }

    @Test func itIsOpenWhenItEnds() {
        let pictures = EffectPictures(width: 64, height: 96, before: 0xFF00_0000, after: 0xFFFF_FFFF)
        #expect(open(pictures, 1 - 1e-9).allSatisfy { $0 == 0xFFFF_FFFF })
        #expect(open(pictures, 1e-9).allSatisfy { $0 & 255 < 2 })
    }

    @Test func theHoleHasSevenCorners() {
        let pictures = EffectPictures(width: 200, height: 200, before: 0xFF00_0000, after: 0xFFFF_FFFF)
        let frame = open(pictures, 0.3)
        // How far the hole reaches, all around.
        let reaches = (0..<140).map { step in
            let (sine, cosine) = Elementary.sincos(Double(step) / 140 * 2 * .pi)
            return stride(from: 0.0, to: 95, by: 0.25).first { distance in
                frame[Int(100 + distance * sine) * 200 + Int(100 + distance * cosine)] & 255 < 64
            } ?? 95
        }
        let smoothed = reaches.indices.map { index in
            (-3...3).reduce(0.0) { $0 + reaches[(index + $1 + 140) % 140] } / 7
        }
        let corners = smoothed.indices.filter { index in
            (1...8).allSatisfy { smoothed[index] >= smoothed[(index + $0) % 140] }
                && (1...8).allSatisfy { smoothed[index] > smoothed[(index - $0 + 140) % 140] }
        }
        #expect(corners.count == 7, "\(smoothed)")
    }

    @Test func edgesAreSmoothAndBladesShade() {
        let pictures = EffectPictures(width: 80, height: 80, before: 0xFF20_2020, after: 0xFFE0_E0E0)
        let values = open(pictures, 0.4).map { $0 & 255 }
        #expect(values.contains { (0x40...0x60).contains($0) }, "pixels that the edge crosses are between")
        let grey = EffectPictures(width: 80, height: 80, before: 0xFF80_8080, after: 0xFF80_8080)
        let shades = open(grey, 0.4).map { $0 & 255 }
        #expect(shades.contains { $0 < 0x60 } && shades.contains { $0 > 0x84 }, "a shadow and an edge in the light")
        #expect(shades.filter { $0 == 0x80 }.count > 2000, "most pixels are neither")
    }
}
