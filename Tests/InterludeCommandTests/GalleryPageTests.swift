import CoreGraphics
import Testing

@testable import InterludeCommand

/// The gallery's page as a browser shows it.
@MainActor
@Suite(.serialized) struct GalleryPageTests {
    private static let frames = 6
    private static let width = 60
    private let folder: TemporaryFolder
    private let address: String

    init() throws {
        folder = try TemporaryFolder()
        let outcome = Outcome(of: [
            "gallery", "-o", folder.path, "--only", "cube,fade,ca-push,swing,scene-dialog", "--frames",
            "\(Self.frames)",
            "--width", "\(Self.width)", "--fps", "2", "--quiet",
        ])
        try #require(outcome.status == 0, "\(outcome.notes)")
        address = "file://" + folder.file("index.html")
    }

    /// Runs a test with the page open.
    private func browse(at link: String = "", _ test: @MainActor (Browser) throws -> Void) throws {
        let browser = try Browser(width: 1280, height: 800)
        defer { browser.quit() }
        try browser.setMedia([("prefers-reduced-motion", "reduce"), ("prefers-color-scheme", "light")])
        try browser.open(address + link)
        try test(browser)
    }

    /// Waits until the large view shows a frame.
    private func waitForFrame(_ frame: Int, _ browser: Browser) throws {
        try browser.wait(until: "document.getElementById('screen').dataset.frame === '\(frame)'")
    }

