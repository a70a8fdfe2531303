/// A layer that shows its sublayers many times, each time placed, delayed and coloured a little further.
open class CAReplicatorLayer: CALayer {
    /// How many times the sublayers are shown; 1 unless set.
    open var instanceCount: Int {
        get { state.special.replicator.instanceCount }
        set { set(\.special.replicator.instanceCount, newValue, "instanceCount") }
    }

    /// Whether the instances keep their depth instead of being pressed flat.
    open var preservesDepth: Bool {
        get { state.special.replicator.preservesDepth }
        set { set(\.special.replicator.preservesDepth, newValue, "preservesDepth") }
    }

    /// By how many seconds each instance's time is behind that of the one before. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { state.special.replicator.instanceDelay }
        set { set(\.special.replicator.instanceDelay, newValue, "instanceDelay") }
    }

    /// From each instance to the next, about the middle of the bounds. Animatable.
    open var instanceTransform: CATransform3D {
        get { state.special.replicator.instanceTransform }
        set { set(\.special.replicator.instanceTransform, newValue, "instanceTransform") }
    }

    /// What the colours of the first instance are multiplied with; white unless set. Animatable.
    open var instanceColor: CGColor? {
        get { state.special.replicator.instanceColor }
        set { set(\.special.replicator.instanceColor, newValue, "instanceColor") }
    }

    /// What is added to the red of that colour with each instance. Animatable.
    open var instanceRedOffset: Float {
        get { state.special.replicator.redOffset }
        set { set(\.special.replicator.redOffset, newValue, "instanceRedOffset") }
    }

    /// What is added to the green of that colour with each instance. Animatable.
    open var instanceGreenOffset: Float {
        get { state.special.replicator.greenOffset }
        set { set(\.special.replicator.greenOffset, newValue, "instanceGreenOffset") }
    }

    /// What is added to the blue of that colour with each instance. Animatable.
    open var instanceBlueOffset: Float {
        get { state.special.replicator.blueOffset }
        set { set(\.special.replicator.blueOffset, newValue, "instanceBlueOffset") }
    }

    /// What is added to the alpha of that colour with each instance. Animatable.
    open var instanceAlphaOffset: Float {
        get { state.special.replicator.alphaOffset }
        set { set(\.special.replicator.alphaOffset, newValue, "instanceAlphaOffset") }
    }

    override class var initialSpecialProperties: SpecialProperties { .replicator(ReplicatorProperties()) }

    override func emptyCopy() -> CALayer { CAReplicatorLayer() }
}
