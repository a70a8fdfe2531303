/// A function that makes a transform of an animation's numbers, for animations of `transform`.
///
/// Unlike a key path such as "transform.rotation.z" it replaces all of the transform.
public final class CAValueFunction: NSObject, NSSecureCoding, Sendable {
    /// The name.
    public let name: CAValueFunctionName

    /// Makes the function of a name; nil where there is none of that name.
    public init?(name: CAValueFunctionName) {
        guard Self.functions[name] != nil else { return nil }
        self.name = name
    }

    /// Makes the function that an archive names; nil where there is none of that name.
    public convenience init?(coder: NSCoder) {
        var name = ""
        let isWhole = Archive(coder)?.read(["name"]) { value, _ in
            name = value as? String ?? ""
            return true
        }
        guard isWhole == true else { return nil }
        self.init(name: CAValueFunctionName(rawValue: name))
    }

    /// Writes the function's name into an archive.
    public func encode(with coder: NSCoder) { Archive(coder)?.write(name, "name") }

    /// Whether value functions are read from archives that name the classes they expect.
    public static let supportsSecureCoding = true

    /// Whether another object is a function of the same name.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CAValueFunction)?.name == name }

    /// A hash of the name.
    public override var hash: Int { name.hashValue }

    /// The key of what the function's numbers change, in a transform of a layer.
    func key(of property: String, _ transform: Lens<CATransform3D>) -> LayerKey? {
        switch Self.functions[name] {
        case .number(let matrix):
            LayerKey(property, Lens<Double>(get: { _ in 0 }, set: { transform.set(&$0, matrix($1)) }))
        case .three(let matrix):
            LayerKey(
                property,
                Lens<[Double]>(
                    get: { _ in [0, 0, 0] },
                    set: { if $1.count == 3 { transform.set(&$0, matrix($1[0], $1[1], $1[2])) } }))
        case nil: nil
        }
    }

    private enum Function: Sendable {
        case number(@Sendable (CGFloat) -> CATransform3D)
        case three(@Sendable (CGFloat, CGFloat, CGFloat) -> CATransform3D)
    }

    private static let functions: [CAValueFunctionName: Function] = [
        .rotateX: .number { CATransform3DMakeRotation($0, 1, 0, 0) },
        .rotateY: .number { CATransform3DMakeRotation($0, 0, 1, 0) },
        .rotateZ: .number { CATransform3DMakeRotation($0, 0, 0, 1) },
        .scale: .three { CATransform3DMakeScale($0, $1, $2) },
        .scaleX: .number { CATransform3DMakeScale($0, 1, 1) },
        .scaleY: .number { CATransform3DMakeScale(1, $0, 1) },
        .scaleZ: .number { CATransform3DMakeScale(1, 1, $0) },
        .translate: .three { CATransform3DMakeTranslation($0, $1, $2) },
        .translateX: .number { CATransform3DMakeTranslation($0, 0, 0) },
        .translateY: .number { CATransform3DMakeTranslation(0, $0, 0) },
        .translateZ: .number { CATransform3DMakeTranslation(0, 0, $0) },
    ]
}
