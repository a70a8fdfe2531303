/// How a piece of text looks.
package struct TextStyle: Hashable, Sendable {
    /// The font.
    package var font: TextFont
    /// The colour of letters and lines.
    package var color: CGColor
    /// Points added between letters.
    package var kern: CGFloat = 0
    /// How far the letters stand above the baseline, in points.
    package var baselineOffset: CGFloat = 0
    /// Whether a line runs under the text.
    package var isUnderlined = false
    /// Whether a line runs through the text.
    package var isStruckThrough = false
    /// How many times as thick as usual the line under the text is, and how often it is drawn.
    package var underline = TextRule()
    /// The same of the line through the text.
    package var strikethrough = TextRule()
    /// What lies behind the letters, as high as their line.
    package var backgroundColor: CGColor?
    /// What the letters and lines cast.
    package var shadow: TextShadow?
    /// A picture in place of the letter.
    package var attachment: TextAttachment?
    /// How the paragraph is set; that of a paragraph's first piece counts.
    package var paragraph = TextParagraphStyle()

    /// Makes a style of a font and a colour.
    package init(font: TextFont, color: CGColor = .black) {
        self.font = font
        self.color = color
    }
}

/// How a line under or through text looks.
package struct TextRule: Hashable, Sendable {
    /// Its colour; nil for the text's.
    package var color: CGColor?
    /// How many times as thick as usual it is.
    package var thickness: CGFloat = 1
    /// Whether there are two of it.
    package var isDouble = false

    /// Makes the usual line.
    package init() {}
}

/// What letters cast.
package struct TextShadow: Hashable, Sendable {
    /// Where it lies, y down, in units of the context as it was made.
    package var offset: CGSize
    /// Twice the standard deviation of its blur.
    package var blur: CGFloat
    /// Its colour.
    package var color: CGColor

    /// Makes a shadow.
    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

/// A picture that stands in a line like a letter.
package struct TextAttachment: Hashable, Sendable {
    /// The picture; nil for empty room.
    package var image: CGImage?
    /// Where it lies from where a letter would begin on the baseline, y down, in points.
    package var bounds: CGRect

    /// Makes an attachment.
    package init(image: CGImage?, bounds: CGRect) {
        self.image = image
        self.bounds = bounds
    }

    /// Whether two stand for the same picture at the same place.
    package static func == (lhs: TextAttachment, rhs: TextAttachment) -> Bool {
        lhs.image === rhs.image && lhs.bounds == rhs.bounds
    }

    /// Hashes the place.
    package func hash(into hasher: inout Hasher) { hasher.combine(bounds) }
}

/// How a paragraph is set. Lengths are points.
package struct TextParagraphStyle: Hashable, Sendable {
    /// Where lines stand in the width that there is.
    package enum Alignment: Hashable, Sendable {
        case left, right, center, justified
        /// At the side where the paragraph's script begins.
        case natural
    }

    /// What happens to text that does not fit its width.
    package enum LineBreakMode: Hashable, Sendable {
        /// It goes on in the next line, after a word; lines that are too many are left out.
        case wordWrapping
        /// It goes on in the next line, after a letter.
        case charWrapping
        /// It is one line, and cut off by whoever draws it.
        case clipping
        /// It wraps after words, and in the last line that there is room for an ellipsis stands for the beginning, the
        /// end or the middle of what is too much.
        case truncatingHead, truncatingTail, truncatingMiddle
    }

    /// Which way a paragraph runs.
    package enum Direction: Hashable, Sendable {
        case leftToRight, rightToLeft
        /// As its first letter with a direction.
        case natural
    }

    package var alignment = Alignment.natural
    package var lineBreakMode = LineBreakMode.wordWrapping
    package var direction = Direction.natural
    /// Space between lines.
    package var lineSpacing: CGFloat = 0
    /// Space before the paragraph, unless it is the first, and after it, unless it is the last.
    package var paragraphSpacingBefore: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    /// Multiplies the height of lines; 0 for 1.
    package var lineHeightMultiple: CGFloat = 0
    /// The least height of lines.
    package var minimumLineHeight: CGFloat = 0
    /// The greatest height of lines; 0 for any.
    package var maximumLineHeight: CGFloat = 0
    /// How far the first line, and the others, begin from the leading side.
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// Where lines end: from the leading side when above zero, from the trailing side otherwise.
    package var tailIndent: CGFloat = 0

    /// Makes the usual style: natural alignment and direction, wrapped after words.
    package init() {}
}

/// A piece of text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var style: TextStyle

    /// Makes a piece of text in a style.
    package init(_ text: String, _ style: TextStyle) {
        self.text = text
        self.style = style
    }
}
