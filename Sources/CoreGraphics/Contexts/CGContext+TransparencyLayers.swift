extension CGContext {
    /// Begins a group: what is drawn until `endTransparencyLayer` is drawn on its own and then laid down as one
    /// picture, with the present alpha, blend mode, shadow and clip.
    ///
    /// Inside, alpha is 1, the blend mode normal, and there is no shadow. The end also goes back to the present state.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        guard let group = Canvas(transparent: groupBounds, order: canvas.order) else {
            // Nothing can be seen of the group; a pixel keeps the calls in step.
            beginLayer(on: Canvas(transparent: DeviceRect(minX: 0, minY: 0, maxX: 1, maxY: 1), order: canvas.order))
            state.clipBounds = .empty
            return
        }
        beginLayer(on: group)
        state.clipBounds = group.bounds
    }

    /// Begins a group that only shows in a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the group begun last; nothing happens when there is none.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let group = canvas
        canvas = layer.canvas
        state = layer.state
        savedStates.removeLast(savedStates.count - layer.savedStates)
        let cast = state.shadow.map { CastShadow($0, by: baseTransform.concatenating(deviceToPixels)) }
        // When memory was short there was no group, and what it held has been drawn already.
        guard group !== canvas else { return }
        group.multiply(by: state.alpha)
        compositeWithShadow(group, cast)
    }

    private func beginLayer(on group: Canvas?) {
        layers.append(TransparencyLayer(canvas: canvas, state: state, savedStates: savedStates.count))
        if let group { canvas = group }
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.clipMask = nil
    }

    /// The pixels that a group may be seen in, itself or its shadow.
    private var groupBounds: DeviceRect {
        guard let shadow = state.shadow else { return state.clipBounds }
        let cast = CastShadow(shadow, by: baseTransform.concatenating(deviceToPixels))
        return cast.source(of: state.clipBounds).intersection(canvas.bounds.outset(by: cast.reach))
    }
}
