/// How long a scene has been played: whole units of 1/1200 s, so that steps of every speed add up exactly.
package struct PlayTime: Comparable, Hashable, Sendable {
    /// The units.
    package var units: Int

    /// Units in a second: what the shares of all speeds in a frame divide.
    package static let unitsPerSecond = 1200
    /// One frame of 1/60 s.
    package static let frame = PlayTime(units: 20)
    /// The beginning.
    package static let zero = PlayTime(units: 0)

    /// Makes a time of units.
    package init(units: Int) { self.units = units }

    /// The time in seconds.
    package var seconds: Double { Double(units) / Double(PlayTime.unitsPerSecond) }

    package static func < (a: PlayTime, b: PlayTime) -> Bool { a.units < b.units }

    static func + (a: PlayTime, b: PlayTime) -> PlayTime { PlayTime(units: a.units + b.units) }
    static func - (a: PlayTime, b: PlayTime) -> PlayTime { PlayTime(units: a.units - b.units) }
}
