import CoreGraphics
import Testing

@Suite struct DecompositionTests {
    @Test func partsGiveTheTransformBack() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<200 {
            func number() -> CGFloat { .random(in: -5...5, using: &random) }
            let transform = CGAffineTransform(number(), number(), number(), number(), number(), number())
            guard abs(transform.determinant) > 0.01 else { continue }
            let back = CGAffineTransform(transform.decomposed())
            let pairs = [
                (transform.a, back.a), (transform.b, back.b), (transform.c, back.c), (transform.d, back.d),
                (transform.tx, back.tx), (transform.ty, back.ty),
            ]
            for (old, new) in pairs { #expect(abs(old - new) < 1e-9, "seed \(seed)") }
        }
    }

    @Test func eachPartIsReadOff() {
        let parts = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 3).decomposed()
        #expect(parts.translation == CGVector(dx: 3, dy: 4))
        #expect(abs(parts.rotation - 0.5) < 1e-12)
        #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
        #expect(abs(parts.horizontalShear) < 1e-12)
        #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
        #expect(CGAffineTransform(scaleX: 1, y: -1).decomposed().scale == CGSize(width: 1, height: -1))
    }

    @Test func aFlatTransformHasPartsToo() {
        #expect(CGAffineTransform(scaleX: 0, y: 0).decomposed().scale == .zero)
        let flat = CGAffineTransform(scaleX: 2, y: 0).decomposed()
        #expect(flat.scale == CGSize(width: 2, height: 0) && flat.horizontalShear == 0)
    }
}
