/// What a light does to slopes of water: those that face it glint, the others darken.
enum RippleLight {
    /// Entries for a tilt towards the light of 1.
    static let density = 512

    /// The lights for tilts from −1 to 1.
    static let table: [PixelLight] = (-density...density).map { index in
        let tilt = Double(index) / Double(density)
        let away = max(-tilt, 0)
        let towards = max(tilt - 0.12, 0) / 0.88
        let square = towards * towards
        let glint = (256 * (0.06 * towards + 0.74 * square * square)).rounded()
        let shade = min((256 * (1 - 0.30 * away)).rounded(), 256 - glint)
        return PixelLight(shade) | PixelLight(glint) << 16
    }
}
