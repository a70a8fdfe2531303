extension UIView {
    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard let place = children.firstIndex(where: { $0 === sibling }) else { return insert(view, at: .max) }
        guard view !== sibling else { return }
        let isBefore = children.firstIndex { $0 === view }.map { $0 < place } ?? false
        insert(view, at: place + offset - (isBefore ? 1 : 0))
    }

    /// Puts a view at a place in the list of subviews, counted without the view itself.
    func insert(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else {
            return reportMisuse("a \(type(of: view)) cannot be added to itself or to a view inside it")
        }
        if view.parent === self { return move(view, to: index) }
        let newWindow = self as? UIWindow ?? currentWindow
        let oldParent = view.parent
        oldParent?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        let changesWindow = view.currentWindow !== newWindow
        if changesWindow { view.tellWillMove(to: newWindow) }
        if let oldParent {
            oldParent.children.removeAll { $0 === view }
            view.parent = nil
            view.leaveConstraints(of: oldParent)
            oldParent.setNeedsLayout()
        }
        let place = min(max(index, 0), children.count)
        children.insert(view, at: place)
        view.parent = self
        if view.settings.needsUpdateConstraints || view.settings.hasConstraintUpdatesInside {
            noteConstraintUpdatesInside()
        }
        layer.insertSublayer(view.layer, at: layerPlace(of: place))
        if changesWindow { view.changeWindow(to: newWindow) }
        view.constraintsMayHaveChanged()
        if changesWindow { view.tellDidMove() }
        view.didMoveToSuperview()
        didAddSubview(view)
        view.surroundingsDidChange()
        view.setNeedsLayout()
        setNeedsLayout()
    }

    /// The place of a subview's layer, from that of its neighbour: layers of the view's own may lie between.
    private func layerPlace(of index: Int) -> UInt32 {
        let layers = layer.sublayers ?? []
        if index + 1 < children.count, let place = layers.firstIndex(where: { $0 === children[index + 1].layer }) {
            return UInt32(place)
        }
        guard index > 0, let place = layers.firstIndex(where: { $0 === children[index - 1].layer }) else {
            return UInt32(index == 0 && children.count > 1 ? 0 : layers.count)
        }
        return index + 1 == children.count ? UInt32(layers.count) : UInt32(place + 1)
    }

    /// Changes a subview's place in the list.
    func move(_ view: UIView, to index: Int) {
        guard let place = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: place)
        let newPlace = min(max(index, 0), children.count)
        children.insert(view, at: newPlace)
        guard newPlace != place || layer.sublayers?.last !== view.layer else { return }
        CATransaction.withoutActions {
            var layers = layer.sublayers ?? []
            layers.removeAll { $0 === view.layer }
            let next = newPlace + 1 < children.count ? children[newPlace + 1].layer : nil
            let target = next.flatMap { next in layers.firstIndex { $0 === next } } ?? layers.count
            layers.insert(view.layer, at: target)
            layer.sublayers = layers
        }
    }

    func exchange(_ first: Int, _ second: Int) {
        guard children.indices.contains(first), children.indices.contains(second), first != second else { return }
        let (low, high) = (children[min(first, second)], children[max(first, second)])
        move(high, to: min(first, second))
        move(low, to: max(first, second))
    }

    func leaveSuperview() {
        guard let parent else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let changesWindow = currentWindow != nil
        if changesWindow { tellWillMove(to: nil) }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        layer.removeFromSuperlayer()
        if changesWindow { changeWindow(to: nil) }
        leaveConstraints(of: parent)
        parent.setNeedsLayout()
        if changesWindow { tellDidMove() }
        didMoveToSuperview()
    }

    func resignInside(_ force: Bool) -> Bool {
        guard let view = UIResponder.first as? UIView, view.isDescendant(of: self) else { return true }
        return UIResponder.resignFirst(force: force)
    }

    private func tellWillMove(to window: UIWindow?) {
        viewController?.viewWillMove(to: window)
        willMove(toWindow: window)
        for child in children { child.tellWillMove(to: window) }
    }

    private func changeWindow(to window: UIWindow?) {
        if window == nil, isFirstResponder { resignFirstResponder() }
        currentWindow = window
        for child in children { child.changeWindow(to: window) }
    }

    private func tellDidMove() {
        didMoveToWindow()
        viewController?.viewDidMoveToWindow()
        for child in children { child.tellDidMove() }
    }

    /// Tells the view and everything in it of traits and colours that it inherits.
    private func surroundingsDidChange() {
        guard currentWindow != nil else { return }
        traitsMayHaveChanged(looksEverywhere: true)
        tintMayHaveChanged()
    }

    /// The layer that stands for a view, nil for the window.
    func counterpart(_ view: UIView?) -> CALayer? {
        if let view { return view.layer }
        if let window = self as? UIWindow ?? currentWindow { return window.layer }
        var root = self
        while let parent = root.parent { root = parent }
        return root.layer
    }
}
