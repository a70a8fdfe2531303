/// Turns a render tree into a draw list: places every layer on the device, decides what needs a group of its own.
struct DrawListBuilder {
    let list = DrawList()
    /// The compositor that pictures of subtrees are asked from.
    let compositor: Compositor
    /// Device pixels to a point where nothing is transformed.
    let scale: CGFloat

    /// The coordinate space that a layer's own transform leads into.
    struct Space {
        /// From the superlayer's plane to the device.
        var matrix: CATransform3D
        /// What sublayers go through before they meet the superlayer's plane.
        var sublayerTransform = CATransform3DIdentity
        /// Whether what sticks out of the superlayer's plane is pressed into it.
        var flattens = false

        /// From the space of a layer with a transform to the device.
        func matrix(of transform: CATransform3D) -> CATransform3D {
            var inner = transform
            if !CATransform3DIsIdentity(sublayerTransform) { inner = CATransform3DConcat(inner, sublayerTransform) }
            if flattens { (inner.m13, inner.m23, inner.m33, inner.m43) = (0, 0, 1, 0) }
            return CATransform3DConcat(inner, matrix)
        }
    }

    /// What holds for everything that is being drawn.
    struct Surroundings {
        /// The pixels that may change.
        var scissor: PixelRect
        /// What opacities are multiplied with.
        var opacity: CGFloat = 1
        /// Whether the way to the device leaves out a turning over of the space that layers lie in.
        var isMirrored = false
        /// Whether everything is on the move, so that pictures of it will be needed again.
        var moves = false
    }

    /// What holds for a layer and all beneath it, where nothing of its surroundings is drawn.
    ///
    /// - Parameter matrix: from the layer's own space to the device.
    func alone(_ node: RenderNode, _ matrix: CATransform3D, _ scissor: PixelRect) -> Surroundings {
        let isOver = node.style.isMirrored && PlaneTransform(matrix).determinant > 0
        return Surroundings(scissor: scissor, isMirrored: isOver)
    }

    /// Draws a layer and all beneath it.
    ///
    /// - Parameter matrix: from the layer's own space to the device.
    mutating func draw(_ node: RenderNode, _ matrix: CATransform3D, _ surroundings: Surroundings) {
        guard node.style.opacity * surroundings.opacity > 0 || node.transition != nil, !surroundings.scissor.isEmpty
        else { return }
        if !node.style.isDoubleSided {
            // Turned over is not turned away.
            let isTurnedOver = node.style.isMirrored != surroundings.isMirrored
            if (PlaneTransform(matrix).determinant < 0) != isTurnedOver { return }
        }
        var inside = surroundings
        if node.isMoving { inside.moves = true }
        if let transition = node.transition {
            draw(transition, to: node, matrix, inside)
        } else {
            drawPicture(node, matrix, inside)
        }
    }

    /// Draws what a layer shows at a place of its own choosing, whatever its transform and transition.
    mutating func drawPicture(_ node: RenderNode, _ matrix: CATransform3D, _ surroundings: Surroundings) {
        let opacity = node.style.opacity * surroundings.opacity
        guard opacity > 0 else { return }
        if node.style.shouldRasterize {
            var inside = surroundings
            inside.opacity = opacity
            if drawRasterized(node, matrix, inside) { return }
        }
        let needsGroup =
            node.mask != nil
            || (opacity < 1 && node.style.allowsGroupOpacity && !isSinglePiece(node))
        guard needsGroup else {
            var inside = surroundings
            inside.opacity = opacity
            return drawContent(node, matrix, inside)
        }
        var inside = surroundings
        inside.opacity = 1
        let group = beginGroup(opacity: opacity)
        drawContent(node, matrix, inside)
        if let mask = node.mask {
            inside.scissor = bounds(from: group)
            let start = begin(.beginMask, bounds: inside.scissor)
            draw(mask, CATransform3DConcat(mask.transform, matrix), inside)
            end(.endMask, start)
        }
        end(.endGroup, group)
    }

    /// Whether a layer's opacity can go to its one command without a group.
    private func isSinglePiece(_ node: RenderNode) -> Bool {
        let style = node.style
        guard node.sublayers.isEmpty, style.shadow == nil else { return false }
        var pieces = 0
        if style.backgroundColor.map({ $0.alpha > 0 }) ?? false { pieces += 1 }
        if case .none = node.contents {} else { pieces += 1 }
        if style.borderWidth > 0, style.borderColor.map({ $0.alpha > 0 }) ?? false { pieces += 1 }
        return pieces <= 1
    }

