extension UITextField {
    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, become() else { return false }
        if clearsOnBeginEditing { setText("", attributed: nil) }
        editingDidChange()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        let agrees = delegate?.textFieldShouldEndEditing(self) ?? true
        guard agrees || UIResponder.isForced, resign() else { return false }
        editingDidChange()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        return true
    }

    private func editingDidChange() {
        setNeedsLayout()
        parts.caret.layer.removeAnimation(forKey: UITextField.blinkingKey)
        guard isEditing else { return }
        let blinking = CAKeyframeAnimation(keyPath: "opacity")
        blinking.values = [1, 1, 0, 0, 1]
        blinking.keyTimes = [0, 0.5, 0.6, 0.9, 1]
        blinking.duration = 1
        blinking.repeatCount = .infinity
        parts.caret.layer.add(blinking, forKey: UITextField.blinkingKey)
    }

    private static let blinkingKey = "UITextField.blinking"

    func type(_ text: String) {
        if text == "\n" {
            guard delegate?.textFieldShouldReturn(self) ?? true else { return }
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
            return
        }
        let old = clearsOnInsertion ? "" : parts.string
        replace(NSRange(location: (old as NSString).length, length: 0), in: old, by: text)
    }

    func takeLetterAway() {
        guard let last = parts.string.last else { return }
        let length = (String(last) as NSString).length
        let end = (parts.string as NSString).length
        replace(NSRange(location: end - length, length: length), in: parts.string, by: "")
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        setText("", attributed: nil)
        textDidChange()
    }

    private func replace(_ range: NSRange, in old: String, by text: String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
            return
        }
        setText((old as NSString).replacingCharacters(in: range, with: text), attributed: nil)
        textDidChange()
    }

    private func textDidChange() {
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    /// Editing has begun; the object is the field.
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Editing has ended; the object is the field.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// The text has been changed by typing; the object is the field.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
