/// An element of a storyboard's XML.
final class StoryboardElement {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [StoryboardElement] = []
    var text = ""

    init(name: String, attributes: [String: String], line: Int) {
        (self.name, self.attributes, self.line) = (name, attributes, line)
    }

    /// The identifier by which others refer to the element.
    var id: String? { attributes["id"] }

    /// The first child of a name.
    func child(_ name: String) -> StoryboardElement? { children.first { $0.name == name } }

    /// The children of the element that holds a list of some name.
    func list(_ name: String) -> [StoryboardElement] { child(name)?.children ?? [] }

    /// The child that is the value of a property.
    func value(_ key: String) -> StoryboardElement? { children.first { $0.attributes["key"] == key } }

    /// An attribute as text.
    subscript(_ name: String) -> String? { attributes[name] }

    /// An attribute as a number; nil where it is none.
    func number(_ name: String) -> CGFloat? {
        attributes[name].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    /// An attribute as a whole number.
    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

    /// An attribute as a truth value.
    func bool(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" || $0 == "true" } }

    /// The element and all that are in it, outermost first.
    func forEach(_ body: (StoryboardElement) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
