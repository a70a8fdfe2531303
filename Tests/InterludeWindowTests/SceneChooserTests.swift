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
}
