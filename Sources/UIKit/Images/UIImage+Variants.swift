extension UIImage {
    /// The same picture, with its own colours or as a shape to be coloured.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The picture's shape in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// The picture's shape in a colour, in a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with {
            $0.tint = renderingMode == .alwaysTemplate ? nil : color
            $0.renderingMode = renderingMode
        }
    }

    /// The same picture, whose edges keep their size when it is stretched; copies fill the middle.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture, whose edges keep their size when it is stretched.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
    ) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same picture, which goes beyond what is to be aligned by some points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentInsets = alignmentInsets }
    }

    /// The same picture with a baseline, some points from the bottom.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    /// The same picture without a baseline.
    public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    /// The same picture, mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// The same picture, to be mirrored where reading goes from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// A picture that shows others in turn, in some seconds; nil of none.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.frames = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// The same picture in fewer pixels: as large as fits a size in points; nil for a size without an area.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard size.width > 0, size.height > 0, own.width > 0, own.height > 0 else { return nil }
        let factor = min(size.width / own.width, size.height / own.height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let result = CGSize(width: own.width * factor, height: own.height * factor)
        return UIGraphicsImageRenderer(size: result, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: result))
        }
    }

    /// The picture, ready to be shown: it always is.
    public func preparingForDisplay() -> UIImage? { self }

    /// The picture as a PNG file; nil when there is none.
    public func pngData() -> Data? { shown(in: nil).flatMap { try? PictureFile.encode($0, as: .png) } }

    /// The picture as a JPEG file, on white, of a quality from 0 to 1; nil when there is none.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        shown(in: nil).flatMap { try? PictureFile.encode($0, as: .jpeg(quality: compressionQuality)) }
    }
}
