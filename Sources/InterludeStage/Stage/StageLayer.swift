/// The root layer of a stage. Changes of its own properties show at once, as those of a window's layer do: setting up a
/// stage is not a change that anybody should see happen.
final class StageLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
}
