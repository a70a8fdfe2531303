extension LayoutEngine {
    /// Hears of constraints that contradict each other, instead of the standard error stream. For tests.
    package static var conflictListener: ((String) -> Void)?

    /// Notes that constraints contradict each other, of which one is left out.
    func report(_ left: NSLayoutConstraint, among handles: [LayoutSolver.Constraint]) {
        guard !isFitting, !reported.contains(ObjectIdentifier(left)) else { return }
        var lines: [String] = []
        for handle in handles {
            if let constraint = owner(of: handle) {
                if constraint !== left { lines.append(constraint.text) }
            } else if let text = ownConstraintText(handle), !lines.contains(text) {
                lines.append(text)
            }
        }
        lines.append(left.text)
        let message = """
            Unable to simultaneously satisfy constraints.
            At least one of these is one that you do not want; look for where it is added:
            (
            \(lines.map { "    \($0)" }.joined(separator: "\n"))
            )
            Will go on without \(left.text)
            """
        unsaid.removeAll { $0.left === left }
        unsaid.append((left, message))
    }

    /// Tells, once, of the constraints that are left out now that all changes have been carried out: some contradict
    /// others only until these have changed too.
    func tellConflicts() {
        let noted = unsaid
        unsaid.removeAll()
        for (left, message) in noted where broken.contains(where: { $0 === left }) {
            guard reported.insert(ObjectIdentifier(left)).inserted else { continue }
            if let listener = Self.conflictListener { listener(message) } else { reportMisuse(message) }
        }
    }

    /// What an item's own constraint says.
    private func ownConstraintText(_ handle: LayoutSolver.Constraint) -> String? {
        for item in items where item.own.contains(handle) {
            if let guide = item.reference.guide { return "<\(guide.text) is where it is>" }
            guard let view = item.reference.view else { return nil }
            let (name, frame) = (LayoutOperand(view, .notAnAttribute).itemName, view.frame)
            return "<\(name) has its frame (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)): "
                + "translatesAutoresizingMaskIntoConstraints is true>"
        }
        return nil
    }
}
