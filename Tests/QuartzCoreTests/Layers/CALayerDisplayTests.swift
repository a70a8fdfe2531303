import Testing

@testable import QuartzCore

struct CALayerDisplayTests {
    /// A layer with a property of its own that is drawn as a bar.
    private final class Bar: CALayer {
        var drawings = 0
        var progress: CGFloat {
            get { value(forKey: "progress") as? CGFloat ?? 0 }
            set { setValue(newValue, forKey: "progress") }
        }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.value(forKey: event)
            return animation
        }

        override func draw(in ctx: CGContext) {
            drawings += 1
            ctx.setFillColor(.black)
            ctx.fill(CGRect(x: 0, y: 0, width: progress, height: 1))
        }
    }

    private func picture(_ node: RenderNode) -> CGImage? {
        if case .image(let image) = node.contents { image.image } else { nil }
    }

    private func width(_ image: CGImage?) -> Int {
        image.map { image in (0..<8).filter { image.bitmap[$0, 0] != 0 }.count } ?? -1
    }

    @Test func aPropertyOfOnesOwnIsDrawnAsItChanges() {
        let display = TestDisplay(time: 0)
        let bar = Bar()
        bar.bounds = CGRect(x: 0, y: 0, width: 8, height: 1)
        CATransaction.setDisableActions(true)
        bar.progress = 2
        display.add(bar)
        #expect(bar.drawings == 1 && width(picture(display.tree().sublayers[0])) == 2)
        CATransaction.setAnimationDuration(1)
        bar.progress = 6
        CATransaction.flush()
        #expect([0, 0.25, 0.5, 0.99].map { width(picture(display.tree(at: $0).sublayers[0])) } == [2, 3, 4, 6])
        #expect(bar.progress == 6 && bar.presentation()?.value(forKey: "progress") as? CGFloat == 2)
        #expect(bar.animationKeys() == ["progress"])
        display.advance(by: 1)
        let drawings = bar.drawings
        #expect(width(picture(display.tree().sublayers[0])) == 6 && bar.drawings == drawings)
    }

    @Test func aPropertyOfOnesOwnBeginsWithNothing() {
        let display = TestDisplay(time: 0)
        let bar = Bar()
        display.add(bar)
        CATransaction.setAnimationDuration(1)
        bar.progress = 6
        CATransaction.flush()
        display.advance(by: 0.5)
        #expect(bar.presentation()?.progress == 3)
    }

    @Test func contentsAreDrawnAtTheirScale() {
        final class Corner: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(.black)
                ctx.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
            }
        }
        let layer = Corner()
        layer.bounds = CGRect(x: 10, y: 20, width: 3, height: 2)
        layer.contentsScale = 2
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay() && layer.contents == nil)
        CATransaction.flush()
        let image = layer.contents as? CGImage
        #expect(image?.width == 6 && image?.height == 4)
        #expect(image?.bitmap[1, 1] == 0xFF00_0000 && image?.bitmap[2, 1] == 0 && image?.bitmap[1, 2] == 0)
    }

    @Test func delegatesDrawOrDisplay() {
        final class Drawing: NSObject, CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        }
        final class Displaying: NSObject, CALayerDelegate {
            func display(_ layer: CALayer) { layer.contents = "anything" }
        }
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 1)
        layer.contents = "kept"
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents as? String == "kept")
        let (drawing, displaying) = (Drawing(), Displaying())
        layer.delegate = drawing
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect((layer.contents as? CGImage)?.bitmap[0, 0] == 0xFF00_0000)
        layer.delegate = displaying
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(layer.contents as? String == "anything")
    }

    @Test func layoutComesBeforeTheCommitSuperlayersFirst() {
        final class Laid: CALayer {
            nonisolated(unsafe) static var order: [String] = []
            override func layoutSublayers() {
                super.layoutSublayers()
                Laid.order.append(name ?? "")
                sublayers?.first?.frame = bounds
            }
        }
        let display = TestDisplay()
        let (outer, inner) = (Laid(), Laid())
        (outer.name, inner.name) = ("outer", "inner")
        inner.setNeedsLayout()
        outer.addSublayer(inner)
        outer.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
        Laid.order = []
        display.add(outer)
        #expect(Laid.order == ["outer", "inner"] && !outer.needsLayout() && !inner.needsLayout())
        #expect(inner.frame == outer.bounds)
        #expect(display.tree().sublayers[0].sublayers[0].bounds.size == CGSize(width: 30, height: 40))
        Laid.order = []
        display.advance(by: 1)
        #expect(Laid.order == [])
    }

    @Test func layoutThatNeverEndsIsGivenUp() {
        final class Restless: CALayer {
            var isRestless = true
            override func layoutSublayers() { if isRestless { setNeedsLayout() } }
        }
        let layer = Restless()
        layer.setNeedsLayout()
        CATransaction.flush()
        #expect(layer.needsLayout())
        layer.isRestless = false
        CATransaction.flush()
    }

    @Test func renderingDrawsTheModelWithoutItsAnimations() throws {
        let display = TestDisplay(time: 0)
        let layer = display.add()
        CATransaction.setDisableActions(true)
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 2)
        layer.position = CGPoint(x: 50, y: 50)
        layer.backgroundColor = .white
        let child = CALayer()
        child.backgroundColor = .black
        child.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
        layer.addSublayer(child)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 0, 9)
        layer.add(fade, forKey: nil)
        CATransaction.flush()
        let bitmap = try #require(Bitmap(width: 6, height: 3))
        let context = try #require(CGContext(bitmap))
        context.translateBy(x: 1, y: 1)
        layer.render(in: context)
        context.flush()
        let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
        #expect((0..<6).map { bitmap[$0, 1] } == [0, white, black, white, white, 0])
        #expect((0..<6).map { bitmap[$0, 0] } == [0, 0, 0, 0, 0, 0])
    }

    @Test func renderingDrawsWhatHasNotBeenDrawnYet() throws {
        let text = CATextLayer()
        text.bounds = CGRect(x: 0, y: 0, width: 120, height: 30)
        text.string = "Interlude"
        let holder = CALayer()
        holder.bounds = text.bounds
        text.frame = holder.bounds
        holder.addSublayer(text)
        let bitmap = try #require(Bitmap(width: 120, height: 30))
        let context = try #require(CGContext(bitmap))
        holder.render(in: context)
        context.flush()
        #expect(bitmap.bytes.contains { $0 != 0 })
    }

    @Test func textIsDrawnInItsColourAndAnewWhenItChanges() throws {
        let display = TestDisplay(time: 0)
        let text = CATextLayer()
        text.bounds = CGRect(x: 0, y: 0, width: 120, height: 30)
        text.string = "Interlude"
        text.fontSize = 20
        text.foregroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        display.add(text)
        let image = try #require(picture(display.tree().sublayers[0]))
        let inked = (0..<(120 * 30)).map { image.bitmap[$0 % 120, $0 / 120] }.filter { $0 >> 24 == 0xFF }
        #expect(inked.count > 100 && inked.allSatisfy { $0 & 0xFFFFFF == 0xFF })
        #expect(picture(display.tree(at: 5).sublayers[0]) === image)
        CATransaction.setDisableActions(true)
        text.string = NSAttributedString(string: "Play")
        CATransaction.flush()
        let other = try #require(picture(display.tree().sublayers[0]))
        #expect(other !== image)
        text.string = nil
        CATransaction.flush()
        let empty = try #require(picture(display.tree().sublayers[0]))
        #expect(empty.bitmap.bytes.allSatisfy { $0 == 0 })
    }
}
