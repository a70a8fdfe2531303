import CSDL2

/// SDL, opened when a window is first wanted: linked, it would have every start of the program load forty libraries, and
/// films would need it where there is no display.
struct SDLLibrary {
    private let table: UnsafePointer<SDLFunctions>

    /// SDL's functions.
    var functions: SDLFunctions { table.pointee }

    /// Opens the library.
    static func open() throws(WindowError) -> SDLLibrary {
        guard let library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else {
            throw WindowError.noLibrary(reason: dlerror().map { String(cString: $0) } ?? "it cannot be opened")
        }
        // Neither is ever freed: SDL keeps threads and handlers that may run until the program ends.
        let table = UnsafeMutablePointer<SDLFunctions>.allocate(capacity: 1)
        if let missing = SDLFunctionsFind(table, library) {
            throw WindowError.noLibrary(reason: "it has no \(String(cString: missing))")
        }
        return SDLLibrary(table: UnsafePointer(table))
    }

    /// What SDL says about its last failure.
    var error: String {
        let text = functions.GetError().map { String(cString: $0) } ?? ""
        return text.isEmpty ? "SDL gives no reason" : text
    }
}
