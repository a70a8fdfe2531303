import CSDL2
import CoreGraphics

extension WindowEvent {
    /// What an event of SDL's means; nil where it means nothing here.
    init?(_ event: SDL_Event, isMirrored: Bool) {
        switch SDL_EventType(event.type) {
        case SDL_QUIT: self = .close
        case SDL_WINDOWEVENT:
            switch SDL_WindowEventID(UInt32(event.window.event)) {
            case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED: self = .changed
            case SDL_WINDOWEVENT_CLOSE: self = .close
            default: return nil
            }
        case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: self = .changed
        case SDL_KEYDOWN:
            let modifiers = UInt32(event.key.keysym.mod)
            // Commands of the desktop's own.
            if modifiers & (KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue) != 0 { return nil }
            guard let key = WindowKey(event.key.keysym.sym) else { return nil }
            // Held down, only the arrows go on.
            if event.key.repeat != 0, key != .left, key != .right { return nil }
            self = .key(key, isShifted: modifiers & KMOD_SHIFT.rawValue != 0)
        case SDL_TEXTINPUT:
            // On which key it is, and with what, differs between keyboards.
            guard event.text.text.0 == CChar(bitPattern: UInt8(ascii: "?")) else { return nil }
            self = .key(.character("?"), isShifted: true)
        case SDL_MOUSEBUTTONDOWN:
            guard event.button.button == SDL_BUTTON_LEFT else { return nil }
            self = .pressed(WindowEvent.place(event.button.x, event.button.y), isMirrored: isMirrored)
        case SDL_MOUSEBUTTONUP:
            guard event.button.button == SDL_BUTTON_LEFT else { return nil }
            self = .released(WindowEvent.place(event.button.x, event.button.y))
        case SDL_MOUSEMOTION: self = .moved(WindowEvent.place(event.motion.x, event.motion.y))
        case SDL_MOUSEWHEEL:
            let direction: CGFloat = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
            self = .scrolled(
                CGVector(
                    dx: -CGFloat(event.wheel.preciseX) * direction, dy: CGFloat(event.wheel.preciseY) * direction),
                at: WindowEvent.place(event.wheel.mouseX, event.wheel.mouseY))
        default: return nil
        }
    }

    private static func place(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: Int(x), y: Int(y)) }
}

extension WindowKey {
    /// The key that a code of SDL's stands for; nil for those that mean nothing here.
    init?(_ code: SDL_Keycode) {
        switch UInt32(bitPattern: code) {
        case SDLK_LEFT.rawValue: self = .left
        case SDLK_RIGHT.rawValue: self = .right
        case SDLK_TAB.rawValue: self = .tab
        case SDLK_ESCAPE.rawValue: self = .escape
        case SDLK_HOME.rawValue: self = .home
        case SDLK_END.rawValue: self = .end
        case 32...126: self = .character(Character(UnicodeScalar(UInt8(code))))
        default: return nil
        }
    }
}
