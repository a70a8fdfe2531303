extension LayoutEngine {
    /// The size nearest to one that the constraints inside a view leave it.
    static func fittingSize(
        of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let engine = LayoutEngine(root: view, isFitting: true)
        let item = engine.variables(of: view.layoutReference)
        item.uses += 1
        engine.want(target.width, of: item.width, horizontal)
        engine.want(target.height, of: item.height, vertical)
        engine.update()
        let scale = UIScreen.main.scale
        // Sizes must hold what they are for, so they are rounded up; but not for what is left of a calculation.
        func pixel(_ value: Double) -> CGFloat { max(0, ((value * scale - 1e-6).rounded(.up) / scale)) }
        return CGSize(
            width: pixel(engine.solver.value(of: item.width)), height: pixel(engine.solver.value(of: item.height)))
    }

    private func want(_ length: CGFloat, of variable: LayoutSolver.Variable, _ priority: UILayoutPriority) {
        _ = try? solver.add([LayoutSolver.Summand(variable, 1)], .equal, -length, priority: priority.rawValue)
    }
}
