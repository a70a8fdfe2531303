import CClassInit

extension UITableViewCell {
    /// Makes a cell of a class that need not be known here.
    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        // Sound: the class inherits from `UITableViewCell`, so that it has `init(style:reuseIdentifier:)`. The string's
        // two words are given to that with their reference, as Swift passes arguments of initialisers; what it returns is
        // a cell with one reference, which is handed on here.
        let words = StringWords(reuseIdentifier)
        let object = cell_init(
            unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), CellStyle.default.tag, words.first, words.second
        )
        let cell = object.map { Unmanaged<UITableViewCell>.fromOpaque($0).takeRetainedValue() }
        cell?.setReuseIdentifier(reuseIdentifier)
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    /// Makes a header or footer of a class that need not be known here.
    static func make(
        _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
    ) -> UITableViewHeaderFooterView {
        // Sound: as above, for `init(reuseIdentifier:)`.
        let words = StringWords(reuseIdentifier)
        let object = header_init(
            unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), words.first, words.second)
        return object.map { Unmanaged<UITableViewHeaderFooterView>.fromOpaque($0).takeRetainedValue() }
            ?? UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
    }
}

/// The two words of a string, which hold a reference of their own.
private struct StringWords {
    let first: UInt64
    let second: UInt64

    init(_ string: String) {
        // Sound: a `String?` is two words, as the precondition makes sure, and its one reference goes along with them.
        precondition(MemoryLayout<String?>.size == 16)
        let storage = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        storage.initialize(to: string)
        (first, second) = storage.withMemoryRebound(to: UInt64.self, capacity: 2) { ($0[0], $0[1]) }
        storage.deallocate()
    }
}

extension UITableViewCell.CellStyle {
    /// The number by which the style is kept in memory.
    fileprivate var tag: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}
