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

/// What views have to know when they are made.
extension StoryboardCoder {
    var cellStyle: UITableViewCell.CellStyle? {
        switch element["style"] {
        case "IBUITableViewCellStyleDefault": .default
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: nil
        }
    }

    var tableStyle: UITableView.Style? {
        switch element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: nil
        }
    }

    var buttonType: UIButton.ButtonType? {
        switch element["buttonType"] {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: nil
        }
    }
}
