import Testing

@testable import QuartzCore

/// A box shows its outside only.
struct CubeTests {
    @Test(arguments: TransitionDrawingTests.subtypes, [(60, 130), (130, 60), (90, 90)])
    func aFaceThatTurnsItsBackIsNotSeen(subtype: CATransitionSubtype, size: (width: Int, height: Int)) {
        let pictures = EffectPictures(
            width: size.width, height: size.height, before: 0xFF00_00FF, after: 0xFF00_FF00)
        /// How much of a frame each picture takes.
        func shares(_ progress: Double) -> (before: Double, after: Double) {
            let pixels = pictures.frame(.cube, subtype, progress)
            func share(_ shift: UInt32) -> Double {
                Double(pixels.count { $0 >> shift & 255 > 20 }) / Double(pixels.count)
            }
            return (share(0), share(8))
        }
        for progress in [0.01, 0.03, 0.06] {
            let (start, end) = (shares(progress), shares(1 - progress))
            #expect(start.before > 0.8 && start.after == 0, "\(progress): \(start)")
            #expect(end.after > 0.8 && end.before == 0, "\(1 - progress): \(end)")
        }
        // On their way both faces go the same: what one has lost the other one has.
        for progress in [0.15, 0.3, 0.5] {
            let (there, back) = (shares(progress), shares(1 - progress))
            #expect(abs(there.before - back.after) < 0.02 && abs(there.after - back.before) < 0.02, "\(progress)")
        }
        let middle = shares(0.5)
        #expect(middle.before > 0.25 && middle.after > 0.25, "\(middle)")
    }
}
