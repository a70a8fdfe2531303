import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

@MainActor
@Suite struct AlertTests {
    private let a = BarScene.screen("a")

    private func buttons(_ alert: UIAlertController) -> [AlertButton] { BarScene.all(AlertButton.self, in: alert.view) }

    @Test func aTapOnAChoiceMakesIt() throws {
        let scene = try BarScene(a)
        let before = scene.picture
        var chosen: [String] = []
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen.append($0.title ?? "") })
        a.present(alert, animated: true)
        scene.settle()
        #expect(alert.view.frame.width == 270 && abs(alert.view.frame.midX - 195) < 1)
        let shown = buttons(alert)
        // Of two, what leaves all as it is comes first.
        #expect(shown.map(\.action.title) == ["Cancel", "Delete"] && shown[0].frame.minY == shown[1].frame.minY)
        scene.tap(shown[1])
        #expect(chosen.isEmpty)
        scene.settle()
        #expect(chosen == ["Delete"] && a.presentedViewController == nil)
        #expect(scene.picture == before && scene.issues.isEmpty)
    }

    @Test func whatIsTypedCanBeRead() throws {
        let scene = try BarScene(a)
        let before = scene.picture
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "First" }
        alert.addTextField { $0.text = "Ada" }
        var name: String?
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak alert] _ in name = alert?.textFields?[1].text })
        a.present(alert, animated: true)
        scene.settle()
        let fields = try #require(alert.textFields)
        #expect(fields.count == 2 && fields[0].isFirstResponder)
        #expect(scene.center(of: fields[0]).y < scene.center(of: fields[1]).y)
        scene.tap(buttons(alert)[0])
        scene.settle()
        #expect(name == "Ada" && scene.picture == before && scene.issues.isEmpty)
    }

    @Test func manyChoicesAreAList() throws {
        let scene = try BarScene(a)
        let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        for title in ["One", "Two", "Three"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        a.present(alert, animated: false)
        scene.settle()
        let shown = buttons(alert)
        #expect(shown.map(\.action.title) == ["One", "Two", "Three", "Cancel"])
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
    }

    @Test func aTapOutsideAListCancels() throws {
        let scene = try BarScene(a)
        let before = scene.picture
        var cancelled = false
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Archive", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled = true })
        a.present(alert, animated: true)
        scene.settle()
        #expect(alert.view.frame == CGRect(x: 8, y: 844 - 34 - 122, width: 374, height: 122))
        scene.tap(CGPoint(x: 195, y: 200))
        scene.settle()
        #expect(cancelled && scene.picture == before && scene.issues.isEmpty)
    }

    @Test func aChoiceThatCannotBeMadeDoesNothing() throws {
        let scene = try BarScene(a)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        action.isEnabled = false
        alert.addAction(action)
        a.present(alert, animated: false)
        scene.settle()
        scene.tap(buttons(alert)[0])
        scene.settle()
        #expect(a.presentedViewController === alert)
        action.isEnabled = true
        scene.stage.advance(by: 0)
        scene.tap(buttons(alert)[0])
        scene.settle()
        #expect(a.presentedViewController == nil)
    }
}
