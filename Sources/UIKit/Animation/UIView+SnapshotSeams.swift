extension UIView {
    func makeSnapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? { nil }

    func drawSnapshot(in rect: CGRect, afterUpdates: Bool) -> Bool { false }
}
