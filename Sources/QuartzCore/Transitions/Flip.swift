/// The flip: a sheet with both pictures as its sides turns half a turn.
///
/// The side that the new picture comes from moves to the front. The sheet recedes as it turns, so that its foremost
/// edge stays in the layer's plane.
extension DrawListBuilder {
    mutating func flip(_ pictures: TransitionPictures, _ surroundings: Surroundings) {
        guard let (before, after) = drawn(pictures) else { return }
        let turn = Turn(pictures)
        let showsBack = pictures.progress >= 0.5
        let (sine, cosine) = Elementary.sincos(pictures.progress * .pi)
        let back = -turn.length / 2 * sine
        // The back is the front turned over once more.
        let along = showsBack ? SIMD2(-cosine, -sine) : SIMD2(cosine, sine)
        let plane = turn.plane(along: along, middle: SIMD2(0, back))
        let toDevice = PlaneTransform(pictures.matrix)
        face(
            showsBack ? after : before, toDevice.after(plane), turn.outline(plane, toDevice), light: 1 - 0.4 * sine,
            surroundings)
    }
}
