import CSDL2
import CoreGraphics

/// A window on the desktop that shows pictures, and says what is done to it.
@MainActor
final class SDLWindow {
    // Sound: every pointer comes from SDL, is handed back to SDL alone, on the main thread, and is destroyed once, with
    // the object.
    private let sdl: SDLLibrary
    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: (pointer: OpaquePointer, width: Int, height: Int)?

    /// The smallest size, in the desktop's units.
    private static let minimumSize: (width: Int32, height: Int32) = (240, 320)

    /// Opens a window.
    /// - Parameter size: its size in the desktop's units, from what the desktop leaves free.
    init(title: String, size: (CGSize) -> CGSize) throws(WindowError) {
        let drivers = try Self.drivers()
        sdl = try SDLLibrary.open()
        let functions = sdl.functions
        functions.SetMainReady()
        // Interrupts are the program's to handle, and the screen may sleep.
        for (name, value) in [
            ("SDL_NO_SIGNAL_HANDLERS", "1"), ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"),
            ("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1"), ("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0"),
            ("SDL_VIDEODRIVER", drivers),
        ] {
            _ = functions.SetHint(name, value)
        }
        guard functions.InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
            throw WindowError.noDisplay(reason: sdl.error)
        }
        var bounds = SDL_Rect(x: 0, y: 0, w: 1280, h: 800)
        _ = functions.GetDisplayUsableBounds(0, &bounds)
        let size = size(CGSize(width: Int(bounds.w), height: Int(bounds.h)))
        let center = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        guard
            let window = functions.CreateWindow(
                title, center, center, Int32(size.width), Int32(size.height), flags)
        else {
            let reason = sdl.error
            functions.QuitSubSystem(UInt32(SDL_INIT_VIDEO))
            throw WindowError.refused(what: "the window could not be opened", reason: reason)
        }
        guard let renderer = functions.CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue) else {
            let reason = sdl.error
            functions.DestroyWindow(window)
            functions.QuitSubSystem(UInt32(SDL_INIT_VIDEO))
            throw WindowError.refused(what: "the window cannot be drawn to", reason: reason)
        }
        functions.SetWindowMinimumSize(window, Self.minimumSize.width, Self.minimumSize.height)
        (self.window, self.renderer) = (window, renderer)
    }

    isolated deinit {
        if let texture { sdl.functions.DestroyTexture(texture.pointer) }
        sdl.functions.DestroyRenderer(renderer)
        sdl.functions.DestroyWindow(window)
        sdl.functions.QuitSubSystem(UInt32(SDL_INIT_VIDEO))
    }

    /// The kinds of displays that are there. Left to itself, SDL makes do with one that nobody sees.
    private static func drivers() throws(WindowError) -> String {
        let environment = ProcessInfo.processInfo.environment
        func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
        if let chosen = environment["SDL_VIDEODRIVER"], !chosen.isEmpty { return chosen }
        let there = [("WAYLAND_DISPLAY", "wayland"), ("DISPLAY", "x11")].filter { isSet($0.0) }
        guard !there.isEmpty else {
            throw WindowError.noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
        }
        return there.map(\.1).joined(separator: ",")
    }

    /// What stands in the title bar.
    var title = "" {
        didSet { if title != oldValue { sdl.functions.SetWindowTitle(window, title) } }
    }

    /// The size in the desktop's units, which the mouse's places are in.
    var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        sdl.functions.GetWindowSize(window, &width, &height)
        return CGSize(width: max(1, Int(width)), height: max(1, Int(height)))
    }

    /// The size in pixels.
    var pixelSize: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        guard sdl.functions.GetRendererOutputSize(renderer, &width, &height) == 0 else { return size }
        return CGSize(width: max(1, Int(width)), height: max(1, Int(height)))
    }

    /// Shows a picture that is as large as the window is in pixels.
    func show(_ picture: CGImage) throws(WindowError) {
        let functions = sdl.functions
        let texture = try texture(width: picture.width, height: picture.height)
        let bitmap = picture.bitmap
        guard functions.UpdateTexture(texture, nil, bitmap.bytes.baseAddress, Int32(bitmap.bytesPerRow)) == 0,
            functions.RenderClear(renderer) == 0, functions.RenderCopy(renderer, texture, nil, nil) == 0
        else { throw WindowError.refused(what: "the window cannot be drawn to", reason: sdl.error) }
        functions.RenderPresent(renderer)
    }

    /// Waits until something happens, or some seconds have passed.
    func nextEvent(within seconds: Double) -> WindowEvent? {
        let end = ContinuousClock.now + .seconds(seconds)
        var event = SDL_Event()
        while true {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard sdl.functions.WaitEventTimeout(&event, Int32(max(0, left.rounded(.up)))) == 1 else { return nil }
            if let known = WindowEvent(event, isMirrored: isMirroring) { return known }
            if left <= 0 { return nil }
        }
    }

    private var isMirroring: Bool {
        sdl.functions.GetModState().rawValue & (KMOD_ALT.rawValue | KMOD_CTRL.rawValue) != 0
    }

    private func texture(width: Int, height: Int) throws(WindowError) -> OpaquePointer {
        if let texture, texture.width == width, texture.height == height { return texture.pointer }
        if let texture { sdl.functions.DestroyTexture(texture.pointer) }
        texture = nil
        // The name of the format that has red in the lowest byte, as bitmaps have.
        let format = SDL_PIXELFORMAT_ABGR8888.rawValue
        guard
            let pointer = sdl.functions.CreateTexture(
                renderer, format, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width), Int32(height))
        else { throw WindowError.refused(what: "the window cannot be drawn to", reason: sdl.error) }
        _ = sdl.functions.SetTextureBlendMode(pointer, SDL_BLENDMODE_NONE)
        texture = (pointer, width, height)
        return pointer
    }
}
