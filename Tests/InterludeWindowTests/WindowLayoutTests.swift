import InterludeWindow
import QuartzCore
import Testing

/// Where things are in a window.
@Suite struct WindowLayoutTests {
    private let phone = CGSize(width: 390, height: 844)

    @Test func anyWindowShowsTheWholeScreenInItsShape() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<500 {
            let pixels = CGSize(
                width: .random(in: 200...4000, using: &random), height: .random(in: 200...3000, using: &random)
            )
            .whole
            let screen = CGSize(
                width: .random(in: 200...1400, using: &random), height: .random(in: 200...1400, using: &random)
            )
            .whole
            let layout = WindowLayout(pixels: pixels, screenSize: screen)
            let window = CGRect(origin: .zero, size: layout.size)
            #expect(window.insetBy(dx: -1e-6, dy: -1e-6).contains(layout.screenFrame))
            #expect(layout.screenFrame.maxY <= layout.barFrame.minY + 1e-6)
            #expect(abs(layout.barFrame.maxY - layout.size.height) < 1e-6)
            // To half a pixel, since it lies on whole ones.
            let (width, height) = (layout.screenFrame.width * layout.scale, layout.screenFrame.height * layout.scale)
            #expect(abs(width / (layout.zoom * layout.scale) - screen.width) * layout.zoom * layout.scale <= 0.51)
            #expect(abs(height / (layout.zoom * layout.scale) - screen.height) * layout.zoom * layout.scale <= 0.51)
            for edge in [width, height, layout.screenFrame.minX * layout.scale, layout.screenFrame.minY * layout.scale]
            {
                #expect(abs(edge - edge.rounded()) < 1e-6)
            }
        }
    }

    @Test func aPlaceInTheWindowIsAPointOfTheScreen() {
        let layout = WindowLayout(pixels: CGSize(width: 1000, height: 900), screenSize: phone)
        let point = CGPoint(x: 12, y: 800)
        let place = layout.place(ofScreenPoint: point)
        #expect(layout.part(at: place) == .screen)
        #expect(abs(layout.screenPoint(at: place).x - 12) < 1e-9 && abs(layout.screenPoint(at: place).y - 800) < 1e-9)
        // Fingers come in from outside, over the edge.
        let outside = CGPoint(x: layout.screenFrame.minX - 10, y: 400)
        #expect(layout.part(at: outside) == .screen && layout.screenPoint(at: outside).x == 0)
        #expect(layout.part(at: CGPoint(x: 10, y: 400)) == nil)
    }

    @Test func theBarHasTheControls() {
        let layout = WindowLayout(pixels: CGSize(width: 390, height: 900), screenSize: phone)
        #expect(layout.scale == 1 && layout.screenFrame == CGRect(origin: .zero, size: phone))
        for (frame, part) in [
            (layout.playFrame, WindowLayout.Part.playButton), (layout.sliderFrame, .slider),
            (layout.speedFrame, .speedButton),
        ] {
            #expect(layout.barFrame.contains(frame))
            #expect(layout.part(at: CGPoint(x: frame.midX, y: frame.midY)) == part)
        }
        #expect(layout.part(at: CGPoint(x: layout.timeFrame.midX, y: layout.timeFrame.midY)) == nil)
        let slider = layout.sliderFrame
        #expect(layout.sliderFraction(at: CGPoint(x: slider.midX, y: 0)) == 0.5)
        #expect(layout.sliderFraction(at: CGPoint(x: slider.minX - 50, y: 0)) == 0)
        #expect(layout.sliderFraction(at: CGPoint(x: slider.maxX + 50, y: 0)) == 1)
    }

    @Test(arguments: [
        (CGSize(width: 1920, height: 1053), CGSize(width: 390, height: 900)),
        (CGSize(width: 3840, height: 2130), CGSize(width: 780, height: 1800)),
        (CGSize(width: 1280, height: 1024), CGSize(width: 390, height: 900)),
    ])
    func onACommonDesktopAPixelOfTheSceneIsAWholeNumber(desktop: CGSize, size: CGSize) {
        #expect(WindowLayout.initialSize(screenSize: phone, screenScale: 2, desktop: desktop) == size)
    }

    @Test func aNewWindowHasNothingBesideTheScreen() {
        for screen in [phone, CGSize(width: 180, height: 320), CGSize(width: 1080, height: 1920)] {
            let desktop = CGSize(width: 1920, height: 1053)
            let size = WindowLayout.initialSize(screenSize: screen, screenScale: 1, desktop: desktop)
            let layout = WindowLayout(pixels: size, screenSize: screen)
            #expect(abs(layout.screenFrame.width - layout.size.width) <= 1)
            #expect(abs(layout.screenFrame.height - layout.barFrame.minY) <= 1)
        }
    }

    @Test func theWindowFitsOnAnyDesktop() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<500 {
            let desktop = CGSize(
                width: .random(in: 640...5000, using: &random), height: .random(in: 480...3000, using: &random))
            let scale = CGFloat(Int.random(in: 1...4, using: &random))
            let size = WindowLayout.initialSize(screenSize: phone, screenScale: scale, desktop: desktop)
            #expect(size.width <= desktop.width && size.height <= desktop.height)
            #expect(size.height >= desktop.height * 0.5 || size.width >= desktop.width * 0.5)
        }
    }
}

extension CGSize {
    fileprivate var whole: CGSize { CGSize(width: width.rounded(), height: height.rounded()) }
}
