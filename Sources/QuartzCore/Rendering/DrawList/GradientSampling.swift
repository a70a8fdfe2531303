extension Sampling {
    /// A gradient's table of colours and the way from device pixels to places in it.
    ///
    /// The table has `count` colours between the ends, one for what lies before them and one for what lies after.
    struct Gradient: Equatable {
        enum Form {
            case axial
            case radial
            case conic

            init(_ type: CAGradientLayerType) {
                self = type == .radial ? .radial : type == .conic ? .conic : .axial
            }
        }

        var form: Form
        var originX: Int
        var originY: Int
        /// From device pixels' centres, relative to the origin, to the space in which the gradient is simple.
        var map: PlaneTransform
        var count: Float
        /// Around a circle: where the colour jumps, as places, and how many jumps there are.
        var jumps = SIMD16<Float>(repeating: 0)
        var jumpCount = 0

        init(form: Form, originX: Int, originY: Int, map: PlaneTransform, count: Float) {
            self.form = form
            self.originX = originX
            self.originY = originY
            self.map = map
            self.count = count
        }

        /// Lets jumps around a circle be smoothed, the first sixteen of them.
        mutating func smooth(_ table: GradientTable) {
            var places = table.jumps.filter { $0 > 0 && $0 < 1 }
            if table.pixel(at: 0) != table.pixel(at: 1) { places.append(0) }
            jumpCount = min(places.count, jumps.scalarCount)
            for index in 0..<jumpCount { jumps[index] = Float(places[index]) }
        }
    }
}