    private mutating func drawContent(_ node: RenderNode, _ matrix: CATransform3D, _ surroundings: Surroundings) {
        shadow(node, matrix, surroundings)
        drawSurface(node, matrix, surroundings)
    }

    /// Draws background, contents, sublayers and border.
    mutating func drawSurface(_ node: RenderNode, _ matrix: CATransform3D, _ surroundings: Surroundings) {
        let style = node.style
        let plane = PlaneTransform(matrix)
        if placeSurface(node, matrix, surroundings) { return }
        var shape = RoundedRectangle(
            node.bounds, radius: style.cornerRadius, corners: style.maskedCorners, curve: style.cornerCurve)
        shape.hardEdges = style.hardEdges
        let hasSurface = node.bounds.width > 0 && node.bounds.height > 0
        // Before the background, which would otherwise be blurred with what lies behind it.
        if hasSurface, case .backdrop(let contents) = node.contents { backdrop(contents, shape, plane, surroundings) }
        if hasSurface, let color = style.backgroundColor, color.alpha > 0, !contentsHideBackground(node) {
            fill(shape, color, plane, surroundings)
        }
        var inside = surroundings
        let needsClip = style.masksToBounds && !(node.sublayers.isEmpty && contentsFill(node))
        var clip: Int?
        if needsClip {
            guard hasSurface else { return }
            clip = beginClip(shape, plane, &inside)
        }
        if hasSurface || node.contents.isOutline, !inside.scissor.isEmpty {
            drawContents(node, plane, shape, isCut: style.masksToBounds && !needsClip, inside)
        }
        if !node.sublayers.isEmpty, !inside.scissor.isEmpty { drawSublayers(node, matrix, inside) }
        if let clip { end(.endClip, clip) }
        if hasSurface, style.borderWidth > 0, let color = style.borderColor, color.alpha > 0 {
            ring(shape, style.borderWidth, color, plane, surroundings)
        }
    }

    // MARK: Groups and clips

    mutating func begin(_ kind: DrawCommand.Kind, bounds: PixelRect = .empty) -> Int {
        list.commands.append(DrawCommand(kind: kind, bounds: bounds))
        return list.commands.count - 1
    }

    mutating func beginGroup(opacity: CGFloat) -> Int {
        let index = begin(.beginGroup)
        list.commands[index].opacity = DrawListBuilder.byte(opacity)
        return index
    }

    /// Ends a group, mask or clip. A group has the bounds of what it holds, the others those they began with.
    mutating func end(_ kind: DrawCommand.Kind, _ begin: Int) {
        if kind == .endGroup { list.commands[begin].bounds = bounds(from: begin) }
        if list.commands[begin].bounds.isEmpty {
            list.commands.removeSubrange(begin...)
            return
        }
        var command = list.commands[begin]
        command.kind = kind
        list.commands.append(command)
        list.commands[begin].next = list.commands.count
    }

    /// The pixels that the commands after one touch.
    func bounds(from begin: Int) -> PixelRect {
        var result = PixelRect.empty
        var index = begin + 1
        while index < list.commands.count {
            let command = list.commands[index]
            if command.kind != .beginMask, !command.bounds.isEmpty {
                result = result.isEmpty ? command.bounds : result.union(command.bounds)
            }
            index = max(command.next, index + 1)
        }
        return result
    }

    /// Begins a clip; nil where the scissor does it all.
    private mutating func beginClip(
        _ shape: RoundedRectangle, _ plane: PlaneTransform, _ surroundings: inout Surroundings
    ) -> Int? {
        var shape = shape
        // A turned clip would have to be drawn row by row, with everything in it.
        if let hard = hardParts(shape, plane, surroundings), hard.parts.count <= 1 {
            surroundings.scissor = hard.parts.first?.scissor ?? .empty
            shape = hard.outer
        }
        let outline = plane.outline(shape.points(scale: scale))
        let bounds = outline.bounds.intersection(surroundings.scissor)
        surroundings.scissor = bounds
        if bounds.isEmpty || outline.wholePixels.contains(bounds) { return nil }
        let index = begin(.beginClip, bounds: bounds)
        list.commands[index].outline = list.add(outline)
        return index
    }

    /// An opacity in 255ths.
    static func byte(_ opacity: CGFloat) -> UInt32 { UInt32((min(max(opacity, 0), 1) * 255).rounded()) }
}
