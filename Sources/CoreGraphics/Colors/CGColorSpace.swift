/// What the components of a colour mean. Everything here is sRGB; a grey space is its neutral axis.
public final class CGColorSpace: Hashable, Sendable {
    /// The names of spaces are strings, as on Apple's systems.
    public typealias Name = String

    /// The kind of a colour's components.
    public enum Model: Int32, Sendable {
        /// One grey.
        case monochrome
        /// Red, green and blue.
        case rgb
    }

    /// The name of sRGB.
    public static let sRGB: Name = "kCGColorSpaceSRGB"
    /// The name of sRGB whose components may leave 0…1.
    public static let extendedSRGB: Name = "kCGColorSpaceExtendedSRGB"
    /// The name of a grey with sRGB's transfer curve.
    public static let genericGrayGamma2_2: Name = "kCGColorSpaceGenericGrayGamma2_2"

    /// The kind of the components.
    public let model: Model
    /// The name.
    public let name: Name?

    /// Makes a space of its name; nil for one that is not known here.
    public init?(name: Name) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: model = .rgb
        case CGColorSpace.genericGrayGamma2_2: model = .monochrome
        default: return nil
        }
        self.name = name
    }

    private init(model: Model, name: Name) {
        self.model = model
        self.name = name
    }

    /// sRGB.
    static let rgb = CGColorSpace(model: .rgb, name: sRGB)
    /// Its greys.
    static let gray = CGColorSpace(model: .monochrome, name: genericGrayGamma2_2)

    /// How many components a colour has, alpha not counted.
    public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

    /// Whether two spaces have the same name.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The colour space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The grey space of the device, which is sRGB's greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColor {
    /// Makes a colour of a space's components and its alpha, which are read before the call returns.
    ///
    /// The pointer must lead to one number more than the space has components.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch colorSpace.model {
        case .rgb:
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        case .monochrome: self.init(gray: components[0], alpha: components[1])
        }
    }

    /// The space of the components: sRGB.
    public var colorSpace: CGColorSpace? { .rgb }
}
