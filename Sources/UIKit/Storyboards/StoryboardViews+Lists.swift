extension StoryboardViews {
    func apply(_ element: StoryboardElement, to cell: UITableViewCell) {
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark, "detailButton": .detailButton,
            "detailDisclosureButton": .detailDisclosureButton,
        ]
        if let type = element["accessoryType"].flatMap({ accessories[$0] }) { cell.accessoryType = type }
        if let type = element["editingAccessoryType"].flatMap({ accessories[$0] }) { cell.editingAccessoryType = type }
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
        if let level = element.integer("indentationLevel") { cell.indentationLevel = min(max(level, 0), 100) }
        if let identifier = element["reuseIdentifier"] { cell.setReuseIdentifier(identifier) }
    }

    /// Fills the labels and the picture that a cell of one of the ready styles has; whether the element is one of them.
    func fillReadyPart(of cell: UITableViewCell, _ cellElement: StoryboardElement, _ part: StoryboardElement) -> Bool {
        guard let id = part.id else { return false }
        let view: UIView?
        switch id {
        case cellElement["textLabel"]: view = cell.textLabel
        case cellElement["detailTextLabel"]: view = cell.detailTextLabel
        case cellElement["imageView"]: view = cell.imageView
        default: return false
        }
        guard let view else { return false }
        fill(view, from: part)
        return true
    }

    func apply(_ element: StoryboardElement, to scroll: UIScrollView) {
        if let paging = element.bool("pagingEnabled") { scroll.isPagingEnabled = paging }
        if let bounces = element.bool("bounces") { scroll.bounces = bounces }
        if let bounces = element.bool("alwaysBounceVertical") { scroll.alwaysBounceVertical = bounces }
        if let bounces = element.bool("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = bounces }
        if let enabled = element.bool("scrollEnabled") { scroll.isScrollEnabled = enabled }
        if let shows = element.bool("showsHorizontalScrollIndicator") { scroll.showsHorizontalScrollIndicator = shows }
        if let shows = element.bool("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = shows }
        if let least = element.number("minimumZoomScale"), least > 0 { scroll.minimumZoomScale = least }
        if let most = element.number("maximumZoomScale"), most > 0 { scroll.maximumZoomScale = most }
        if let table = scroll as? UITableView { apply(element, to: table) }
        if let grid = scroll as? UICollectionView { apply(element, to: grid) }
    }

    private func apply(_ element: StoryboardElement, to table: UITableView) {
        if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
        if let height = element.number("estimatedRowHeight"), height > 0 { table.estimatedRowHeight = height }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let color = values.color(element.value("separatorColor")) { table.separatorColor = color }
        if let inset = values.insets(element.value("separatorInset")) { table.separatorInset = inset }
        if element["dataMode"] != "static", element.bool("allowsSelection") == false { table.allowsSelection = false }
        if element.bool("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
        if let header = element.value("tableHeaderView") { table.tableHeaderView = make(header) }
        if let footer = element.value("tableFooterView") { table.tableFooterView = make(footer) }
        for prototype in element.list("prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.register(scene.prototype(prototype), forCellReuseIdentifier: identifier)
        }
        guard element["dataMode"] == "static" else { return }
        guard let controller = scene.controller as? UITableViewController else {
            return scene.report(element, "only a UITableViewController has static cells; the table stays empty")
        }
        controller.staticTable = StaticTable(element.list("sections").map(makeSection))
    }

    private func makeSection(_ element: StoryboardElement) -> StaticTable.Section {
        let rows = element.list("cells").compactMap { cell in
            (make(cell) as? UITableViewCell).map { ($0, cell.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }) }
        }
        return StaticTable.Section(
            header: values.text(element, "headerTitle"), footer: values.text(element, "footerTitle"), rows: rows)
    }

    private func apply(_ element: StoryboardElement, to grid: UICollectionView) {
        if let flow = element.child("collectionViewFlowLayout") { applyFlow(flow, to: grid) }
        if element.bool("allowsMultipleSelection") == true { grid.allowsMultipleSelection = true }
        for prototype in element.list("cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            grid.register(scene.prototype(prototype), forCellWithReuseIdentifier: identifier)
        }
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        for view in element.children where view.name == "collectionReusableView" {
            guard let kind = view["key"].flatMap({ kinds[$0] }), let identifier = view["reuseIdentifier"] else {
                continue
            }
            grid.register(
                scene.prototype(view), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }

    private func applyFlow(_ element: StoryboardElement, to grid: UICollectionView) {
        let layout = UICollectionViewFlowLayout()
        if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        if let size = values.size(element.value("itemSize")) { layout.itemSize = size }
        if let size = values.size(element.value("headerReferenceSize")) { layout.headerReferenceSize = size }
        if let size = values.size(element.value("footerReferenceSize")) { layout.footerReferenceSize = size }
        if let inset = values.insets(element.value("sectionInset")) { layout.sectionInset = inset }
        layout.minimumLineSpacing = element.number("minimumLineSpacing") ?? 10
        layout.minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? 10
        grid.collectionViewLayout = layout
    }
}
