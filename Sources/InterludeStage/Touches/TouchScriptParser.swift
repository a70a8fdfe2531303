extension TouchScript {
    /// Reads a script from its written form, a gesture a line:
    ///
    ///     # Comments begin like this.
    ///     0.5 tap 100 200
    ///     1.0 drag 10 300 to 380 300 in 0.4 ease
    ///     wait 0.5
    ///     tap 100 200 twice
    ///     press 100 200 for 0.8
    ///     drag 10 10 to 200 10 to 200 300 in 1 hold 0.2 finger 1
    ///     pinch 200 300 from 60 to 180 in 0.5 turn 90
    ///     6 down 10 20
    ///     7 up 10 20
    ///
    /// A line may begin with its time in seconds; without one the gesture begins when those before it have ended. Places
    /// are in points; `in` and `for` give seconds, `turn` degrees. A pace is `even`, `ease`, `easein` or `easeout`.
    /// - Throws: ``TouchScriptError``, which names the line and the place in it.
    public init(parsing text: String) throws(TouchScriptError) {
        self.init()
        // Line ends of other systems come as one character, too.
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        for (index, line) in lines.enumerated() {
            var parser = TouchLineParser(line, number: index + 1)
            try parser.read(into: &self)
            guard steps.count <= TouchLineParser.maximumSteps else {
                throw TouchScriptError(
                    line: index + 1, column: 1,
                    problem: .outOfRange("a script has \(TouchLineParser.maximumSteps) places of fingers at most"))
            }
        }
    }
}

/// Reads one line of a script.
private struct TouchLineParser {
    private struct Word {
        let text: String
        let column: Int
    }

    private let number: Int
    private var words: [Word] = []
    private var index = 0
    private let endColumn: Int

    /// Hours of fingers that move all the time.
    static let maximumSteps = 1_000_000
    /// The largest number of seconds and points.
    private static let limit = 100_000.0

    init(_ line: Substring, number: Int) {
        self.number = number
        var current = ""
        var begin = 1
        var column = 0
        for character in line {
            if character == "#" { break }
            column += 1
            if character.isWhitespace {
                if !current.isEmpty { words.append(Word(text: current, column: begin)) }
                current = ""
            } else {
                if current.isEmpty { begin = column }
                current.append(character)
            }
        }
        if !current.isEmpty { words.append(Word(text: current, column: begin)) }
        endColumn = column + 1
    }

    mutating func read(into script: inout TouchScript) throws(TouchScriptError) {
        guard let first = words.first else { return }
        var time: TimeInterval?
        if Double(first.text) != nil { time = try duration("a time") }
        let verb = try word("a gesture")
        switch verb.text {
        case "wait":
            if time != nil { throw error(.expected("a gesture", found: verb.text), verb.column) }
            script.wait(try duration("how many seconds"))
        case "tap":
            let place = try point()
            let count = take("twice") ? 2 : take("thrice") ? 3 : 1
            script.tap(at: place, count: count, finger: try finger(), time: time)
        case "press":
            let place = try point()
            try expect("for")
            let seconds = try duration("how many seconds")
            script.press(at: place, duration: seconds, finger: try finger(), time: time)
        case "drag":
            try drag(&script, time)
        case "pinch":
            try pinch(&script, time)
        case "down", "move", "up", "cancel":
            try step(&script, verb, time)
        default:
            throw error(
                .expected("tap, press, drag, pinch, wait, down, move, up or cancel", found: verb.text), verb.column)
        }
        if index < words.count {
            throw error(.expected("the end of the line", found: words[index].text), words[index].column)
        }
    }

    private mutating func drag(_ script: inout TouchScript, _ time: TimeInterval?) throws(TouchScriptError) {
        var points = [try point()]
        try expect("to")
        points.append(try point())
        while take("to") { points.append(try point()) }
        try expect("in")
        let seconds = try duration("how many seconds")
        let pace = pace()
        let hold = take("hold") ? try duration("how many seconds") : 0
        script.drag(along: points, duration: seconds, pace: pace, hold: hold, finger: try finger(), time: time)
    }

    private mutating func pinch(_ script: inout TouchScript, _ time: TimeInterval?) throws(TouchScriptError) {
        let center = try point()
        try expect("from")
        let from = try duration("how far apart")
        try expect("to")
        let to = try duration("how far apart")
        try expect("in")
        let seconds = try duration("how many seconds")
        let pace = pace()
        let turn = take("turn") ? try number("how many degrees") : 0
        script.pinch(
            at: center, spread: (from, to), angle: (0, turn * .pi / 180), duration: seconds, pace: pace, time: time)
    }

    private mutating func step(
        _ script: inout TouchScript, _ verb: Word, _ time: TimeInterval?
    ) throws(TouchScriptError) {
        let place = try point()
        let finger = try finger()
        let moment = time ?? script.duration
        let last = script.steps.last { $0.finger == finger && $0.time <= moment }
        let isDown = last.map { $0.phase == .began || $0.phase == .moved } ?? false
        if isDown == (verb.text == "down") {
            throw error(.impossible("finger \(finger) is \(isDown ? "already" : "not") down"), verb.column)
        }
        let phases: [String: UITouch.Phase] = ["down": .began, "move": .moved, "up": .ended, "cancel": .cancelled]
        script.add(phases[verb.text] ?? .moved, at: place, finger: finger, time: time)
    }

    // MARK: Words

    private mutating func word(_ what: String) throws(TouchScriptError) -> Word {
        guard index < words.count else { throw error(.missing(what), endColumn) }
        index += 1
        return words[index - 1]
    }

    private mutating func take(_ keyword: String) -> Bool {
        guard index < words.count, words[index].text == keyword else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ keyword: String) throws(TouchScriptError) {
        let found = try word("\"\(keyword)\"")
        if found.text != keyword { throw error(.expected("\"\(keyword)\"", found: found.text), found.column) }
    }

    private mutating func number(_ what: String) throws(TouchScriptError) -> Double {
        let found = try word(what)
        guard let value = Double(found.text), value.isFinite else {
            throw error(.expected(what, found: found.text), found.column)
        }
        guard abs(value) <= TouchLineParser.limit else {
            throw error(.outOfRange("\(found.text) is more than \(Int(TouchLineParser.limit))"), found.column)
        }
        return value
    }

    private mutating func duration(_ what: String) throws(TouchScriptError) -> Double {
        let value = try number(what)
        if value < 0 { throw error(.outOfRange("\(what) cannot be less than 0"), words[index - 1].column) }
        return value
    }

    private mutating func point() throws(TouchScriptError) -> CGPoint {
        let x = try number("x")
        return CGPoint(x: x, y: try number("y"))
    }

    private mutating func pace() -> TouchScript.Pace {
        if take("ease") { return .ease }
        if take("easein") { return .easeIn }
        if take("easeout") { return .easeOut }
        _ = take("even")
        return .even
    }

    private mutating func finger() throws(TouchScriptError) -> Int {
        guard take("finger") else { return 0 }
        let value = try duration("the finger's number")
        guard value == value.rounded(), value < 10 else {
            throw error(.outOfRange("a finger's number is from 0 to 9"), words[index - 1].column)
        }
        return Int(value)
    }

    private func error(_ problem: TouchScriptError.Problem, _ column: Int) -> TouchScriptError {
        TouchScriptError(line: number, column: column, problem: problem)
    }
}
