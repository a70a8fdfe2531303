/// What views and controllers of a storyboard are made with: says which element they are made of.
///
/// An app's `init?(coder:)` gets it and hands it on; it cannot be asked for values.
final class StoryboardCoder: NSCoder {
    let element: StoryboardElement

    init(_ element: StoryboardElement) { self.element = element }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
}
