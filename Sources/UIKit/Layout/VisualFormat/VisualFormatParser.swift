/// Reads the visual format language.
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private let metrics: [String: Double]
    private let views: Set<String>
    private var place = 0

    init(_ format: String, metrics: [String: Double], views: Set<String>) {
        (self.format, characters, self.metrics, self.views) = (format, Array(format), metrics, views)
    }

    /// Reads the whole format.
    mutating func parse() throws(VisualFormat.Failure) -> VisualFormat {
        var result = VisualFormat()
        if peek("H:") { place += 2 }
        if peek("V:") {
            place += 2
            result.axis = .vertical
        }
        var connection: VisualFormat.Connection?
        if skip("|") {
            result.beginsAtSuperview = true
            connection = try parseConnection()
        }
        repeat {
            result.connections.append(connection)
            result.views.append(try parseView())
            connection = skip("|") ? nil : try parseConnection()
            if characters[..<place].last == "|" {
                result.endsAtSuperview = true
                connection = .flush
                break
            }
            if connection != .flush, skip("|") {
                result.endsAtSuperview = true
                break
            }
        } while place < characters.count
        if !result.endsAtSuperview, connection != .flush { throw failure("a view or | must follow a distance") }
        result.connections.append(result.endsAtSuperview ? connection : nil)
        guard place == characters.count else { throw failure("nothing can follow |") }
        return result
    }

    // MARK: Parts

    private mutating func parseView() throws(VisualFormat.Failure) -> VisualFormat.View {
        guard skip("[") else { throw failure("a view in brackets must stand here") }
        let start = place
        let name = parseName()
        guard !name.isEmpty else { throw failure("the name of a view must stand here") }
        guard views.contains(name) else {
            place = start
            throw failure("'\(name)' is not a key in the dictionary of views")
        }
        let predicates = try parsePredicates()
        guard skip("]") else { throw failure("a ] must stand here") }
        return VisualFormat.View(name: name, predicates: predicates)
    }

    private mutating func parseConnection() throws(VisualFormat.Failure) -> VisualFormat.Connection {
        guard skip("-") else { return .flush }
        if place < characters.count, characters[place] == "(" {
            let predicates = try parsePredicates()
            guard skip("-") else { throw failure("a - must stand here") }
            return .predicates(predicates)
        }
        guard place < characters.count, characters[place] != "[", characters[place] != "|" else { return .standard }
        let predicate = try parsePredicate(allowsViews: false)
        guard skip("-") else { throw failure("a - must stand here") }
        return .predicates([predicate])
    }

    /// Reads a list in parentheses, if there is one.
    private mutating func parsePredicates() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
        guard skip("(") else { return [] }
        var result: [VisualFormat.Predicate] = []
        repeat { result.append(try parsePredicate(allowsViews: true)) } while skip(",")
        guard skip(")") else { throw failure("a ) or a , must stand here") }
        return result
    }

    private mutating func parsePredicate(allowsViews: Bool) throws(VisualFormat.Failure) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        for candidate in [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
        where peek(candidate.sign) {
            relation = candidate
            place += 2
            break
        }
        let length = try parseLength(allowsViews: allowsViews)
        var priority: Float = 1000
        if skip("@") { priority = Float(try parseNumber()) }
        return VisualFormat.Predicate(relation: relation, length: length, priority: priority)
    }

    private mutating func parseLength(allowsViews: Bool) throws(VisualFormat.Failure) -> VisualFormat.Length {
        let start = place
        let name = parseName()
        guard !name.isEmpty, metrics[name] == nil else {
            place = start
            return .constant(try parseNumber())
        }
        guard allowsViews, views.contains(name) else {
            place = start
            throw failure("'\(name)' is not a key in the dictionary of metrics\(allowsViews ? " or of views" : "")")
        }
        var (multiplier, constant) = (1.0, 0.0)
        if skip("*") { multiplier = try parseNumber() } else if skip("/") { multiplier = 1 / (try parseNumber()) }
        if skip("+") { constant = try parseNumber() } else if peek("-") { constant = try parseNumber() }
        return .view(name, multiplier: multiplier, constant: constant)
    }

    /// Reads a number or the name of one.
    private mutating func parseNumber() throws(VisualFormat.Failure) -> Double {
        let start = place
        let isNegative = skip("-")
        let name = parseName()
        if let value = metrics[name] { return isNegative ? -value : value }
        let digits = place
        if name.isEmpty {
            while place < characters.count, characters[place].isASCII,
                characters[place].isNumber || characters[place] == "."
            {
                place += 1
            }
        }
        guard name.isEmpty, let value = Double(String(characters[digits..<place])), value.isFinite else {
            place = start
            throw failure(
                name.isEmpty ? "a number must stand here" : "'\(name)' is not a key in the dictionary of metrics")
        }
        return isNegative ? -value : value
    }

    /// Reads a name; nothing where none begins.
    private mutating func parseName() -> String {
        let start = place
        while place < characters.count,
            characters[place].isLetter || characters[place] == "_"
                || (place > start && (characters[place].isNumber || characters[place] == "."))
        { place += 1 }
        return String(characters[start..<place])
    }

    private func peek(_ text: String) -> Bool { characters[place...].starts(with: text) }

    private mutating func skip(_ text: String) -> Bool {
        guard peek(text) else { return false }
        place += text.count
        return true
    }

    private func failure(_ reason: String) -> VisualFormat.Failure {
        VisualFormat.Failure(reason: reason, format: format, place: place)
    }
}
