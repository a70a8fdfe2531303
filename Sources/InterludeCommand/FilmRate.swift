import InterludeStage

/// How many frames of a film are shown in a second; for programs the number alone.
struct FilmRate: Encodable {
    let framesPerSecond: Double
    /// How many were asked for.
    let wanted: Double
    let format: FilmFormat

    /// The rate at which a format shows frames evenly, next to the one that is asked for.
    init(_ wanted: Double, in format: FilmFormat) {
        (framesPerSecond, self.wanted, self.format) = (format.framesPerSecond(nearestTo: wanted), wanted, format)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(framesPerSecond)
    }

    /// The rate for people, and why it is another one than was asked for.
    var text: String {
        let text = "at \(rate(framesPerSecond))/s"
        guard framesPerSecond != wanted, let reason else { return text }
        return "\(text) (not \(rate(wanted)): \(reason))"
    }

    private var reason: String? {
        switch format {
        case .gif: "a GIF's frames last whole hundredths of a second, two at least"
        case .animatedWebP, .apng: "browsers slow down films of more than \(rate(framesPerSecond))"
        default: nil
        }
    }
}
