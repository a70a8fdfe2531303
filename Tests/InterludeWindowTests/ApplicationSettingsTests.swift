import CoreGraphics
import InterludeWindow
import Testing

/// What an app's environment says of how it is run.
@Suite struct ApplicationSettingsTests {
    @Test func nothingSaidIsAPhoneInAWindow() throws {
        #expect(try ApplicationSettings(environment: ["HOME": "/", "INTERLUDE_FILM": ""]) == ApplicationSettings())
    }

    @Test(arguments: [
        ("320x568", 320.0, 568.0, 2.0), ("393x852@3", 393, 852, 3), ("1024x768@1", 1024, 768, 1),
        ("390x844@1.5", 390, 844, 1.5),
    ])
    func screensHaveASizeAndAScale(_ text: String, width: CGFloat, height: CGFloat, scale: CGFloat) throws {
        let settings = try ApplicationSettings(environment: ["INTERLUDE_SCREEN": text])
        #expect(settings.size == CGSize(width: width, height: height) && settings.scale == scale)
    }

    @Test(arguments: [
        "390", "390x", "x844", "0x844", "390x844@", "390x844@0", "390x844@nan", "390x844@2@2", "-1x5", "a",
    ])
    func otherScreensAreRefused(_ text: String) {
        #expect {
            try ApplicationSettings(environment: ["INTERLUDE_SCREEN": text])
        } throws: { error in
            "\(error)".contains("INTERLUDE_SCREEN takes") && "\(error)".contains("'\(text)'")
        }
    }

    @Test func theLogIsOnOrOff() throws {
        #expect(try ApplicationSettings(environment: ["INTERLUDE_LOG": "1"]).printsLog)
        #expect(throws: ApplicationError.self) { try ApplicationSettings(environment: ["INTERLUDE_LOG": "yes"]) }
    }
}
