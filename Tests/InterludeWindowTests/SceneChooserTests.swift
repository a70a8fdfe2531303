import InterludeWindow
import Testing
import UIKit

/// The screen on which a scene is chosen.
@MainActor
@Suite struct SceneChooserTests {
    private let pixels = CGSize(width: 390, height: 900)

    private func press(_ session: PlaySession, _ keys: WindowKey...) throws {
        for key in keys { try session.handle(.key(key, isShifted: false)) }
    }

    private func click(_ session: PlaySession, _ x: CGFloat, _ y: CGFloat) throws {
        try session.handle(.pressed(CGPoint(x: x, y: y), isMirrored: false))
        try session.pass(frames: 3)
        try session.handle(.released(CGPoint(x: x, y: y)))
        try session.pass(frames: 3)
    }

    @Test func aSceneIsTappedAndComeBackFrom() throws {
        let session = try PlaySession(
            ["dialog", "children", "today"].map { try .of($0, scale: 0.25) }, first: nil, pixels: pixels)
        #expect(session.status.scene == "scenes" && session.status.screens == ["ChooserScreen"])
        try click(session, 290, 250)
        #expect(session.status.scene == "children" && !session.isOver)
        try press(session, .escape)
        #expect(session.status.scene == "scenes" && !session.isOver)
        try click(session, 100, 250)
        #expect(session.status.scene == "dialog")
        try press(session, .tab)
        #expect(session.status.scene == "children")
        try press(session, .escape, .tab)
        #expect(session.status.scene == "dialog")
        try press(session, .escape, .character("p"))
        #expect(session.status.scene == "today")
        try press(session, .escape, .escape)
        #expect(session.isOver)
    }

    @Test func theChooserScrollsAndCanBeLookedBackAt() throws {
        let names = ["dialog", "children", "today", "dialog", "children", "today", "dialog", "children"]
        let session = try PlaySession(names.map { try .of($0, scale: 0.25) }, first: nil, pixels: pixels)
        let before = session.player.frame().digest
        try session.handle(.scrolled(CGVector(dx: 0, dy: -6), at: CGPoint(x: 195, y: 600)))
        try session.pass(frames: 60)
        #expect(session.player.frame().digest != before && session.status.scene == "scenes")
        try press(session, .home)
        #expect(session.player.frame().digest == before)
        // To choose in the past is to choose.
        try click(session, 290, 250)
        try press(session, .character(" "))
        try session.pass(frames: 3)
        #expect(session.status.scene == "children")
    }

    @Test func theChooserIsComeBackToWhereItWas() throws {
        let names = ["dialog", "children", "dialog", "children", "dialog", "children", "dialog", "children"]
        // Lists come to rest on whole pixels.
        let session = try PlaySession(names.map { try .of($0, scale: 1) }, first: nil, pixels: pixels)
        // All pictures are made one by one.
        for _ in names { try session.pass(frames: 1) }
        try session.pass(frames: 60)
        let top = session.player.frame().digest
        try session.handle(.scrolled(CGVector(dx: 0, dy: -6), at: CGPoint(x: 195, y: 600)))
        try session.pass(frames: 240)
        let place = session.player.frame().digest
        #expect(place != top)
        for _ in 0..<2 {
            try click(session, 290, 300)
            #expect(session.status.scene != "scenes")
            try press(session, .escape)
            #expect(session.player.frame().digest == place)
        }
        // It goes back to its own beginning, and on from there.
        try session.handle(.scrolled(CGVector(dx: 0, dy: 10), at: CGPoint(x: 195, y: 300)))
        try session.pass(frames: 600)
        #expect(session.player.frame().digest == top)
        try press(session, .home)
        #expect(session.player.frame().digest == place)
        try press(session, .character(" "))
        try session.pass(frames: 1)
        #expect(session.player.frame().digest == place)
        // From beyond the end it comes to the end.
        try session.handle(.scrolled(CGVector(dx: 0, dy: -60), at: CGPoint(x: 195, y: 600)))
        try session.pass(frames: 40)
        try press(session, .tab, .escape)
        let end = session.player.frame().digest
        try session.handle(.scrolled(CGVector(dx: 0, dy: -60), at: CGPoint(x: 195, y: 600)))
        try session.pass(frames: 240)
        #expect(session.player.frame().digest == end)
    }
}