    /// The pixels of a canvas.
    private func pixels(of selector: String, _ browser: Browser) throws -> [UInt8] {
        let text = try browser.evaluate(
            """
            (() => {
              const canvas = document.querySelector(\(browser.quoted(selector)));
              const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
              return btoa(Array.from(data, byte => String.fromCharCode(byte)).join(""));
            })()
            """)
        return Array(try #require(Data(base64Encoded: text as? String ?? "")))
    }

    /// The frames that a choice has, drawn here.
    private func film(_ id: String, _ choice: String = "") throws -> [[UInt8]] {
        let entry = try #require(try GalleryEntry.all().first { $0.id == id })
        let (before, after) = try GalleryScreens.pictures(width: Self.width)
        let material = GalleryEntry.Material(before: before, after: after, frames: Self.frames, framesPerSecond: 2)
        var frames: [[UInt8]] = []
        try entry.choices.first { $0.name == choice }?.film(material) { frames.append(Array($0.bitmap.bytes)) }
        return frames
    }

    @Test func everyFrameIsTheOneThatIsRendered() throws {
        try browse(at: "#cube/up@0.4") { browser in
            try waitForFrame(2, browser)
            let expected = try film("cube", "up")
            // Compared as a whole, so that a failure shows no thousand numbers.
            @MainActor func isSame(_ frame: Int) throws -> Bool {
                try pixels(of: "#screen", browser) == expected[frame]
            }
            #expect(try isSame(2))
            for frame in [3, 4, 5] {
                try browser.press("ArrowRight")
                try waitForFrame(frame, browser)
                #expect(try isSame(frame))
            }
            #expect(try browser.evaluate("position.textContent") as? String == "frame 5 of 5 · 100 %")
            try browser.press("ArrowRight")
            try browser.press("ArrowLeft")
            try waitForFrame(4, browser)
            #expect(try browser.evaluate("location.hash") as? String == "#cube/up@0.8")
            try browser.press("Home")
            try waitForFrame(0, browser)
            #expect(try isSame(0))
            // Another link while the page is open.
            for link in ["ca-push/fromTop", "swing", "scene-dialog"] {
                let parts = link.split(separator: "/").map(String.init)
                let expected = try film(parts[0], parts.count > 1 ? parts[1] : "")
                let frame = expected.count / 2
                let moment = Double(frame) / Double(expected.count - 1)
                try browser.evaluate("delete document.getElementById('screen').dataset.frame")
                try browser.evaluate("location.hash = '\(link)@\(moment)'")
                try waitForFrame(frame, browser)
                let isSame = try pixels(of: "#screen", browser) == expected[frame]
                #expect(isSame, "\(link)")
            }
        }
    }

    @Test func directionAndPaceAreChosenByKeysAndChangeTheSwift() throws {
        try browse { browser in
            try browser.point(at: "#card-cube", clicks: true)
            try waitForFrame(0, browser)
            @MainActor func code() throws -> String? { try browser.evaluate("code.textContent") as? String }
            #expect(try code() == "navigation.transition = .cube(.left)")
            try browser.press("ArrowRight")
            try browser.evaluate("document.querySelector('#directions input').focus()")
            try browser.press("ArrowRight")
            try browser.wait(until: "location.hash === '#cube/right@0.2'")
            let isSame = try pixels(of: "#screen", browser) == film("cube", "right")[1]
            #expect(isSame)
            #expect(try code() == "navigation.transition = .cube(.right)")
            try browser.evaluate("document.querySelector('#curves input').focus()")
            try browser.press("ArrowRight")
            #expect(try code() == "navigation.transition = .cube(.right).paced(by: .linear)")
            // Another pace shows the same frame at another time.
            try waitForFrame(1, browser)

            // Two entries further, then out: the card that was opened last has the focus.
            try browser.press("]")
            try browser.press("]")
            try browser.wait(until: "document.getElementById('viewer-name').textContent === 'swing'")
            #expect(try browser.evaluate("curves.hidden && directions.hidden") as? Bool == true)
            try browser.press("Escape")
            try browser.wait(until: "location.hash === ''")
            #expect(try browser.evaluate("document.activeElement.id") as? String == "card-swing")
        }
    }

    @Test func theSearchLeavesWhatIsLookedFor() throws {
        try browse { browser in
            @MainActor func shown() throws -> [String]? {
                try browser.evaluate(
                    "[...document.querySelectorAll('.card')].filter(card => card.offsetParent).map(card => card.id)")
                    as? [String]
            }
            let all = try shown()
            #expect(all == ["card-cube", "card-fade", "card-swing", "card-ca-push", "card-scene-dialog"])
            try browser.press("/")
            #expect(try browser.evaluate("document.activeElement.id") as? String == "search")
            try browser.type("Cub")
            #expect(try shown() == ["card-cube"])
            #expect(try browser.evaluate("found.textContent") as? String == "1 of 5")
            try browser.type("/zz")
            #expect(try shown() == [] && browser.evaluate("nothing.hidden") as? Bool == false)
            try browser.press("Escape")
            #expect(try shown() == all && browser.evaluate("nothing.hidden") as? Bool == true)
            // Words of the description and of the code count, too.
            try browser.type("presentation cover")
            #expect(try shown() == ["card-scene-dialog"])
            try browser.press("Escape")
            try browser.type("catransition fromtop")
            #expect(try shown() == ["card-ca-push"])
            // From the search the keyboard goes on to what was found, and into it.
            try browser.evaluate("document.querySelector('#theme').focus()")
            try browser.press("Tab")
            #expect(try browser.evaluate("document.activeElement.id") as? String == "card-ca-push")
            try browser.press("Enter")
            try browser.wait(until: "viewer.open")
        }
    }

    @Test func itPlaysWhereMotionIsWelcomeOnly() throws {
        try browse { browser in
            let canvas = "document.querySelector('#card-fade canvas')"
            try browser.wait(until: "\(canvas).dataset.frame !== undefined")
            let poster = try browser.evaluate("\(canvas).dataset.frame") as? String
            try browser.point(at: "#card-fade")
            try browser.wait(until: "document.querySelector('#card-fade:hover') !== null")
            #expect(try browser.evaluate("\(canvas).dataset.frame") as? String == poster)
            try browser.setMedia([("prefers-reduced-motion", "no-preference")])
            try browser.point(at: "#search")
            try browser.point(at: "#card-fade")
            try browser.wait(until: "\(canvas).dataset.frame === '\(Self.frames - 1)'")
            try browser.point(at: "#search")
            try browser.wait(until: "\(canvas).dataset.frame === '\(poster ?? "")'")
        }
    }

    @Test func coloursFollowTheSystemUntilTheyAreChosen() throws {
        try browse { browser in
            @MainActor func background() throws -> String? {
                try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
            }
            let light = try background()
            try browser.setMedia([("prefers-color-scheme", "dark")])
            try browser.wait(until: "document.documentElement.dataset.theme === 'dark'")
            let dark = try background()
            #expect(light != dark)
            try browser.point(at: "#theme", clicks: true)
            #expect(try background() == light)
            try browser.open(address)
            #expect(try background() == light)
        }
    }

    @Test func nothingIsWiderThanTheScreen() throws {
        try browse(at: "#cube/left@0.4") { browser in
            try waitForFrame(2, browser)
            for width in [360, 768] {
                try browser.resize(width: width, height: 740)
                try browser.wait(until: "innerWidth === \(width)")
                let widths = "[document.documentElement, document.body, viewer].map(element => element.scrollWidth)"
                #expect(try browser.evaluate(widths) as? [Int] == [width, width, width])
            }
        }
    }
}
