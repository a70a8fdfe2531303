/// A call that cannot be carried out as it is written.
struct Misuse: Error, CustomStringConvertible {
    /// What is wrong, the option and what it takes, and what was perhaps meant.
    let description: String

    /// Makes an error of what is wrong.
    init(_ problem: String, _ suggestion: String? = nil, command: String? = nil) {
        let question = suggestion.map { ". Did you mean \($0)?" } ?? ""
        let help = ["interlude", command, "--help"].compactMap(\.self).joined(separator: " ")
        description = "\(problem)\(question)\nSee '\(help)'."
    }
}
