/// A layer that only holds others and keeps their depth: none is pressed flat into it, and they may pass through each
/// other.
///
/// Of its own it shows nothing: no background, no contents, no border, no shadow; it neither clips nor masks, and its
/// opacity applies to each sublayer by itself.
open class CATransformLayer: CALayer {
    override class var initialSpecialProperties: SpecialProperties { .transform }

    override func emptyCopy() -> CALayer { CATransformLayer() }
}
