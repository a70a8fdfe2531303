/// How text is typed into something: what keyboard comes up, and what it helps with. No keyboard is shown here.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// When a word begins with a capital.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether mistakes are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether mistakes are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The kind of keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// Light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the key for return says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether that key only works where there is text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether dots stand for the letters.
    var isSecureTextEntry: Bool { get set }
    /// What the text means.
    var textContentType: UITextContentType? { get set }
}

/// When a word begins with a capital.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none
    /// Always.
    case words
    /// At the beginning of sentences.
    case sentences
    /// All letters are capitals.
    case allCharacters
}

/// Whether mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As usual.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As usual.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// The kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// The usual one.
    case `default`
    /// Letters of English.
    case asciiCapable
    /// Numbers and marks.
    case numbersAndPunctuation
    /// For addresses of the web.
    case URL
    /// Digits.
    case numberPad
    /// For telephone numbers.
    case phonePad
    /// For names or telephone numbers.
    case namePhonePad
    /// For addresses of mail.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// With the signs of Twitter.
    case twitter
    /// For addresses of the web and words to look for.
    case webSearch
    /// Digits of English.
    case asciiCapableNumberPad
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As usual.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light
    /// Dark, as it was once called.
    public static let alert = UIKeyboardAppearance.dark
}

/// What the key for return says.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default`
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
}

/// What text means, so that it can be filled in.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a meaning of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that was sent.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What letters can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Adds text where one types.
    func insertText(_ text: String)
    /// Takes the letter before away.
    func deleteBackward()
}
