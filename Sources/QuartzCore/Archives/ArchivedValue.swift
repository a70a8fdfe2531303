/// How archives hold the values that layers and animations have: numbers, strings and objects that can be archived as
/// they are, everything else as a list that begins with the name of its kind.
enum ArchivedValue {
    /// A value as an archive holds it; nil for what none can hold.
    static func archived(_ value: Any) -> NSObject? {
        if let number = Double(boxed: value) { return value as? NSNumber ?? NSNumber(value: number) }
        switch value {
        case let value as String: return NSString(string: value)
        case let value as any RawRepresentable where value.rawValue is String:
            return (value.rawValue as? String).map { NSString(string: $0) }
        case is NSNull: return list("none")
        case let value as NSValue: return boxed(value)
        case let value as any ValueBox: return archived(value.boxedValue)
        case let value as [Any]:
            let elements = value.compactMap(archived)
            return elements.count == value.count ? list("list", elements) : nil
        case let value as [AnyHashable: Any]: return dictionary(value)
        case let value as NSAttributedString: return list("text", pieces(value))
        case let value as NSObject & NSSecureCoding: return value
        default: return structure(value)
        }
    }

    /// The value that an archive holds; nil for what is none.
    static func value(_ archived: Any) -> Any? {
        guard let parts = archived as? [Any] else { return archived }
        guard let kind = parts.first as? String else { return nil }
        let rest = parts.dropFirst()
        switch kind {
        case "none": return NSNull()
        case "list":
            let elements = rest.compactMap(value)
            return elements.count == rest.count ? elements : nil
        case "dictionary": return dictionary(Array(rest))
        case "value": return rest.first.flatMap(value).flatMap(box)
        case "image": return (rest.first as? Data).flatMap { try? PictureFile.decode($0) }
        case "path": return path(Array(rest))
        case "text": return text(Array(rest))
        default:
            let numbers = rest.compactMap { Double(boxed: $0).map { CGFloat($0) } }
            return numbers.count == rest.count ? structure(kind, numbers) : nil
        }
    }

    /// Whether an archived value has layers or animations in it.
    static func holdsMore(_ archived: Any) -> Bool {
        if let list = archived as? [Any] { return list.contains(where: holdsMore) }
        return archived is CALayer || archived is CAAnimation
    }

    /// The classes of what archives hold.
    static let classes: [AnyClass] = [
        NSArray.self, NSString.self, NSNumber.self, NSData.self, NSURL.self, NSDate.self,
        CALayer.self, CAAnimation.self, CAMediaTimingFunction.self, CAValueFunction.self,
    ]

    private static func list(_ kind: String, _ parts: [Any] = []) -> NSArray {
        NSArray(array: [NSString(string: kind)] + parts)
    }

    private static func list(_ kind: String, _ numbers: CGFloat...) -> NSArray {
        list(kind, numbers.map { NSNumber(value: Double($0)) })
    }
}

// MARK: Structures

extension ArchivedValue {
    private static func structure(_ value: Any) -> NSObject? {
        switch value {
        case let p as CGPoint: return list("point", p.x, p.y)
        case let s as CGSize: return list("size", s.width, s.height)
        case let v as CGVector: return list("vector", v.dx, v.dy)
        case let r as CGRect: return list("rectangle", r.origin.x, r.origin.y, r.size.width, r.size.height)
        case let t as CGAffineTransform: return list("plane", t.a, t.b, t.c, t.d, t.tx, t.ty)
        case let t as CATransform3D:
            return list(
                "space", t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
                t.m42, t.m43, t.m44)
        case let c as CGColor: return list("colour", c.red, c.green, c.blue, c.alpha)
        case let path as CGPath: return list("path", path.elements.flatMap(steps))
        case let image as CGImage:
            return (try? PictureFile.encode(image, as: .png)).map { list("image", [NSData(data: $0)]) }
        default: return nil
        }
    }

