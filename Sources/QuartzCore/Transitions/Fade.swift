/// The mixture of both pictures.
extension DrawListBuilder {
    mutating func fade(_ pictures: TransitionPictures, _ surroundings: Surroundings) {
        let weight = UInt32((pictures.progress * 256).rounded())
        if fadeDirectly(pictures, weight, surroundings) { return }
        var inside = surroundings
        inside.opacity = 1
        let group = beginGroup(opacity: surroundings.opacity)
        drawPicture(pictures.before, pictures.beforeMatrix, inside)
        let second = begin(.beginSecond)
        list.commands[second].opacity = weight
        drawPicture(pictures.after, pictures.matrix, inside)
        // Both pictures count everywhere, also where only one of them has something to show.
        let both = bounds(from: group)
        guard !both.isEmpty else {
            list.commands.removeSubrange(group...)
            return
        }
        list.commands[second].bounds = both
        end(.endSecond, second)
        end(.endGroup, group)
    }

    /// Mixes two opaque pictures that cover the same pixels without drawing either by itself.
    private mutating func fadeDirectly(
        _ pictures: TransitionPictures, _ weight: UInt32, _ surroundings: Surroundings
    ) -> Bool {
        guard surroundings.opacity == 1 else { return false }
        let start = list.commands.count
        drawPicture(pictures.before, pictures.beforeMatrix, surroundings)
        drawPicture(pictures.after, pictures.matrix, surroundings)
        let drawn = list.commands[start...]
        if drawn.count == 2, let from = drawn.first, let to = drawn.last, from.kind == .image, to.kind == .image,
            from.bounds == to.bounds, from.isWhole, from.isOpaque, to.isWhole, to.isOpaque
        {
            var mix = from
            mix.kind = .mix
            (mix.secondSource, mix.secondSampling) = (to.source, to.sampling)
            mix.opacity = weight
            list.commands.replaceSubrange(start..., with: [mix])
            return true
        }
        list.commands.removeSubrange(start...)
        return false
    }
}
