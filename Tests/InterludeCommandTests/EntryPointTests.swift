import Scenes
import Synchronization
import Testing

@testable import InterludeCommand

/// What a call printed and how it ended.
struct Outcome {
    var status: Int32
    var results: String
    var notes: String

    /// Carries out a call inside the test.
    init(of arguments: [String]) {
        let results = Mutex("")
        let notes = Mutex("")
        let console = Console(
            printResult: { text in results.withLock { $0 += text } },
            printNote: { text in notes.withLock { $0 += text } },
            isInteractive: false)
        status = run(arguments, console: console)
        self.results = results.withLock { $0 }
        self.notes = notes.withLock { $0 }
    }
}

@Suite struct EntryPointTests {
    @Test func helpAndVersionAreResults() {
        let help = Outcome(of: ["--help"])
        #expect(help.status == 0 && help.notes.isEmpty)
        for command in Command.all { #expect(help.results.contains("  \(command.name) ")) }
        #expect(Outcome(of: ["--version"]).results == "interlude \(version)\n")
    }

    @Test func everyCommandExplainsAllItsOptions() {
        for command in Command.all {
            for arguments in [[command.name, "--help"], [command.name, "--nonsense", "-h"]] {
                let help = Outcome(of: arguments)
                #expect(help.status == 0 && help.notes.isEmpty)
                for option in command.required + command.options {
                    #expect(help.results.contains(option.name))
                    #expect(help.results.contains(option.summary))
                }
            }
        }
    }

    @Test func helpSaysWhatWordsAnOptionTakes() {
        for command in Command.all {
            let help = Help.page(of: command)
            // The types are many, and the list says what each does; a colour's name is one that people know.
            let kinds: [Option] = [.subtype, .timing, .momentTiming, .fit]
            for option in command.options where kinds.contains(where: { $0.name == option.name }) {
                for name in option.names { #expect(help.contains(name), "\(command.name) \(option.name)") }
            }
        }
        #expect(Help.page(of: .render).contains("x1,y1,x2,y2 (default easeInEaseOut)"))
        #expect(Help.page(of: .frame).contains("x1,y1,x2,y2 (default linear)"))
        #expect(Help.page(of: .demo).contains("(default: 1170x2532)"))
    }

    @Test(arguments: [
        [], [""], ["lsit"], ["--nonsense"], ["list", "--nonsense"], ["list", "more"], ["list", "--json=1"],
    ])
    func aWrongCallEndsWithTwoAndPrintsNoResult(arguments: [String]) {
        let outcome = Outcome(of: arguments)
        #expect(outcome.status == 2)
        #expect(outcome.results.isEmpty)
        #expect(outcome.notes.hasPrefix("interlude: "))
    }

    @Test func aCommandThatIsNearlyRightIsSuggested() {
        #expect(Outcome(of: ["lsit"]).notes.contains("Did you mean list?"))
    }

    @MainActor @Test func theListNamesEveryTypeSubtypeAndScene() {
        let (plain, json) = (Outcome(of: ["list"]), Outcome(of: ["list", "--json"]))
        #expect(plain.status == 0 && json.status == 0)
        for entry in TransitionCatalogue.types + TransitionCatalogue.subtypes {
            #expect(plain.results.contains("  \(entry.name) "))
            #expect(json.results.contains(#"{"name":"\#(entry.name)","#))
        }
        for name in SceneCatalogue.names {
            #expect(plain.results.contains("  \(name) ") && json.results.contains(#"{"name":"\#(name)","#))
        }
    }

    @MainActor @Test func aResultThatCannotBePrintedIsAFailure() {
        let notes = Mutex("")
        let console = Console(
            printResult: { _ in throw Failure("standard output: full") },
            printNote: { text in notes.withLock { $0 += text } }, isInteractive: false)
        #expect(run(["list"], console: console) == 1)
        #expect(notes.withLock { $0 } == "interlude: standard output: full\n")
    }
}
