/// What a backdrop layer has besides a layer's properties.
struct BackdropProperties {
    var blurRadius: CGFloat = 0
    var saturation: CGFloat = 1
    var tintColor: CGColor?
}
