import InterludeStage
import Testing

@testable import UIKit

@MainActor @Suite struct TextInputTests {
    /// Notes what a field tells, and forbids what it is told to.
    private final class Watcher: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        var notes: [String] = []
        var allows = true
        var letsGo = true
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { letsGo }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
        func textFieldDidBeginEditing(_ textField: UITextField) { notes.append("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { notes.append("end") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            notes.append("change \(range.location) \(range.length) '\(string)'")
            return allows
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            notes.append("return")
            return true
        }
        func textViewDidChange(_ textView: UITextView) { notes.append("view: \(textView.text ?? "")") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { notes.append(searchText) }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.append("search") }
    }

    private func shown(_ view: UIView) throws -> Stage {
        let stage = try Stage(size: CGSize(width: 200, height: 200), scale: 1)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return stage
    }

    @Test func aViewEndsTheEditingInside() throws {
        let form = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 34))
        let watcher = Watcher()
        field.delegate = watcher
        form.addSubview(field)
        _ = try shown(form)
        #expect(form.endEditing(false))
        #expect(field.becomeFirstResponder())
        // What is elsewhere goes on.
        #expect(UIView().endEditing(true) && field.isEditing)
        watcher.letsGo = false
        #expect(!form.endEditing(false) && field.isEditing && watcher.notes == ["begin"])
        #expect(form.endEditing(true) && !field.isEditing && watcher.notes == ["begin", "end"])
        watcher.letsGo = true
        #expect(field.becomeFirstResponder() && form.endEditing(false) && !field.isFirstResponder)
    }

    @Test func aFieldBeginsAndEndsEditing() throws {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 34))
        let watcher = Watcher()
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
        field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        field.delegate = watcher
        watcher.allows = false
        _ = try shown(field)
        #expect(!field.becomeFirstResponder() && !field.isEditing)
        watcher.allows = true
        #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
        field.insertText("a")
        field.insertText("👍🏽")
        field.deleteBackward()
        field.insertText("\n")
        #expect(field.text == "a" && field.hasText)
        #expect(field.resignFirstResponder() && !field.isEditing)
        #expect(
            watcher.notes
                == ["begin", "change 0 0 'a'", "change 1 0 '👍🏽'", "change 1 4 ''", "return", "end"])
        #expect(events == ["begin", "changed", "changed", "changed", "end"])
        watcher.allows = false
        field.insertText("x")
        #expect(field.text == "a")
    }

    @Test func thePlaceholderStandsThereWhileThereIsNoText() {
        let field = UITextField()
        #expect(field.text == "")
        field.placeholder = "Name"
        #expect(!field.parts.placeholderLabel.isHidden && field.placeholder == "Name")
        let empty = field.intrinsicContentSize
        field.text = "A much longer text"
        #expect(field.parts.placeholderLabel.isHidden && field.intrinsicContentSize.width > empty.width)
        field.isSecureTextEntry = true
        #expect(field.parts.label.text == "••••••••••••••••••" && field.text == "A much longer text")
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test func viewsAtTheSidesLeaveTheTextTheRest() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
        right.frame.size = CGSize(width: 30, height: 20)
        (field.leftView, field.rightView) = (left, right)
        (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
        field.text = "abc"
        _ = try shown(field)
        #expect(left.frame == CGRect(x: 0, y: 10, width: 20, height: 20) && right.frame.maxX == 200)
        #expect(field.parts.label.frame == CGRect(x: 24, y: 0, width: 142, height: 40))
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        #expect(right.isHidden && field.parts.label.frame.maxX == 200 && !field.parts.caret.isHidden)
        field.semanticContentAttribute = .forceRightToLeft
        field.layoutIfNeeded()
        #expect(left.frame.maxX == 200)
        field.clearButtonMode = .always
        field.layoutIfNeeded()
        #expect(!field.parts.clearButton.isHidden)
        field.parts.clearButton.sendActions(for: .touchUpInside)
        #expect(field.text == "")
        field.resignFirstResponder()
    }

    @Test func aTextViewScrollsWhatDoesNotFit() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
        view.font = .systemFont(ofSize: 16)
        view.text = String(repeating: "Some words to fill the lines. ", count: 20)
        _ = try shown(view)
        #expect(view.contentSize.width == 150 && view.contentSize.height > 300)
        #expect(view.canvas.frame.minX == 5 && view.canvas.frame.minY == 8 && view.canvas.frame.width == 140)
        view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
        #expect(abs(view.contentOffset.y + 100 - (view.contentSize.height - 8)) < 2)
        view.isScrollEnabled = false
        #expect(abs(view.intrinsicContentSize.height - view.contentSize.height) < 1.5)
        view.textContainer.maximumNumberOfLines = 2
        view.layoutIfNeeded()
        #expect(view.contentSize.height < 60)
    }

    @Test func aTextViewTakesWhatIsTyped() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
        let watcher = Watcher()
        view.delegate = watcher
        _ = try shown(view)
        #expect(view.becomeFirstResponder())
        view.insertText("ab")
        view.insertText("\n")
        view.deleteBackward()
        #expect(watcher.notes == ["view: ab", "view: ab\n", "view: ab"])
        view.isEditable = false
        view.insertText("c")
        #expect(view.text == "ab" && !view.isFirstResponder)
        view.attributedText = NSAttributedString(string: "styled", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(view.text == "styled" && view.sizeThatFits(CGSize(width: 500, height: 0)).height > 60)
    }

    @Test func aSearchBarHandsOnWhatItsFieldTells() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
        let watcher = Watcher()
        bar.delegate = watcher
        bar.placeholder = "Search"
        _ = try shown(bar)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 184, height: 36))
        bar.becomeFirstResponder()
        bar.searchTextField.insertText("x")
        #expect(watcher.notes == ["search", "x"] && bar.text == "x")
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame.width < 140)
        _ = bar.resignFirstResponder()
    }
}
