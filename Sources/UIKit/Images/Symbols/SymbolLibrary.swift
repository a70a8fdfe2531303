/// The symbols that the project draws, by the names that iOS has for symbols like them.
enum SymbolLibrary {
    /// The design of a name; nil for one that is not known.
    ///
    /// A known name with `.circle` or `.square` is the symbol in a frame, and `.fill` after that cuts it out of the frame.
    static func design(named name: String) -> SymbolDesign? {
        if let design = SymbolLibrary.designs[name] { return design }
        var base = name
        let isFilled = base.hasSuffix(".fill")
        if isFilled { base.removeLast(".fill".count) }
        for frame in [SymbolFrame.circle, .square] where base.hasSuffix("." + frame.rawValue) {
            base.removeLast(frame.rawValue.count + 1)
            return (designs[base + ".fill"] ?? designs[base])?.framed(by: frame, isFilled: isFilled)
        }
        return nil
    }

    /// The names of all symbols without frames, in alphabetical order.
    static var names: [String] { designs.keys.sorted() }

    static let designs: [String: SymbolDesign] = {
        var all: [String: SymbolDesign] = [:]
        for part in [signs, arrows, things, people, media, shapes] { all.merge(part) { first, _ in first } }
        return all
    }()
}
