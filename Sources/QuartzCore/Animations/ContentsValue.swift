/// What a layer shows as its contents, perhaps on the way from something else.
struct ContentsValue {
    /// A change that is under way.
    struct Fade {
        /// The picture that the change began with.
        var image: CGImage?
        /// How much of the new picture shows, 0 to 1.
        var fraction: Double
    }

    /// What was set: a picture, or an object that holds one.
    var object: Any?
    /// The picture in it.
    var image: CGImage?
    var fade: Fade?

    init(_ object: Any? = nil) {
        self.object = object
        image = object.flatMap { plainValue(of: $0) as? CGImage }
    }

    /// Whether two values show the same object.
    func isSame(as other: ContentsValue) -> Bool {
        switch (object, other.object) {
        case (nil, nil): true
        case (let mine?, let its?):
            type(of: mine) is AnyObject.Type && type(of: its) is AnyObject.Type
                && (mine as AnyObject) === (its as AnyObject)
        default: false
        }
    }
}

/// Contents change by fading from one picture to the other.
extension ContentsValue: Animatable {
    static func unboxed(_ value: Any) -> ContentsValue? { ContentsValue(value is NSNull ? nil : value) }

    var boxed: Any { object ?? NSNull() }

    func mixed(with end: ContentsValue, at fraction: Double) -> ContentsValue {
        if fraction <= 0 { return self }
        if fraction >= 1 || image === end.image { return end }
        var contents = end
        contents.fade = Fade(image: image, fraction: fraction)
        return contents
    }

    func adding(_ difference: ContentsValue) -> ContentsValue { difference }

    func multiplied(by factor: Double) -> ContentsValue { self }

    func distance(to other: ContentsValue) -> Double { image === other.image ? 0 : 1 }

    static func weighted(_ values: FourValues<ContentsValue>, _ weights: FourValues<Double>) -> ContentsValue {
        let share: Double = weights.third + weights.fourth
        return values.second.mixed(with: values.third, at: min(max(share, 0), 1))
    }
}
