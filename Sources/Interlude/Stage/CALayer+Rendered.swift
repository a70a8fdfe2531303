import UIKit

extension CALayer {
    /// A picture of the layer, with all that is in it.
    /// - Parameter scale: pixels to a point.
    @MainActor
    func rendered(scale: CGFloat) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { render(in: $0.cgContext) }.cgImage
    }
}
