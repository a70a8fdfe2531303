/// A command: its name, what it takes, and what it does.
struct Command: Sendable {
    let name: String
    let summary: String
    /// What stands in the call without an option's name, as help writes it.
    var operands: [String] = []
    /// What may stand there as well, after those.
    var optionalOperands: [String] = []
    /// The options that a call has to give.
    var required: [Option] = []
    /// The options that a call may give.
    let options: [Option]
    /// What help says below the options.
    var notes: [String] = []
    /// Does what a call asks for.
    let run: @Sendable (Settings, Console) throws -> Void

    /// Every command, in the order of the help.
    static let all = [render, frame, film, play, gallery, list, demo]
}

extension Command {
    /// Reads a call's arguments, those after the command's name.
    func settings(from arguments: [String]) throws(Misuse) -> Settings {
        var settings = Settings()
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                settings.operands += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                settings.operands.append(word)
                continue
            }
            let option = try read(word, &rest, into: &settings)
            settings.given.insert(option.name)
        }
        for option in required where !settings.given.contains(option.name) {
            throw Misuse("'\(option.usage)' is missing; it takes \(option.takes)", command: name)
        }
        try check(settings.operands)
        return settings
    }

    private func read(
        _ word: String, _ rest: inout ArraySlice<String>, into settings: inout Settings
    ) throws(Misuse) -> Option {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let known = required + options
        guard let option = known.first(where: { $0.name == parts[0] || $0.shortName == parts[0] }) else {
            let names = known.flatMap { [$0.name, $0.shortName].compactMap(\.self) }
            throw Misuse("there is no option '\(parts[0])'", nearest(to: parts[0], among: names), command: name)
        }
        let attached = parts.count == 2 ? parts[1] : nil
        if option.placeholder == nil, attached != nil { throw Misuse("\(parts[0]) takes no value", command: name) }
        var value = attached ?? ""
        if option.placeholder != nil, attached == nil {
            guard let next = rest.first, !next.hasPrefix("--") else {
                throw Misuse("\(parts[0]) has no value; it takes \(option.takes)", command: name)
            }
            value = next
            rest.removeFirst()
        }
        guard option.store(&settings, value) else {
            let suggestion = nearest(to: value, among: option.names)
            throw Misuse("\(parts[0]) takes \(option.takes), not '\(value)'", suggestion, command: name)
        }
        return option
    }

    private func check(_ given: [String]) throws(Misuse) {
        if given.count < operands.count {
            let missing = operands[given.count...].joined(separator: " and ")
            throw Misuse("\(missing) \(operands.count - given.count == 1 ? "is" : "are") missing", command: name)
        }
        let known = operands + optionalOperands
        if given.count > known.count {
            let expected = known.isEmpty ? "nothing" : known.joined(separator: " and ")
            throw Misuse(
                "unexpected '\(given[known.count])': beside options, \(name) takes \(expected)", command: name)
        }
        if let index = given.firstIndex(of: "") { throw Misuse("\(known[index]) is empty", command: name) }
    }
}
