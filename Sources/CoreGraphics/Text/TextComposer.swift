/// Sets paragraphs one below the other, in the room that there is.
struct TextComposer {
    let engine: PangoEngine
    /// Zero or less for no limit.
    let maximumSize: CGSize
    let lineLimit: Int

    /// A paragraph and its lines, which begin at x 0 and baseline 0 each.
    private struct Paragraph {
        var runs: [TextRun]
        var lines: [TextLayout.Line]
        var style: TextParagraphStyle { runs.first?.style.paragraph ?? TextParagraphStyle() }
    }

    private var maximumWidth: CGFloat? {
        maximumSize.width > 0 && maximumSize.width < 1_000_000 ? maximumSize.width : nil
    }

    /// Sets runs, of which there is one at least.
    func layout(of runs: [TextRun]) -> TextLayout {
        var paragraphs = split(runs).map { runs in
            Paragraph(runs: runs, lines: engine.lines(of: runs, width: maximumWidth, lineLimit: nil))
        }
        let total = paragraphs.reduce(0) { $0 + $1.lines.count }
        let room = lineCount(thatFits: paragraphs)
        if room < total { cut(&paragraphs, to: room) }
        return stack(paragraphs, isTruncated: room < total)
    }

    /// The paragraphs of some runs, each with one run at least.
    private func split(_ runs: [TextRun]) -> [[TextRun]] {
        var paragraphs: [[TextRun]] = [[]]
        for run in runs {
            // In Swift a carriage return and a line feed are one character.
            let parts = run.text.split(omittingEmptySubsequences: false) { $0.isNewline && $0 != "\u{2028}" }
            for (index, part) in parts.enumerated() {
                if index > 0 { paragraphs.append([]) }
                paragraphs[paragraphs.count - 1].append(TextRun(String(part), run.style))
            }
        }
        return paragraphs
    }

    /// How many lines there is room for.
    private func lineCount(thatFits paragraphs: [Paragraph]) -> Int {
        let stacked = stack(paragraphs, isTruncated: false).lines
        let limit = lineLimit > 0 ? min(lineLimit, stacked.count) : stacked.count
        guard maximumSize.height > 0 else { return limit }
        // Heights are sums of thousandths of a point, whose errors must not cost a line.
        let fitting = stacked.prefix(limit).prefix { $0.origin.y + $0.descent <= maximumSize.height + 0.001 }
        return max(fitting.count, 1)
    }

    /// Leaves out all lines but the first ones, and marks the last of them where its style says so.
    private func cut(_ paragraphs: inout [Paragraph], to count: Int) {
        var left = count
        for index in paragraphs.indices {
            let lines = paragraphs[index].lines.count
            guard lines >= left else {
                left -= lines
                continue
            }
            let isLast = index == paragraphs.count - 1
            let mode = paragraphs[index].style.lineBreakMode
            if mode.truncates {
                var runs = paragraphs[index].runs
                // Where the paragraph itself fits, the ellipsis stands for those after it.
                if lines == left, !isLast, let style = runs.last?.style { runs.append(TextRun("…", style)) }
                paragraphs[index].lines = engine.lines(of: runs, width: maximumWidth, lineLimit: left)
            }
            paragraphs[index].lines = Array(paragraphs[index].lines.prefix(left))
            paragraphs.removeSubrange((index + 1)...)
            return
        }
    }

    /// Puts the lines in their places.
    private func stack(_ paragraphs: [Paragraph], isTruncated: Bool) -> TextLayout {
        var lines: [TextLayout.Line] = []
        var y: CGFloat = 0
        var widest: CGFloat = 0
        for (index, paragraph) in paragraphs.enumerated() {
            let style = paragraph.style
            if index > 0 { y += paragraphs[index - 1].style.paragraphSpacing + style.paragraphSpacingBefore }
            for (number, line) in paragraph.lines.enumerated() {
                var line = line
                line.ascent += style.lineHeight(of: line.ascent + line.descent) - (line.ascent + line.descent)
                if !lines.isEmpty { y += number > 0 ? style.lineSpacing : 0 }
                line.origin = CGPoint(x: style.indent(ofLine: number), y: y + line.ascent)
                y += line.ascent + line.descent
                widest = max(widest, line.origin.x + line.width)
                lines.append(line)
            }
        }
        let box = maximumWidth ?? widest
        var number = 0
        for paragraph in paragraphs {
            for index in paragraph.lines.indices {
                lines[number].origin.x = paragraph.style.start(of: lines[number], number: index, in: box)
                number += 1
            }
        }
        return TextLayout(lines: lines, size: CGSize(width: widest, height: y), isTruncated: isTruncated)
    }
}

extension TextParagraphStyle {
    /// The height of a line whose letters would have another.
    fileprivate func lineHeight(of height: CGFloat) -> CGFloat {
        let multiplied = max(lineHeightMultiple > 0 ? height * lineHeightMultiple : height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(multiplied, maximumLineHeight) : multiplied
    }

    /// How far a line begins from the leading side.
    func indent(ofLine number: Int) -> CGFloat { number == 0 ? firstLineHeadIndent : headIndent }

    /// How far lines end from the trailing side of a box.
    func tail(in width: CGFloat) -> CGFloat { tailIndent > 0 ? width - tailIndent : -tailIndent }

    /// Where a line begins, from the left of a box.
    fileprivate func start(of line: TextLayout.Line, number: Int, in box: CGFloat) -> CGFloat {
        let (indent, tail) = (indent(ofLine: number), tail(in: box))
        let left = line.isRightToLeft ? tail : indent
        let right = line.isRightToLeft ? box - indent : box - tail
        switch alignment {
        case .left: return left
        case .right: return right - line.width
        case .center: return (left + right - line.width) / 2
        case .natural, .justified: return line.isRightToLeft ? right - line.width : left
        }
    }
}

extension TextParagraphStyle.LineBreakMode {
    /// Whether an ellipsis stands for what is left out.
    var truncates: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
}
