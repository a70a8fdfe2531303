extension LayerKeyTable {
    mutating func addShape() {
        let shape = Lens({ $0.special.shape }, { $0.special.shape = $1 })
        addPlain("path", shape.part({ $0.path }, { $0.path = $1 }))
        add("fillColor", shape.part({ $0.fillColor }, { $0.fillColor = $1 }))
        addName("fillRule", shape.part({ $0.fillRule }, { $0.fillRule = $1 }))
        add("strokeColor", shape.part({ $0.strokeColor }, { $0.strokeColor = $1 }))
        add("strokeStart", shape.part({ $0.strokeStart }, { $0.strokeStart = $1 }))
        add("strokeEnd", shape.part({ $0.strokeEnd }, { $0.strokeEnd = $1 }))
        add("lineWidth", shape.part({ $0.lineWidth }, { $0.lineWidth = $1 }))
        addName("lineCap", shape.part({ $0.lineCap }, { $0.lineCap = $1 }))
        addName("lineJoin", shape.part({ $0.lineJoin }, { $0.lineJoin = $1 }))
        add("miterLimit", shape.part({ $0.miterLimit }, { $0.miterLimit = $1 }))
        add("lineDashPhase", shape.part({ $0.lineDashPhase }, { $0.lineDashPhase = $1 }))
        add("lineDashPattern", shape.part({ $0.lineDashPattern }, { $0.lineDashPattern = $1 }))
    }

    mutating func addGradient() {
        let gradient = Lens({ $0.special.gradient }, { $0.special.gradient = $1 })
        add("colors", gradient.part({ $0.colors }, { $0.colors = $1 }))
        add("locations", gradient.part({ $0.locations }, { $0.locations = $1 }))
        addPoint("startPoint", gradient.part({ $0.startPoint }, { $0.startPoint = $1 }))
        addPoint("endPoint", gradient.part({ $0.endPoint }, { $0.endPoint = $1 }))
        addName("type", gradient.part({ $0.type }, { $0.type = $1 }))
    }

    mutating func addText() {
        let text = Lens({ $0.special.text }, { $0.special.text = $1 })
        addPlain("string", text.part({ $0.string }, { $0.string = $1 }))
        addPlain("font", text.part({ $0.font }, { $0.font = $1 }))
        add("fontSize", text.part({ $0.fontSize }, { $0.fontSize = $1 }))
        add("foregroundColor", text.part({ $0.foregroundColor }, { $0.foregroundColor = $1 }))
        addPlain("wrapped", text.part({ $0.isWrapped }, { $0.isWrapped = $1 }))
        addName("truncationMode", text.part({ $0.truncationMode }, { $0.truncationMode = $1 }))
        addName("alignmentMode", text.part({ $0.alignmentMode }, { $0.alignmentMode = $1 }))
    }

    mutating func addReplicator() {
        let replicator = Lens({ $0.special.replicator }, { $0.special.replicator = $1 })
        addPlain(
            "instanceCount",
            replicator.part(
                { Double($0.instanceCount) }, { $0.instanceCount = Int(exactly: $1.rounded(.down)) ?? 1 }))
        addPlain("preservesDepth", replicator.part({ $0.preservesDepth }, { $0.preservesDepth = $1 }))
        add("instanceDelay", replicator.part({ $0.instanceDelay }, { $0.instanceDelay = $1 }))
        let transform = replicator.part({ $0.instanceTransform }, { $0.instanceTransform = $1 })
        addTransform("instanceTransform", transform, transform.part({ EulerParts($0) }, { $0 = $1.matrix }))
        add("instanceColor", replicator.part({ $0.instanceColor }, { $0.instanceColor = $1 }))
        add("instanceRedOffset", replicator.part({ $0.redOffset }, { $0.redOffset = $1 }))
        add("instanceGreenOffset", replicator.part({ $0.greenOffset }, { $0.greenOffset = $1 }))
        add("instanceBlueOffset", replicator.part({ $0.blueOffset }, { $0.blueOffset = $1 }))
        add("instanceAlphaOffset", replicator.part({ $0.alphaOffset }, { $0.alphaOffset = $1 }))
    }

    mutating func addBackdrop() {
        let backdrop = Lens({ $0.special.backdrop }, { $0.special.backdrop = $1 })
        add("blurRadius", backdrop.part({ $0.blurRadius }, { $0.blurRadius = $1 }))
        add("saturation", backdrop.part({ $0.saturation }, { $0.saturation = $1 }))
        add("tintColor", backdrop.part({ $0.tintColor }, { $0.tintColor = $1 }))
    }
}
