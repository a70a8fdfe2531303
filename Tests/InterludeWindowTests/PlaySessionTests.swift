import InterludeWindow
import Testing
import UIKit

/// A window's inside, without a window.
@MainActor
@Suite struct PlaySessionTests {
    private let pixels = CGSize(width: 390, height: 900)

    private func session(_ names: String..., scale: CGFloat = 0.5, folder: String = ".") throws -> PlaySession {
        try PlaySession(names.map { try .of($0, scale: scale) }, first: 0, pixels: pixels, folder: folder)
    }

    private func click(_ session: PlaySession, _ x: CGFloat, _ y: CGFloat) throws {
        try session.handle(.pressed(CGPoint(x: x, y: y), isMirrored: false))
        try session.handle(.released(CGPoint(x: x, y: y)))
    }

    private func press(_ session: PlaySession, _ keys: WindowKey...) throws {
        for key in keys { try session.handle(.key(key, isShifted: false)) }
    }

    @Test func theMouseIsTheFinger() throws {
        let session = try session("dialog")
        try click(session, 195, 766)
        try session.pass(frames: 60)
        #expect(session.status.screens.count == 2 && session.status.isSettled)
        try click(session, 195, 160)
        try session.pass(frames: 60)
        #expect(session.status.screens.count == 1)
    }

    @Test func whereTheDisplayIsDenserTheMouseIsStillWhereItPoints() throws {
        let session = try session("dialog")
        try session.resize(pixels: CGSize(width: 780, height: 1800), units: pixels)
        #expect(session.picture().width == 780 && session.picture().height == 1800)
        #expect(session.status.screenFrame == [0, 0, 390, 844])
        try click(session, 195, 766)
        try session.pass(frames: 60)
        #expect(session.status.screens.count == 2)
    }

    @Test func theSceneIsShownAsItIs() throws {
        let session = try session("dialog", scale: 1)
        let (picture, frame) = (session.picture(), session.player.frame())
        #expect(picture.width == 390 && picture.height == 900 && frame.height == 844)
        #expect(
            (0..<390).allSatisfy { x in
                stride(from: 0, to: 844, by: 7).allSatisfy { picture.bitmap[x, $0] == frame.bitmap[x, $0] }
            })
        // What has not changed need not be shown.
        #expect(session.picture() === picture)
        try session.pass(frames: 5)
        #expect(session.picture() === picture)
        try session.pass(frames: 1)
        #expect(session.picture() !== picture)
    }

    @Test func theSliderGoesBackAndForth() throws {
        let session = try session("dialog")
        try session.pass(frames: 150)
        let slider = session.layout.sliderFrame.insetBy(dx: WindowLayout.knobMargin, dy: 0)
        // The slider is five seconds long, and half of that has passed.
        try session.handle(.pressed(CGPoint(x: slider.minX + slider.width / 5, y: slider.midY), isMirrored: false))
        #expect(session.status.time == 1 && !session.status.isPlaying)
        try session.handle(.moved(CGPoint(x: slider.minX + slider.width * 2 / 5, y: slider.midY)))
        #expect(session.status.time == 2)
        try session.handle(.moved(CGPoint(x: slider.maxX, y: 10)))
        #expect(session.status.time == 2.5)
        try session.handle(.moved(CGPoint(x: slider.minX, y: slider.midY)))
        try session.handle(.released(CGPoint(x: slider.minX, y: slider.midY)))
        try session.handle(.moved(CGPoint(x: slider.midX, y: slider.midY)))
        #expect(session.status.time == 0 && session.isIdle)
        try press(session, .end)
        #expect(session.status.time == 2.5)
        try press(session, .home, .character(" "))
        try session.pass(frames: 3)
        #expect(session.status.time == 0.05)
    }

    @Test func keysDoTheirWork() throws {
        let session = try session("dialog", "children")
        try session.pass(frames: 30)
        try press(session, .character(" "))
        try session.pass(frames: 30)
        #expect(session.status.time == 0.5 && session.title.contains("paused") && session.title.contains("0.50 s"))
        try press(session, .left, .left, .right)
        #expect(session.status.time == 29.0 / 60)
        try press(session, .character("d"), .character("d"))
        #expect(session.status.speed == "1/4" && session.title.contains("¼×"))
        try press(session, .tab)
        #expect(session.status.scene == "children" && session.status.speed == "1/4" && session.status.time == 0)
        try press(session, .character("n"))
        #expect(session.status.scene == "dialog")
        try press(session, .character("p"), .character("t"))
        try session.pass(frames: 400)
        #expect(session.player.reel.moments.contains { !$0.fingers.isEmpty })
        try press(session, .character("r"))
        #expect(session.status.time == 0)
        // The keys are shown over the scene, and taken away by the key that closes otherwise.
        let plain = session.picture()
        try press(session, .character("h"))
        #expect(session.picture() !== plain)
        try press(session, .escape)
        #expect(!session.isOver)
        try press(session, .escape)
        #expect(session.isOver)
    }

    @Test func savedFramesDoNotReplaceEachOther() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("play-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = try session("dialog", folder: folder)
        var saved: [String] = []
        session.onSave = { if case .success(let name) = $0 { saved.append(name) } }
        try session.pass(frames: 30)
        try press(session, .character("s"), .character("s"), .character("s"))
        #expect(saved == ["", "-2", "-3"].map { "\(folder)/dialog-0.50\($0).png" })
        for name in saved {
            #expect(try PictureFile.read(contentsOf: name).digest == session.player.frame().digest)
        }
    }

    @Test func aFrameThatCannotBeSavedIsSaid() throws {
        let session = try session("dialog", folder: "/nonexistent")
        var failures = 0
        session.onSave = { if case .failure = $0 { failures += 1 } }
        try press(session, .character("s"))
        #expect(failures == 1 && !session.isOver)
    }

    @Test func theWheelScrolls() throws {
        let session = try session("today")
        let before = session.player.frame().digest
        try session.handle(.scrolled(CGVector(dx: 0, dy: -2), at: CGPoint(x: 195, y: 600)))
        try session.pass(frames: 60)
        #expect(session.player.frame().digest != before && session.status.isSettled)
        #expect(session.status.screens == ["TodayScreen"])
    }
}
