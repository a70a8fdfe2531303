/// The sections of a table whose cells the storyboard lists one by one.
@MainActor
final class StaticTable {
    /// Some rows with titles around them.
    struct Section {
        let header: String?
        let footer: String?
        let rows: [(cell: UITableViewCell, height: CGFloat?)]
    }

    let sections: [Section]

    init(_ sections: [Section]) { self.sections = sections }

    private func row(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }

    /// How many rows a section has.
    func count(of section: Int) -> Int { sections.indices.contains(section) ? sections[section].rows.count : 0 }

    /// The cell of a row.
    func cell(at path: IndexPath) -> UITableViewCell? { row(at: path)?.cell }

    /// The height of a row; nil where the file does not say.
    func height(at path: IndexPath) -> CGFloat? { row(at: path)?.height }

    /// The title above a section.
    func header(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }

    /// The title below a section.
    func footer(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }
}
