/// Collects keys by their key paths.
struct LayerKeyTable {
    private(set) var keys: [String: LayerKey] = [:]

    /// Adds a property whose changes are animated, or a component of one.
    mutating func add<Value: Animatable>(_ keyPath: String, of property: String? = nil, _ lens: Lens<Value>) {
        keys[keyPath] = LayerKey(property ?? keyPath, lens, isImplicitlyAnimated: true)
    }

    /// Adds a property whose changes are not animated unless asked for.
    mutating func addPlain<Value: Animatable>(_ key: String, _ lens: Lens<Value>) {
        keys[key] = LayerKey(key, lens)
    }

    /// Adds a property that is one of several names.
    mutating func addName<Name: RawRepresentable & Sendable>(_ key: String, _ lens: Lens<Name>)
    where Name.RawValue == String {
        addPlain(key, lens.part({ NameValue(name: $0) }, { $0 = $1.name }))
    }

    /// Adds a point and its coordinates.
    mutating func addPoint(_ keyPath: String, of property: String? = nil, _ lens: Lens<CGPoint>) {
        let property = property ?? keyPath
        add(keyPath, of: property, lens)
        add("\(keyPath).x", of: property, lens.part({ $0.x }, { $0.x = $1 }))
        add("\(keyPath).y", of: property, lens.part({ $0.y }, { $0.y = $1 }))
    }

    /// Adds a size and its two lengths.
    mutating func addSize(_ keyPath: String, of property: String? = nil, _ lens: Lens<CGSize>) {
        let property = property ?? keyPath
        add(keyPath, of: property, lens)
        add("\(keyPath).width", of: property, lens.part({ $0.width }, { $0.width = $1 }))
        add("\(keyPath).height", of: property, lens.part({ $0.height }, { $0.height = $1 }))
    }

    /// Adds a rectangle, its origin and its size, and their parts.
    mutating func addRect(_ key: String, _ lens: Lens<CGRect>) {
        add(key, lens)
        addPoint("\(key).origin", of: key, lens.part({ $0.origin }, { $0.origin = $1 }))
        addSize("\(key).size", of: key, lens.part({ $0.size }, { $0.size = $1 }))
    }

    /// Adds a transform and the parts that have names.
    mutating func addTransform(_ key: String, _ whole: Lens<CATransform3D>, _ parts: Lens<EulerParts>) {
        add(key, whole)
        addVector("\(key).scale", of: key, parts.part({ $0.scale }, { $0.scale = $1 }))
        addVector("\(key).rotation", of: key, parts.part({ $0.rotation }, { $0.rotation = $1 }))
        addVector("\(key).translation", of: key, parts.part({ $0.translation }, { $0.translation = $1 }))
        // Of a whole scale, rotation or translation there is one number, one angle, one displacement in the plane.
        add(
            "\(key).scale", of: key,
            parts.part({ ($0.scale.x + $0.scale.y + $0.scale.z) / 3 }, { $0.scale = SIMD3(repeating: $1) }))
        add("\(key).rotation", of: key, parts.part({ $0.rotation }, { $0.rotation = $1 }).part({ $0.z }, { $0.z = $1 }))
        add(
            "\(key).translation", of: key,
            parts.part(
                { CGSize(width: $0.translation.x, height: $0.translation.y) },
                { ($0.translation.x, $0.translation.y) = (Double($1.width), Double($1.height)) }))
    }

    private mutating func addVector(_ keyPath: String, of property: String, _ lens: Lens<SIMD3<Double>>) {
        add("\(keyPath).x", of: property, lens.part({ $0.x }, { $0.x = $1 }))
        add("\(keyPath).y", of: property, lens.part({ $0.y }, { $0.y = $1 }))
        add("\(keyPath).z", of: property, lens.part({ $0.z }, { $0.z = $1 }))
    }
}
