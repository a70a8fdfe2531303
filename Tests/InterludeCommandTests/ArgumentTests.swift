import CoreGraphics
import QuartzCore
import Testing

@testable import InterludeCommand

/// A command that takes two pictures and every option that the shared table has.
private let everything = Command(
    name: "everything", summary: "takes everything", operands: ["BEFORE", "AFTER"], required: [.output],
    options: [
        .moment, .type, .subtype, .duration, .framesPerSecond, .timing, .size, .fit, .background, .hold, .sheet,
        .threads, .json, .quiet,
    ]
) { _, _ in }

private func read(_ arguments: String...) throws -> Settings {
    try everything.settings(from: ["a.png", "b.png", "-o", "c.mp4"] + arguments)
}

/// What is said to a call that is wrong.
private func complaint(_ arguments: [String]) -> String? {
    do throws(Misuse) {
        _ = try everything.settings(from: arguments)
        return nil
    } catch {
        return error.description
    }
}

private func complaint(about arguments: String...) -> String? { complaint(["a", "b", "-o", "c"] + arguments) }

@Suite struct ArgumentTests {
    @Test func aCallThatSaysLittleGetsTheDefaults() throws {
        let settings = try read()
        #expect(settings.operands == ["a.png", "b.png"])
        #expect(settings.output == "c.mp4")
        #expect(settings.type == .push)
        #expect(settings.subtype == .fromRight)
        #expect(settings.duration == 0.6)
        #expect(settings.framesPerSecond == 60)
        #expect(settings.fit == .fill)
        #expect(settings.background == .black)
        #expect(settings.timing == nil && settings.size == nil && settings.hold == nil && settings.sheet == nil)
        #expect(!settings.printsJSON && !settings.isQuiet)
    }

    @Test func aValueFollowsItsOptionOrAnEqualsSign() throws {
        #expect(try read("--type", "fade").type == .fade)
        #expect(try read("--type=fade").type == .fade)
        #expect(try read("--output=d=e.gif").output == "d=e.gif")
        #expect(try read("-o", "-").output == "-")
        #expect(try read("--timing", "-0,0,1,1").timing == .linear)
    }

    @Test func theLastOfTwoValuesHolds() throws {
        #expect(try read("--fps", "25", "--fps", "50").framesPerSecond == 50)
    }

    @Test func optionsAndPicturesComeInAnyOrder() throws {
        let settings = try everything.settings(from: ["--quiet", "a", "--fps", "30", "b", "-o", "c", "--json"])
        #expect(settings.operands == ["a", "b"])
        #expect(settings.isQuiet && settings.printsJSON && settings.framesPerSecond == 30)
    }

    @Test func afterTwoDashesEverythingIsAPicture() throws {
        #expect(try everything.settings(from: ["-o", "c", "--", "--type", "-b"]).operands == ["--type", "-b"])
    }

    @Test(arguments: [
        (["--size", "1080x1920"], PixelSize(width: 1080, height: 1920)),
        (["--size=1x32768"], PixelSize(width: 1, height: 32768)),
    ])
    func sizesAreReadWhole(arguments: [String], size: PixelSize) throws {
        #expect(try everything.settings(from: ["a", "b", "-o", "c"] + arguments).size == size)
    }

    @Test(arguments: [
        ("#000", 0, 0, 0, 255), ("#f80", 255, 136, 0, 255), ("#12AbEf", 18, 171, 239, 255),
        ("#12345678", 18, 52, 86, 120), ("White", 255, 255, 255, 255), ("transparent", 0, 0, 0, 0),
        ("orange", 255, 165, 0, 255),
    ])
    func coloursAreReadExactly(text: String, red: Int, green: Int, blue: Int, alpha: Int) throws {
        let color = try read("--background", text).background
        #expect(
            [color.red, color.green, color.blue, color.alpha] == [red, green, blue, alpha].map { CGFloat($0) / 255 })
    }

    @Test(arguments: [
        ["--type", "psuh"], ["--type"], ["--type="], ["--type", "--json"], ["--subtype", "fromright"],
        ["--duration", "0"], ["--duration", "-1"], ["--duration", "nan"], ["--duration", "inf"], ["--duration", "1s"],
        ["--fps", "0"], ["--fps", "1001"], ["--fps", ""], ["--timing", "0,0,1"], ["--timing", "0,0,1,1,"],
        ["--timing", "0,0,1.5,1"], ["--timing", "a,0,0,1,1"], ["--size", "0x4"], ["--size", "4"], ["--size", "4x4x4"],
        ["--size", "99999x1"], ["--size", "4x99999999999999999999"], ["--size", "-4x4"], ["--size", "32768x32768"],
        ["--fit", "cover"],
        ["--background", "#12"], ["--background", "#gggggg"], ["--background", "#+12345"], ["--background", "reed"],
        ["--hold", "-0.1"], ["--sheet", "1"], ["--sheet", "2.5"], ["--threads", "0"], ["--threads", "1e3"],
        ["--at", "1.01"], ["--at", "-0.01"], ["--json=yes"], ["-o"], ["-o", ""],
    ])
    func aWrongValueIsRefusedByTheNameOfItsOption(arguments: [String]) throws {
        let said = try #require(complaint(["a", "b", "-o", "c"] + arguments))
        let name = try #require(arguments.first?.split(separator: "=").first)
        #expect(said.contains(name))
        #expect(said.contains("takes"))
        #expect(said.contains("See 'interlude everything --help'."))
    }

    @Test func aNameThatIsNearlyRightIsSuggested() {
        #expect(complaint(about: "--type", "psuh")?.contains("Did you mean push?") == true)
        #expect(complaint(about: "--type", "MOVEIN")?.contains("Did you mean moveIn?") == true)
        #expect(complaint(about: "--subtype", "fromright")?.contains("Did you mean fromRight?") == true)
        #expect(complaint(about: "--timing", "ease-in")?.contains("Did you mean easeIn?") == true)
        #expect(complaint(about: "--background", "reed")?.contains("Did you mean red?") == true)
        #expect(complaint(about: "--durration", "1")?.contains("Did you mean --duration?") == true)
        #expect(complaint(about: "--type", "xyzzy")?.contains("Did you mean") == false)
    }

    @Test func whatIsMissingOrTooMuchIsNamed() {
        #expect(complaint(["-o", "c"])?.hasPrefix("BEFORE and AFTER are missing") == true)
        #expect(complaint(["a", "-o", "c"])?.hasPrefix("AFTER is missing") == true)
        #expect(complaint(["a", "b"])?.hasPrefix("'-o FILE' is missing") == true)
        #expect(complaint(["a", "b", "d", "-o", "c"])?.hasPrefix("unexpected 'd'") == true)
        #expect(complaint(["", "b", "-o", "c"])?.hasPrefix("BEFORE is empty") == true)
    }

    @Test func everyDefaultReadsAsItIsWritten() throws {
        for option in everything.required + everything.options {
            guard let text = option.defaultText else { continue }
            var settings = Settings()
            #expect(option.store(&settings, text), "\(option.name) \(text)")
            #expect(settings == Settings(), "\(option.name) \(text)")
        }
    }
}
