/// Collects keys by their key paths.
struct LayerKeyTable {
    private(set) var keys: [String: LayerKey] = [:]

    /// Adds a property, or a component of another one.
    mutating func add<Value: Animatable>(_ keyPath: String, of property: String? = nil, _ lens: Lens<Value>) {
        keys[keyPath] = LayerKey(property ?? keyPath, lens)
    }

    /// Adds a point and its coordinates.
    mutating func addPoint(_ keyPath: String, of property: String? = nil, _ lens: Lens<CGPoint>) {
        let property = property ?? keyPath
        add(keyPath, of: property, lens)
        add("\(keyPath).x", of: property, lens.part(\.x))
        add("\(keyPath).y", of: property, lens.part(\.y))
    }

    /// Adds a size and its two lengths.
    mutating func addSize(_ keyPath: String, of property: String? = nil, _ lens: Lens<CGSize>) {
        let property = property ?? keyPath
        add(keyPath, of: property, lens)
        add("\(keyPath).width", of: property, lens.part(\.width))
        add("\(keyPath).height", of: property, lens.part(\.height))
    }

    /// Adds a rectangle, its origin and its size, and their parts.
    mutating func addRect(_ key: String, _ lens: Lens<CGRect>) {
        add(key, lens)
        addPoint("\(key).origin", of: key, lens.part(\.origin))
        addSize("\(key).size", of: key, lens.part(\.size))
    }

    /// Adds a transform and the parts that have names.
    mutating func addTransform(_ key: String, _ whole: Lens<CATransform3D>, _ parts: Lens<EulerParts>) {
        add(key, whole)
        addVector("\(key).scale", of: key, parts.part(\.scale))
        addVector("\(key).rotation", of: key, parts.part(\.rotation))
        addVector("\(key).translation", of: key, parts.part(\.translation))
        // Of a whole scale, rotation or translation there is one number, one angle, one displacement in the plane.
        add(
            "\(key).scale", of: key,
            parts.part(get: { ($0.scale.x + $0.scale.y + $0.scale.z) / 3 }, set: { $0.scale = SIMD3(repeating: $1) }))
        add("\(key).rotation", of: key, parts.part(\.rotation).part(\.z))
        add(
            "\(key).translation", of: key,
            parts.part(
                get: { CGSize(width: $0.translation.x, height: $0.translation.y) },
                set: { ($0.translation.x, $0.translation.y) = (Double($1.width), Double($1.height)) }))
    }

    private mutating func addVector(_ keyPath: String, of property: String, _ lens: Lens<SIMD3<Double>>) {
        add("\(keyPath).x", of: property, lens.part(get: { $0.x }, set: { $0.x = $1 }))
        add("\(keyPath).y", of: property, lens.part(get: { $0.y }, set: { $0.y = $1 }))
        add("\(keyPath).z", of: property, lens.part(get: { $0.z }, set: { $0.z = $1 }))
    }
}
