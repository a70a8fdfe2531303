import FoundationXML

/// Reads a storyboard's XML into elements.
final class StoryboardParser: NSObject, XMLParserDelegate {
    /// More than this is no storyboard that anybody made.
    private static let maximumElements = 200_000
    private static let maximumDepth = 400

    private var stack: [StoryboardElement] = []
    private var root: StoryboardElement?
    private var count = 0
    private var problem: (line: Int, reason: String)?

    /// The outermost element of a file.
    static func parse(_ data: Data, file: String) throws(StoryboardError) -> StoryboardElement {
        let reader = StoryboardParser()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWhole = parser.parse()
        if let problem = reader.problem {
            throw .malformed(file: file, line: problem.line, reason: problem.reason)
        }
        guard isWhole, reader.stack.isEmpty, let root = reader.root else {
            throw .malformed(file: file, line: parser.lineNumber, reason: "this is not well-formed XML")
        }
        guard root.name == "document" || root.name == "archive" else {
            throw .malformed(
                file: file, line: root.line, reason: "this is <\(root.name)>, not a storyboard's <document>")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        count += 1
        if count > Self.maximumElements || stack.count >= Self.maximumDepth {
            problem = problem ?? (parser.lineNumber, "there are too many elements, or they are nested too deeply")
            return parser.abortParsing()
        }
        let element = StoryboardElement(name: elementName, attributes: attributes, line: parser.lineNumber)
        if let parent = stack.last { parent.children.append(element) } else if root == nil { root = element }
        stack.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        if !stack.isEmpty { stack.removeLast() }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let element = stack.last, element.text.utf8.count < 1_000_000 { element.text += string }
    }
}
