/// Of what a layer's node is made.
enum RenderMoment {
    /// Of what was committed, as its animations stand at a time of what is around the layer.
    case committed(at: CFTimeInterval)
    /// Of what has been set, committed or not, without animations.
    case model

    /// The same moment within a layer whose time passes like this.
    func inside(_ space: TimeSpace) -> RenderMoment {
        switch self {
        case .committed(let time): .committed(at: space.localTime(at: time))
        case .model: .model
        }
    }

    /// The moment so many seconds before.
    func earlier(by delay: CFTimeInterval) -> RenderMoment {
        switch self {
        case .committed(let time): .committed(at: time - delay)
        case .model: .model
        }
    }
}
