extension UITextField {
    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A thin line.
        case line
        /// A line that is set into the surface.
        case bezel
        /// A line with round corners.
        case roundedRect
    }

    /// When something in the field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While one types.
        case whileEditing
        /// Unless one types.
        case unlessEditing
        /// Always.
        case always
    }

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// It was over.
        case committed
        /// It was called off.
        case cancelled
    }
}

extension UITextField.ViewMode {
    /// Whether it is shown now.
    func shows(isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
