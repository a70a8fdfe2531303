import ChildPrograms
import CoreGraphics
import Testing

/// A headless Chromium, driven through its debugging pipe: one page, with keys and clicks as a person makes them.
@MainActor
final class Browser {
    private let folder: TemporaryFolder
    private let process: ChildProgram
    private let commands: FileHandle
    private let answers: FileHandle
    private var unread = Data()
    private var lastNumber = 0
    private var session: String?

    /// Where there is no Chromium, `scripts/bootstrap` installs it.
    private static let program = "chromium"

    /// Starts the browser with a window of a size in points.
    init(width: Int, height: Int) throws {
        folder = try TemporaryFolder()
        let (commandPipe, answerPipe) = (folder.file("commands"), folder.file("answers"))
        for pipe in [commandPipe, answerPipe] { try #require(mkfifo(pipe, 0o600) == 0) }
        // The browser reads from its third and writes to its fourth file, which only a shell can open for it.
        let command = """
            exec \(Self.program) --headless --no-sandbox --disable-gpu --force-color-profile=srgb --hide-scrollbars \
            --no-first-run --user-data-dir='\(folder.file("profile"))' \
            --remote-debugging-pipe about:blank 3<'\(commandPipe)' 4>'\(answerPipe)' 2>/dev/null
            """
        process = try ChildProgram("/bin/sh", ["-c", command], output: .nowhere)
        // Each waits for the other end.
        commands = try #require(FileHandle(forWritingAtPath: commandPipe))
        answers = try #require(FileHandle(forReadingAtPath: answerPipe))
        let target = try call("Target.createTarget", ["url": "about:blank"])
        let attached = try call("Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
        session = try #require(attached["sessionId"] as? String)
        _ = try call("Page.enable")
        try resize(width: width, height: height)
    }

    /// Ends the browser.
    func quit() {
        try? commands.close()
        try? answers.close()
        process.waitForEnd()
    }

    /// Opens an address and waits until it is there.
    func open(_ address: String) throws {
        _ = try call("Page.navigate", ["url": address])
        while try message()["method"] as? String != "Page.loadEventFired" {}
    }

    /// The value of an expression, which may be a promise.
    @discardableResult
    func evaluate(_ expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let problem = answer["exceptionDetails"] { throw Problem("\(expression): \(problem)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Waits until something is true, for a number of frames of the display at the most.
    func wait(until condition: String, frames: Int = 600) throws {
        let isTrue = try evaluate(
            """
            new Promise(resolve => {
              let rest = \(frames);
              const look = () => (\(condition)) ? resolve(true)
                : (rest -= 1) > 0 ? requestAnimationFrame(look) : resolve(false);
              look();
            })
            """)
        if isTrue as? Bool != true { throw Problem("never came true: \(condition)") }
    }

    /// Presses a key: a character, or the name of a key.
    func press(_ key: String) throws {
        let codes = ["ArrowLeft": 37, "ArrowRight": 39, "Escape": 27, "Tab": 9, "Home": 36, "End": 35, "Enter": 13]
        var event: [String: Any] = ["key": key, "windowsVirtualKeyCode": codes[key] ?? 0]
        if key.count == 1 { event["text"] = key }
        if key == "Enter" { event["text"] = "\r" }
        for type in ["keyDown", "keyUp"] {
            event["type"] = type
            _ = try call("Input.dispatchKeyEvent", event)
        }
    }

    /// Types a text.
    func type(_ text: String) throws { for character in text { try press(String(character)) } }

    /// Moves the pointer to the middle of an element, and clicks there if asked to.
    func point(at selector: String, clicks: Bool = false) throws {
        let place = try evaluate(
            """
            (() => {
              const element = document.querySelector(\(quoted(selector)));
              element.scrollIntoView({ block: "center" });
              const rect = element.getBoundingClientRect();
              return [rect.x + rect.width / 2, rect.y + rect.height / 2];
            })()
            """)
        let numbers = try #require(place as? [Double])
        var event: [String: Any] = ["type": "mouseMoved", "x": numbers[0], "y": numbers[1]]
        _ = try call("Input.dispatchMouseEvent", event)
        guard clicks else { return }
        (event["button"], event["clickCount"]) = ("left", 1)
        for type in ["mousePressed", "mouseReleased"] {
            event["type"] = type
            _ = try call("Input.dispatchMouseEvent", event)
        }
    }

    /// Says what the system asks of pages: `prefers-color-scheme` and the like.
    func setMedia(_ features: [(name: String, value: String)]) throws {
        _ = try call(
            "Emulation.setEmulatedMedia", ["features": features.map { ["name": $0.name, "value": $0.value] }])
    }

    /// Makes the window another size, in points, with some pixels to a point.
    func resize(width: Int, height: Int, scale: Double = 1) throws {
        _ = try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 600])
    }

    /// What the page looks like, as a PNG.
    func screenshot() throws -> Data {
        let answer = try call("Page.captureScreenshot", ["format": "png"])
        return try #require(Data(base64Encoded: answer["data"] as? String ?? ""))
    }

    /// A text as JavaScript writes it.
    func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: text, options: [.fragmentsAllowed])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "''"
    }

    // MARK: The protocol

    private struct Problem: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        lastNumber += 1
        var command: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
        if let session { command["sessionId"] = session }
        try commands.write(contentsOf: try JSONSerialization.data(withJSONObject: command) + [0])
        while true {
            let message = try message()
            guard message["id"] as? Int == lastNumber else { continue }
            if let error = message["error"] { throw Problem("\(method): \(error)") }
            return message["result"] as? [String: Any] ?? [:]
        }
    }

    /// The next message, an answer or an event.
    private func message() throws -> [String: Any] {
        while true {
            if let end = unread.firstIndex(of: 0) {
                let data = Data(unread[..<end])
                unread = Data(unread[unread.index(after: end)...])
                return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
            }
            let more = answers.availableData
            if more.isEmpty { throw Problem("\(Self.program) has gone; scripts/bootstrap installs it") }
            unread += more
        }
    }
}
