extension IndexPath {
    /// Makes the path of a row of a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Makes the path of an item of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The section.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(row: row, section: newValue) }
    }
    /// The row in its section.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(row: newValue, section: section) }
    }
    /// The item in its section.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
