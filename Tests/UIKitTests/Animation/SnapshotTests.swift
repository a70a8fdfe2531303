import InterludeStage
import Testing

@testable import UIKit

/// Pictures of views.
@MainActor
struct SnapshotTests {
    /// A view with a frame, a corner of another colour and a child.
    private func card(_ scene: AnimationScene) -> UIView {
        let card = UIView(frame: CGRect(x: 30, y: 40, width: 80, height: 60))
        card.backgroundColor = .orange
        card.layer.borderWidth = 4
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.backgroundColor = .blue
        card.addSubview(child)
        scene.window.addSubview(card)
        return card
    }

    @Test(arguments: [1.0, 2, 3]) func aSnapshotLooksAsTheViewDoes(scale: CGFloat) throws {
        let stage = try Stage(size: CGSize(width: 200, height: 200), scale: scale)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        let card = UIView(frame: CGRect(x: 30, y: 40, width: 80.5, height: 60))
        card.backgroundColor = .orange
        card.layer.cornerRadius = 10
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20.25))
        child.backgroundColor = .blue
        card.addSubview(child)
        window.addSubview(card)
        let before = stage.frame()
        let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
        #expect(snapshot.bounds == card.bounds)
        snapshot.frame = card.frame
        window.addSubview(snapshot)
        card.removeFromSuperview()
        let after = stage.frame()
        let differences = zip(before.bitmap.bytes, after.bitmap.bytes).map { abs(Int($0) - Int($1)) }
        // Where the edge lies within a pixel, the picture's own edge is one more time mixed with what is behind.
        #expect(differences.filter { $0 > 2 }.count <= Int(60 * scale) * 4)
    }

    @Test func onlyWithUpdatesItShowsWhatHasBeenSetSince() throws {
        let scene = try AnimationScene()
        let card = card(scene)
        scene.advance(0)
        card.backgroundColor = .green
        func color(_ afterUpdates: Bool) throws -> UInt32 {
            let snapshot = try #require(card.snapshotView(afterScreenUpdates: afterUpdates))
            let picture = try #require(snapshot.layer.contents as? CGImage)
            return picture.bitmap[40, 30]
        }
        let frame = scene.stage.frame()
        let green = frame.bitmap[70, 70]
        card.backgroundColor = .red
        #expect(try color(false) == green)
        #expect(try color(true) != green)
    }

    @Test func whatWaitsForLayoutAndDrawingComesFirst() throws {
        final class Painted: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIGraphicsGetCurrentContext()?.fill(bounds)
            }
        }
        final class Holder: UIView {
            let child = Painted()
            override func layoutSubviews() { child.frame = bounds }
        }
        _ = try AnimationScene()
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        holder.addSubview(holder.child)
        let picture = try #require(holder.snapshotView(afterScreenUpdates: true)?.layer.contents as? CGImage)
        #expect(picture.bitmap[19, 19] != 0)
        #expect(holder.snapshotView(afterScreenUpdates: false)?.layer.contents == nil)
        #expect(holder.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
    }

    @Test func capsKeepTheirSizesWhenItIsStretched() throws {
        let scene = try AnimationScene()
        let card = card(scene)
        scene.advance(0)
        let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        let snapshot = try #require(
            card.resizableSnapshotView(from: card.bounds, afterScreenUpdates: true, withCapInsets: insets))
        snapshot.frame = CGRect(x: 100, y: 150, width: 160, height: 120)
        scene.window.addSubview(snapshot)
        let frame = scene.stage.frame().bitmap
        #expect(frame[103, 200] == frame[100, 200] && frame[104, 200] != frame[100, 200])
        #expect(frame[256, 200] == frame[100, 200] && frame[255, 200] != frame[100, 200])
    }

    @Test func aHierarchyIsDrawnIntoAContext() throws {
        let scene = try AnimationScene()
        let card = card(scene)
        scene.advance(0)
        #expect(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: card.bounds, format: format).image { _ in
            #expect(card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
        }
        let picture = try #require(image.cgImage)
        let frame = scene.stage.frame().bitmap
        #expect(picture.bitmap[40, 50] == frame[70, 90] && picture.bitmap[15, 15] == frame[45, 55])
    }
}
