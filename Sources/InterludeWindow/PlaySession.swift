import InterludeStage
import UIKit

/// What goes on in a window: scenes are played, and keys and the mouse do their work. It needs no display.
@MainActor
package final class PlaySession {
    /// Whether the window shall close.
    package private(set) var isOver = false
    /// Whether the window closes because the app in it shall start anew.
    package private(set) var shallStartAnew = false
    /// The scene's player.
    package private(set) var player: Player

    /// Told of a frame that was saved, or why it was not.
    package var onSave: (Result<String, any Error>) throws -> Void = { _ in }

    private let scenes: [PlayedScene]
    /// Which scene is played; nil while one is chosen.
    private var index: Int?
    private let chooser: SceneChooser?
    private let help: [PlayAction.HelpRow]
    private let threads: Int?
    private let folder: String
    private var chrome: Chrome
    private var pixels: CGSize
    /// Pixels to one of the units that the mouse's places are in.
    private var density: CGFloat = 1
    private var fingers: MouseFingers
    private var wheel = WheelScroll()
    private var isScrubbing = false
    private var shown: (frame: CGImage, time: PlayTime, marks: SliderMarks)?
    private var note: (text: String, frames: Int)?
    private var showsHelp = false

    /// With how many frames the clock and the slider go on while nothing else does: there is no need to show all of a
    /// window sixty times a second for a running number.
    private static let clockFrames = 6
    /// For how many frames something is said.
    private static let noteFrames = 110

    /// Begins a scene.
    /// - Parameters:
    ///   - scenes: those that there are, at least one.
    ///   - index: which of them is played first; nil has one chosen, which is come back to.
    ///   - pixels: the size of the window in pixels.
    ///   - folder: where saved frames go.
    package init(
        _ scenes: [PlayedScene], first index: Int?, pixels: CGSize, playsScript: Bool = false,
        speed: PlaySpeed = .full, threads: Int? = nil, folder: String = "."
    ) throws {
        (self.scenes, self.index, self.threads, self.folder) = (scenes, index, threads, folder)
        self.pixels = pixels
        chooser = index == nil ? SceneChooser(scenes) : nil
        help = PlayAction.help(of: scenes, hasChooser: index == nil)
        let first = chooser?.scene ?? scenes[index ?? 0]
        player = try Player(first, playsScript: playsScript)
        player.speed = speed
        fingers = MouseFingers(on: first.size)
        chrome = try Chrome(pixels: pixels, screenSize: first.size, help: help, threads: threads)
    }

    /// Where everything in the window is.
    package var layout: WindowLayout { chrome.layout }

    /// The window's title.
    package var title: String {
        let time = player.reel.current.time
        // While it plays, in tenths: a title that changes with every frame cannot be read.
        let tenth = PlayTime.unitsPerSecond / 10
        let shown = player.isPlaying ? PlayTime(units: time.units / tenth * tenth) : time
        let state = [player.isPlaying ? "playing" : "paused", player.speed == .full ? nil : player.speed.sign]
        return "\(player.scene.title) — \(state.compactMap(\.self).joined(separator: " ")) — \(shown.text)"
    }

    /// Whether nothing changes by itself.
    package var isIdle: Bool { !player.isPlaying && note == nil }

    /// The window has another size.
    /// - Parameter units: its size in the units that the mouse's places are in.
    package func resize(pixels: CGSize, units: CGSize) throws {
        density = pixels.width / units.width
        guard pixels != self.pixels else { return }
        self.pixels = pixels
        try lay()
    }

    /// Lets some frames of the display go by.
    package func pass(frames: Int) throws {
        try touch(fingers.catchUp())
        if index == nil { try chooser?.makePoster() }
        for _ in 0..<frames {
            if player.isPlaying { try touch(wheel.changes(in: player.scene.size)) }
            player.advance(frames: 1)
            if let chosen = chooser?.takeChoice() {
                try begin(chosen)
                break
            }
        }
        if let note { self.note = note.frames > frames ? (note.text, note.frames - frames) : nil }
    }

    /// What the window shows; the same picture where nothing has changed.
    package func picture() -> CGImage {
        let (frame, moment) = (player.frame(), player.reel.current)
        var state = WindowState()
        if let shown, shown.frame === frame, player.isPlaying, shown.time <= moment.time,
            moment.time.units < shown.time.units + PlaySession.clockFrames * player.speed.step.units
        {
            (state.time, state.marks) = (shown.time, shown.marks)
        } else {
            (state.time, state.marks) = (moment.time, SliderMarks(player.reel))
            shown = (frame, state.time, state.marks)
        }
        (state.isPlaying, state.speed) = (player.isPlaying, player.speed)
        // A lone finger that is the mouse's just now is where the mouse's arrow is.
        let isMouse = moment.fingers.count == 1 && moment.fingers[Finger.mouse] != nil && player.reel.isAtEnd
        if !isMouse { state.fingers = moment.fingers.sorted { $0.key < $1.key }.map(\.value) }
        (state.note, state.showsHelp) = (note?.text, showsHelp)
        return chrome.picture(of: frame, state)
    }

    /// How everything stands.
    package var status: PlayStatus {
        let moment = player.reel.current
        func numbers(_ frame: CGRect) -> [Double] {
            let unit = Double(layout.scale / density)
            return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) * unit }
        }
        return PlayStatus(
            scene: player.scene.name, isPlaying: player.isPlaying, speed: player.speed.rawValue,
            time: moment.time.seconds, screens: moment.screens, fingers: moment.fingers.count,
            isSettled: !moment.isMoving && moment.fingers.isEmpty, screenFrame: numbers(layout.screenFrame),
            sliderFrame: numbers(layout.sliderFrame))
    }

    /// Does what is due to something that happened to the window.
    package func handle(_ event: WindowEvent) throws {
        switch event {
        case .close: isOver = true
        case .changed: break
        case .key(let key, let isShifted): if let action = PlayAction(key, isShifted: isShifted) { try act(action) }
        case .pressed(let place, let isMirrored): try press(at: self.place(place), isMirrored: isMirrored)
        case .moved(let place):
            if isScrubbing { scrub(to: self.place(place)) }
            fingers.move(to: layout.screenPoint(at: self.place(place)))
        case .released(let place):
            isScrubbing = false
            try touch(fingers.release(at: layout.screenPoint(at: self.place(place))))
        case .scrolled(let steps, let place):
            let place = self.place(place)
            guard player.isPlaying, layout.part(at: place) == .screen else { return }
            wheel.turn(by: steps, at: layout.screenPoint(at: place))
        }
    }

    private func act(_ action: PlayAction) throws {
        switch action {
        case .togglePlaying:
            sayIfPast()
            if player.isPlaying { player.pause() } else { try player.play() }
        case .step(let frames): player.step(frames: frames)
        case .goToStart: player.seek(to: player.reel.moments[0].time)
        case .goToEnd: player.seek(to: player.reel.last.time)
        case .slowDown: player.speed = player.speed.next
        case .saveFrame: try saveFrame()
        case .restart: try restart()
        case .playScript: try playScript()
        case .nextScene: try go(by: 1)
        case .previousScene: try go(by: -1)
        case .toggleHelp: showsHelp.toggle()
        case .back:
            if showsHelp {
                showsHelp = false
            } else if chooser != nil, index != nil {
                try begin(nil)
            } else {
                isOver = true
            }
        case .close: isOver = true
        }
    }

    private func go(by step: Int) throws {
        // An app is alone, and does not begin anew by the way.
        guard player.scene.serve == nil else { return }
        let next = index.map { $0 + step } ?? (step > 0 ? 0 : -1)
        try begin((next + scenes.count) % scenes.count)
    }

    private func restart() throws {
        guard player.scene.serve != nil else { return try begin(index) }
        (shallStartAnew, isOver) = (true, true)
    }

    private func playScript() throws {
        guard !player.scene.script.steps.isEmpty else { return say("There is no script of touches") }
        guard player.scene.serve != nil else { return try begin(index, playsScript: true) }
        sayIfPast()
        try player.playScript()
    }

    private func sayIfPast() { if player.isPast { say("An app goes on from its latest moment") } }

    private func press(at place: CGPoint, isMirrored: Bool) throws {
        switch layout.part(at: place) {
        case .screen:
            showsHelp = false
            sayIfPast()
            try touch(fingers.press(at: layout.screenPoint(at: place), isMirrored: isMirrored))
        case .playButton: try act(.togglePlaying)
        case .speedButton: try act(.slowDown)
        case .slider:
            isScrubbing = true
            scrub(to: place)
        case nil: break
        }
    }

    private func scrub(to place: CGPoint) {
        player.seek(to: SliderAxis(of: player.reel).time(at: layout.sliderFraction(at: place)))
    }

    private func touch(_ changes: [TouchInput.Change]) throws {
        for change in changes { try player.touch(change) }
    }

    private func begin(_ index: Int?, playsScript: Bool = false) throws {
        let speed = player.speed
        let isOther = index != self.index
        guard let scene = index.map({ scenes[$0] }) ?? chooser?.scene else { return }
        if isOther, self.index == nil { chooser?.keepPlace() }
        self.index = index
        player = try Player(scene, playsScript: playsScript)
        player.speed = speed
        fingers = MouseFingers(on: scene.size)
        (wheel, isScrubbing) = (WheelScroll(), false)
        if isOther {
            try lay()
            say(scene.title)
        }
    }

    private func lay() throws {
        chrome = try Chrome(pixels: pixels, screenSize: player.scene.size, help: help, threads: threads)
    }

    private func saveFrame() throws {
        let name = SavedFrame.name(of: player.scene.name, at: player.reel.current.time, in: folder)
        let result = Result { try PictureFile.write(player.frame(), to: name) }.map { name }
        switch result {
        case .success: say("Saved \(name.hasPrefix("./") ? String(name.dropFirst(2)) : name)")
        case .failure(let error): say("\(error)")
        }
        try onSave(result)
    }

    private func say(_ text: String) { note = (text, PlaySession.noteFrames) }

    /// A place of the mouse in the window's points.
    private func place(_ units: CGPoint) -> CGPoint {
        CGPoint(x: units.x * density / layout.scale, y: units.y * density / layout.scale)
    }
}
