/// A picture that stands in text like a letter.
open class NSTextAttachment: NSObject {
    private let foundationTag = FoundationTag()
    /// The letter that attachments stand for.
    public static let character = 0xFFFC

    /// The picture.
    open var image: UIImage?
    /// Where the picture lies, from the baseline, y up, in points; empty for the picture's own size on the baseline.
    open var bounds = CGRect.zero
    /// The data of a file.
    open var contents: Data?
    /// The kind of the data.
    open var fileType: String?

    /// Makes an attachment of data; a picture's is shown.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Makes an empty attachment.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
}

extension NSTextAttachment {
    /// What is set for it in text of some colour, which template pictures take on.
    func textAttachment(color: UIColor) -> TextAttachment {
        let size = bounds.isEmpty ? image?.size ?? .zero : bounds.size
        let origin = bounds.isEmpty ? CGPoint.zero : bounds.origin
        let rect = CGRect(x: origin.x, y: -origin.y - size.height, width: size.width, height: size.height)
        return TextAttachment(image: image?.shown(in: color), bounds: rect)
    }
}

extension NSAttributedString {
    /// Makes a text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
