/// Loops in which each pixel has a weight of its own, in 256ths.
extension PixelRows {
    /// Darkens or keeps pixels: colours times lights, alpha untouched.
    @inline(__always)
    static func shade(_ row: Row, _ count: Int, lights: SourceRow) {
        let whole = Four(repeating: 256 &<< 16)
        each(
            count,
            { store(shaded(load(row, $0), spread(load(lights, $0)), lanes(load(lights, $0) | whole)), row, $0) },
            { row[$0] = shaded(row[$0], lights[$0]) })
    }

    /// Brings pixels towards others by weights.
    @inline(__always)
    static func mix(_ row: Row, _ count: Int, _ to: SourceRow, weights: SourceRow) {
        let whole = Lanes(repeating: 256)
        each(
            count,
            {
                let weight = spread(load(weights, $0))
                store(lerp(load(row, $0), load(to, $0), whole &- weight, weight), row, $0)
            }, { row[$0] = lerp(row[$0], to[$0], weights[$0]) })
    }

    /// Mixes pixels with their own alpha, as if with white of their opacity; up to three more than asked for are read
    /// and written.
    ///
    /// - Parameters:
    ///   - ink: the weights of the pixels; 256 at most together with those of the white.
    ///   - blank: the weights of the white.
    @inline(__always)
    static func whiten(_ row: Row, _ count: Int, ink: SourceRow, blank: SourceRow) {
        let half = Lanes(repeating: 128)
        let whole = Four(repeating: 256 &<< 16)
        var index = 0
        while index < count {
            let pixels = load(row, index)
            let (inks, blanks) = (load(ink, index), load(blank, index))
            let alpha = spread(pixels &>> Four(repeating: 24))
            let even = evenBytes(pixels) &* spread(inks) &+ alpha &* spread(blanks) &+ half
            let odd = oddBytes(pixels) &* lanes(inks | whole) &+ alpha &* lanes(blanks) &+ half
            store(four((even &>> Lanes(repeating: 8)) | (odd & Lanes(repeating: 0xFF00))), row, index)
            index &+= 4
        }
    }
}
