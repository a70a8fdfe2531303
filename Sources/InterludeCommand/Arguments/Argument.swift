import QuartzCore

/// A kind of value that an option takes: how it is read, and how help and errors speak of it.
struct Argument<Value: Sendable>: Sendable {
    /// What stands for the value in a line of help.
    let placeholder: String
    /// What is right, as the end of the sentence "the option takes …".
    let takes: String
    /// The words that are right, where the value is one of a few.
    var names: [String] = []
    /// The value that a text stands for; nil when it stands for none.
    let read: @Sendable (String) -> Value?
    /// How a value is written.
    let write: @Sendable (Value) -> String
}

extension Argument where Value == Double {
    /// A number in a range.
    static func number(_ placeholder: String, _ unit: String, _ range: ClosedRange<Double>) -> Argument {
        let bounds = "from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
        return Argument(
            placeholder: placeholder, takes: "a number \(unit)\(bounds)",
            read: { Double($0).flatMap { range.contains($0) ? $0 : nil } }, write: decimal)
    }
}

extension Argument where Value == Int {
    /// A whole number in a range.
    static func count(_ placeholder: String, _ range: ClosedRange<Int>) -> Argument {
        Argument(
            placeholder: placeholder, takes: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            read: { Int($0).flatMap { range.contains($0) ? $0 : nil } }, write: { "\($0)" })
    }
}

extension Argument where Value: RawRepresentable, Value.RawValue == String {
    /// One word of a few.
    static func word(_ placeholder: String, _ names: [String]) -> Argument {
        Argument(
            placeholder: placeholder, takes: "one of " + names.joined(separator: ", "), names: names,
            read: { names.contains($0) ? Value(rawValue: $0) : nil }, write: \.rawValue)
    }
}

extension Argument where Value == String {
    /// Where a result goes.
    static func path(_ placeholder: String, _ takes: String) -> Argument {
        Argument(placeholder: placeholder, takes: takes, read: { $0.isEmpty ? nil : $0 }, write: { $0 })
    }
}

extension Argument where Value == [String] {
    /// Names with commas between them.
    static var names: Argument {
        Argument(
            placeholder: "NAMES", takes: "names with commas between them",
            read: { text in
                let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                return names.contains("") ? nil : names
            }, write: { $0.joined(separator: ",") })
    }
}

extension Argument where Value == PixelSize {
    /// A width and a height.
    static var size: Argument {
        Argument(
            placeholder: "WxH",
            takes: "a width and a height in pixels from 1 to \(Bitmap.maximumSide) each and up to "
                + "\(PictureFile.maximumPixelCount) in all, like 1080x1920",
            read: { text in
                let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
                guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
                let range = 1...Bitmap.maximumSide
                guard range.contains(width), range.contains(height),
                    width * height <= PictureFile.maximumPixelCount
                else { return nil }
                return PixelSize(width: width, height: height)
            },
            write: { "\($0.width)x\($0.height)" })
    }
}

extension Argument where Value == CGColor {
    /// A colour.
    static var color: Argument {
        Argument(
            placeholder: "COLOUR",
            takes: "a colour: '#rgb', '#rrggbb', '#rrggbbaa' or one of "
                + NamedColor.all.map(\.name).joined(separator: ", "),
            names: NamedColor.all.map(\.name), read: NamedColor.color,
            write: { color in NamedColor.all.first { NamedColor.color($0.name) == color }?.name ?? "" })
    }
}

extension Argument where Value == Timing {
    /// A timing curve.
    static var timing: Argument {
        let names = Timing.named.map(\.name)
        return Argument(
            placeholder: "CURVE",
            takes: "one of \(names.joined(separator: ", ")), or four numbers x1,y1,x2,y2 with both x from 0 to 1 "
                + "and both y from -10 to 10",
            names: names,
            read: { text in
                if let named = Timing.named.first(where: { $0.name == text }) { return named.curve }
                let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
                guard numbers.count == 4, text.utf8.count(where: { $0 == UInt8(ascii: ",") }) == 3 else { return nil }
                let (horizontal, vertical) = (0.0...1.0, -10.0...10.0)
                guard horizontal.contains(numbers[0]), horizontal.contains(numbers[2]),
                    vertical.contains(numbers[1]), vertical.contains(numbers[3])
                else { return nil }
                return Timing(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
            },
            write: { curve in Timing.named.first { $0.curve == curve }?.name ?? "" })
    }
}

/// A number without a needless ".0".
private func decimal(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
