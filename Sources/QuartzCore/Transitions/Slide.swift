/// Push, move in and reveal: pictures that slide, each as a whole.
extension DrawListBuilder {
    mutating func slide(
        _ pictures: TransitionPictures, beforeMoves: Bool, afterMoves: Bool, beforeOnTop: Bool,
        _ surroundings: Surroundings
    ) {
        let size = pictures.bounds.size
        let direction = pictures.direction
        let width = Double(size.width) * direction.dx
        let height = Double(size.height) * direction.dy
        guard PlaneTransform(pictures.matrix).isAffine else {
            let (done, rest) = (CGFloat(pictures.progress), CGFloat(1 - pictures.progress))
            let gone = CATransform3DTranslate(pictures.beforeMatrix, width * done, height * done, 0)
            let coming = CATransform3DTranslate(pictures.matrix, -width * rest, -height * rest, 0)
            return lay(
                pictures, before: beforeMoves ? gone : pictures.beforeMatrix,
                after: afterMoves ? coming : pictures.matrix, beforeOnTop: beforeOnTop, surroundings)
        }
        let gone = moved(pictures.matrix, width * pictures.progress, height * pictures.progress)
        let whole = moved(pictures.matrix, width, height)
        // What comes lies exactly one picture behind what goes, so that there is no gap between them.
        let coming = SIMD2(gone.x - whole.x, gone.y - whole.y)
        lay(
            pictures, before: beforeMoves ? shifted(pictures.beforeMatrix, gone) : pictures.beforeMatrix,
            after: afterMoves ? shifted(pictures.matrix, coming) : pictures.matrix, beforeOnTop: beforeOnTop,
            surroundings)
    }

    private mutating func lay(
        _ pictures: TransitionPictures, before: CATransform3D, after: CATransform3D, beforeOnTop: Bool,
        _ surroundings: Surroundings
    ) {
        if before != pictures.beforeMatrix, after != pictures.matrix {
            closeSeam(pictures, before: before, after: after, surroundings)
        }
        if beforeOnTop {
            drawPicture(pictures.after, after, surroundings)
            drawPicture(pictures.before, before, surroundings)
        } else {
            drawPicture(pictures.before, before, surroundings)
            drawPicture(pictures.after, after, surroundings)
        }
    }

    /// How far on the device a movement in a layer's plane goes: whole pixels, so that a move is a copy.
    private func moved(_ matrix: CATransform3D, _ dx: Double, _ dy: Double) -> SIMD2<Double> {
        let w = matrix.m44
        let x: Double = (dx * matrix.m11 + dy * matrix.m21) / w
        let y: Double = (dx * matrix.m12 + dy * matrix.m22) / w
        return SIMD2(x.rounded(), y.rounded())
    }

    func shifted(_ matrix: CATransform3D, _ offset: SIMD2<Double>) -> CATransform3D {
        CATransform3DConcat(matrix, CATransform3DMakeTranslation(offset.x, offset.y, 0))
    }
}
