import CoreGraphics

/// Where things are in the window: the scene's screen as large as it can be, and the bar at the foot.
///
/// Lengths are the window's own points, which grow with it: its texts can be read on every display.
package struct WindowLayout: Equatable, Sendable {
    /// What is at a place.
    package enum Part: Equatable, Sendable {
        case screen, playButton, slider, speedButton
    }

    /// Pixels to a point.
    package let scale: CGFloat
    /// The size of the window.
    package let size: CGSize
    /// The scene's screen, on whole pixels.
    package let screenFrame: CGRect
    /// The bar at the foot, and what is in it.
    package let barFrame: CGRect
    package let playFrame: CGRect
    package let sliderFrame: CGRect
    package let timeFrame: CGRect
    package let speedFrame: CGRect
    /// Points to a point of the scene.
    package let zoom: CGFloat

    private let screenSize: CGSize

    /// How high the bar is.
    package static let barHeight: CGFloat = 56
    /// How far the middle of the slider's knob stays from its ends.
    package static let knobMargin: CGFloat = 9
    /// How far beside the screen a finger still counts as on its edge.
    private static let slack: CGFloat = 24

    /// Lays out a window.
    /// - Parameters:
    ///   - pixels: its size in pixels.
    ///   - screenSize: the size of the scene's screen in points.
    package init(pixels: CGSize, screenSize: CGSize) {
        scale = Self.scale(of: pixels)
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        self.screenSize = screenSize

        let barPixels = min((Self.barHeight * scale).rounded(), pixels.height / 2)
        let room = CGSize(width: pixels.width, height: max(1, pixels.height - barPixels))
        let fit = min(room.width / screenSize.width, room.height / screenSize.height)
        let width = max(1, (screenSize.width * fit).rounded())
        let height = max(1, (screenSize.height * fit).rounded())
        screenFrame = CGRect(
            x: ((room.width - width) / 2).rounded(.down) / scale,
            y: ((room.height - height) / 2).rounded(.down) / scale, width: width / scale, height: height / scale)
        zoom = fit / scale

        let bar = CGRect(x: 0, y: room.height / scale, width: size.width, height: barPixels / scale)
        func part(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: x, y: bar.minY, width: max(0, width), height: bar.height)
        }
        barFrame = bar
        playFrame = part(4, 48)
        speedFrame = part(bar.width - 52, 48)
        timeFrame = part(bar.width - 116, 64)
        sliderFrame = part(58, bar.width - 116 - 58 - 4)
    }

    /// Pixels to a point in a window of so many pixels: one in a phone's, more in larger ones.
    private static func scale(of pixels: CGSize) -> CGFloat {
        min(max((min(pixels.width / 390, pixels.height / 900) * 2).rounded() / 2, 1), 4)
    }

    /// What is at a place; nil for nothing.
    package func part(at place: CGPoint) -> Part? {
        if playFrame.contains(place) { return .playButton }
        if speedFrame.contains(place) { return .speedButton }
        // Its ends are hard to hit otherwise.
        if sliderFrame.insetBy(dx: -6, dy: 0).contains(place) { return .slider }
        if barFrame.contains(place) { return nil }
        return screenFrame.insetBy(dx: -Self.slack, dy: -Self.slack).contains(place) ? .screen : nil
    }

    /// The point of the scene at a place; beside the screen, the one on its edge.
    package func screenPoint(at place: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max((place.x - screenFrame.minX) / zoom, 0), screenSize.width - 0.5),
            y: min(max((place.y - screenFrame.minY) / zoom, 0), screenSize.height - 0.5))
    }

    /// Where a point of the scene is.
    package func place(ofScreenPoint point: CGPoint) -> CGPoint {
        CGPoint(x: screenFrame.minX + point.x * zoom, y: screenFrame.minY + point.y * zoom)
    }

    /// How far along the slider a place is, from 0 to 1.
    package func sliderFraction(at place: CGPoint) -> CGFloat {
        let length = sliderFrame.width - 2 * Self.knobMargin
        return length > 0 ? min(max((place.x - sliderFrame.minX - Self.knobMargin) / length, 0), 1) : 0
    }

    /// The size of a window, in units of the desktop, that is not larger than the desktop.
    ///
    /// Where little is lost by it, a pixel of the scene is a whole number of the desktop's units, or the other way round.
    package static func initialSize(screenSize: CGSize, screenScale: CGFloat, desktop: CGSize) -> CGSize {
        // The desktop has title bars as well.
        let room = CGSize(width: desktop.width * 0.96, height: desktop.height * 0.92)
        // The bar is as high as it will be in a window that has it.
        func window(_ zoom: CGFloat) -> CGSize {
            let screen = CGSize(
                width: (screenSize.width * zoom).rounded(), height: (screenSize.height * zoom).rounded())
            func withBar(_ scale: CGFloat) -> CGSize {
                CGSize(width: screen.width, height: screen.height + (barHeight * scale).rounded())
            }
            let scales = stride(from: 4, to: 1, by: -0.5).map { CGFloat($0) }
            return withBar(scales.first { scale(of: withBar($0)) == $0 } ?? 1)
        }
        func fits(_ zoom: CGFloat) -> Bool { window(zoom).width <= room.width && window(zoom).height <= room.height }
        var fit = min(room.width / screenSize.width, (room.height - barHeight) / screenSize.height)
        while !fits(fit), fit > 0.1 { fit *= 0.95 }
        let steps = [4, 3, 2, 1, 1 / 2, 1 / 3, 1 / 4].map { $0 * screenScale }
        let step = steps.first { $0 <= fit } ?? fit
        return window(step >= fit * 0.75 ? step : fit)
    }
}