    private static func structure(_ kind: String, _ n: [CGFloat]) -> Any? {
        switch (kind, n.count) {
        case ("point", 2): return CGPoint(x: n[0], y: n[1])
        case ("size", 2): return CGSize(width: n[0], height: n[1])
        case ("vector", 2): return CGVector(dx: n[0], dy: n[1])
        case ("rectangle", 4): return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        case ("plane", 6): return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("space", 16):
            return CATransform3D(
                m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
                m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
        case ("colour", 4): return CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
        default: return nil
        }
    }

    // MARK: Outlines

    /// A step of an outline: its letter and its coordinates.
    private static func steps(_ element: CGPath.Element) -> [Any] {
        let letter =
            switch element {
            case .move: "M"
            case .line: "L"
            case .quadCurve: "Q"
            case .curve: "C"
            case .close: "Z"
            }
        return [NSString(string: letter)]
            + element.points.flatMap { [NSNumber(value: Double($0.x)), NSNumber(value: Double($0.y))] }
    }

    private static func path(_ parts: [Any]) -> CGPath? {
        var elements: [CGPath.Element] = []
        var index = 0
        while index < parts.count {
            guard let letter = parts[index] as? String else { return nil }
            let numbers = parts[(index + 1)...].prefix { !($0 is String) }.compactMap { Double(boxed: $0) }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            index += 1 + numbers.count
            switch (letter, points.count, numbers.count) {
            case ("M", 1, 2): elements.append(.move(points[0]))
            case ("L", 1, 2): elements.append(.line(points[0]))
            case ("Q", 2, 4): elements.append(.quadCurve(control: points[0], end: points[1]))
            case ("C", 3, 6): elements.append(.curve(control1: points[0], control2: points[1], end: points[2]))
            case ("Z", 0, 0): elements.append(.close)
            default: return nil
            }
        }
        return CGPath(elements: elements)
    }
}

// MARK: Boxes and dictionaries

extension ArchivedValue {
    private static func boxed(_ value: NSValue) -> NSObject? {
        value.boxedValue is NSValue ? nil : archived(value.boxedValue).map { list("value", [$0]) }
    }

    private static func box(_ value: Any) -> NSValue? {
        switch value {
        case let point as CGPoint: NSValue(point: point)
        case let size as CGSize: NSValue(size: size)
        case let rect as CGRect: NSValue(rect: rect)
        case let transform as CATransform3D: NSValue(caTransform3D: transform)
        case let t as CGAffineTransform: NSValue(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
        case let vector as CGVector: NSValue(numbers: [Double(vector.dx), Double(vector.dy)])
        default: nil
        }
    }

    /// The pieces of a text, each followed by its attributes.
    private static func pieces(_ value: NSAttributedString) -> [Any] {
        var parts: [Any] = []
        let whole = NSRange(location: 0, length: value.length)
        value.enumerateAttributes(in: whole) { attributes, range, _ in
            let named = Dictionary(uniqueKeysWithValues: attributes.map { (AnyHashable($0.key.rawValue), $0.value) })
            parts += [NSString(string: (value.string as NSString).substring(with: range)), dictionary(named)]
        }
        return parts
    }

    private static func text(_ parts: [Any]) -> NSAttributedString? {
        guard parts.count.isMultiple(of: 2) else { return nil }
        let result = NSMutableAttributedString(string: "")
        for index in stride(from: 0, to: parts.count, by: 2) {
            guard let string = parts[index] as? String, let named = value(parts[index + 1]) as? [String: Any] else {
                return nil
            }
            let attributes = Dictionary(
                uniqueKeysWithValues: named.map { (NSAttributedString.Key(rawValue: $0.key), $0.value) })
            result.append(NSAttributedString(string: string, attributes: attributes))
        }
        return NSAttributedString(attributedString: result)
    }

    /// Keys and values in turn, those left out that no archive can hold.
    private static func dictionary(_ value: [AnyHashable: Any]) -> NSObject {
        let keys = value.keys.compactMap { $0.base as? String }.sorted()
        return list(
            "dictionary",
            keys.flatMap { key -> [Any] in
                value[key].flatMap(archived).map { [NSString(string: key), $0] } ?? []
            })
    }

    private static func dictionary(_ parts: [Any]) -> [String: Any]? {
        guard parts.count.isMultiple(of: 2) else { return nil }
        var result: [String: Any] = [:]
        for index in stride(from: 0, to: parts.count, by: 2) {
            guard let key = parts[index] as? String, let value = value(parts[index + 1]) else { return nil }
            result[key] = value
        }
        return result
    }
}
