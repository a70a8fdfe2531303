extension UITextView {
    /// What is between the view's sides and the text.
    private var surround: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    /// Sets the text anew.
    func textDidChange() {
        canvas.text.lineLimit = textContainer.maximumNumberOfLines
        canvas.text.lineBreakMode = textContainer.lineBreakMode
        canvas.textDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Gives the text its place, and the content its size.
    func placeCanvas() {
        let insets = surround
        let width = max(bounds.width - insets.left - insets.right, 0)
        let layout = canvas.layout(width: width)
        let height = layout.lines.isEmpty ? lineHeight : layout.size.height
        let frame = CGRect(x: insets.left, y: insets.top, width: width, height: height.rounded(.up))
        if canvas.frame != frame { canvas.frame = frame }
        let size = CGSize(width: bounds.width, height: (insets.top + height + insets.bottom).rounded(.up))
        if contentSize != size { contentSize = size }
    }

    private var lineHeight: CGFloat { canvas.text.font.lineHeight }

    func fittingSize(width: CGFloat) -> CGSize {
        let insets = surround
        let room = width > 0 && width < 1_000_000 ? max(width - insets.left - insets.right, 1) : 0
        let layout = canvas.layout(width: room)
        let height = layout.lines.isEmpty ? lineHeight : layout.size.height
        return CGSize(
            width: (layout.size.width + insets.left + insets.right).rounded(.up),
            height: (insets.top + height + insets.bottom).rounded(.up))
    }

    func replace(_ range: NSRange, by text: String) {
        guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
            return
        }
        let old = clearsOnInsertion && !text.isEmpty ? "" : self.text ?? ""
        let place = clearsOnInsertion && !text.isEmpty ? NSRange(location: 0, length: 0) : range
        self.text = (old as NSString).replacingCharacters(in: place, with: text)
        delegate?.textViewDidChange(self)
        delegate?.textViewDidChangeSelection(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    /// The text has been changed by typing; the object is the view.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    /// Brings a part of the text into view: as many lines down as there are to its end.
    func bringTextIntoView(_ range: NSRange) {
        layoutIfNeeded()
        let text = (self.text ?? "") as NSString
        let end = min(max(range.location + range.length, 0), text.length)
        let width = canvas.bounds.width
        var part = canvas.text
        (part.plain, part.attributed) = (text.substring(to: end), nil)
        let layout = TextLayout(
            part.runs(direction: effectiveUserInterfaceLayoutDirection), maximumSize: CGSize(width: width, height: 0))
        let bottom = canvas.frame.minY + layout.size.height
        let line = CGRect(x: 0, y: bottom - lineHeight, width: 1, height: lineHeight)
        scrollRectToVisible(line, animated: false)
    }
}
