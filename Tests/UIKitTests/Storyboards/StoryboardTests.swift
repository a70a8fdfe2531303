import InterludeStage
import Testing
import UIKit

/// A screen of the storyboard, with an outlet, actions and a segue of its own.
final class BoardScreen: UIViewController, StoryboardConnectable {
    var titleLabel: UILabel!
    var taps = 0
    var prepared: [String] = []
    var cameBack = 0

    func tapped() { taps += 1 }
    func back(_ segue: UIStoryboardSegue) { cameBack += 1 }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier ?? "") }

    class var connections: [StoryboardConnection] {
        [
            .outlet("titleLabel", \BoardScreen.titleLabel), .action("tapped", BoardScreen.tapped),
            .action("back:", BoardScreen.back),
        ]
    }
}

/// A segue that shows its destination its own way.
final class BoardSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
}

/// A segue that goes back its own way.
final class BackSegue: UIStoryboardSegue {
    override func perform() { source.dismiss(animated: false) }
}

/// Storyboards as Xcode saves them.
@MainActor
@Suite(.serialized)
struct StoryboardTests {
    static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
          <scenes>
            <scene sceneID="s0"><objects>
              <navigationController id="nav" sceneMemberID="viewController">
                <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r0"/></connections>
              </navigationController>
            </objects></scene>
            <scene sceneID="s1"><objects>
              <viewController storyboardIdentifier="first" id="one" customClass="BoardScreen" customModule="UIKitTests" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v1">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                  <subviews>
                    <label opaque="NO" text="Hello" textAlignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </label>
                    <button buttonType="system" id="b1">
                      <rect key="frame" x="20" y="300" width="100" height="44"/>
                      <state key="normal" title="Next"/>
                      <connections>
                        <action selector="tapped" destination="one" eventType="touchUpInside" id="a1"/>
                        <segue destination="two" kind="show" identifier="next" id="g1"/>
                      </connections>
                    </button>
                    <mapView id="m1"><rect key="frame" x="0" y="500" width="50" height="50"/></mapView>
                  </subviews>
                  <color key="backgroundColor" white="0.5" alpha="1" colorSpace="custom"/>
                  <viewLayoutGuide key="safeArea" id="sa"/>
                  <constraints>
                    <constraint firstItem="l1" firstAttribute="centerX" secondItem="v1" secondAttribute="centerX" id="c1"/>
                    <constraint firstItem="l1" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="30" id="c2"/>
                    <constraint firstItem="l1" firstAttribute="width" constant="200" id="c3"/>
                  </constraints>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                </view>
                <navigationItem key="navigationItem" title="Start" id="n1"/>
                <connections>
                  <outlet property="titleLabel" destination="l1" id="o1"/>
                  <segue destination="three" kind="custom" customClass="BoardSegue" customModule="UIKitTests" identifier="own" id="g2"/>
                  <segue destination="two" kind="presentation" modalPresentationStyle="fullScreen" identifier="modal" id="g3"/>
                </connections>
              </viewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
              <viewController storyboardIdentifier="second" title="Second" id="two" sceneMemberID="viewController">
                <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
                <connections><segue destination="x2" kind="unwind" unwindAction="back:" identifier="home" id="g4"/></connections>
              </viewController>
              <exit id="x2" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
            <scene sceneID="s3"><objects>
              <viewController id="three" sceneMemberID="viewController">
                <connections><segue destination="x3" kind="unwind" unwindAction="back:" identifier="ownBack" customClass="BackSegue" customModule="UIKitTests" id="g5"/></connections>
              </viewController>
              <exit id="x3" userLabel="Exit" sceneMemberID="exit"/>
            </objects></scene>
          </scenes>
        </document>
        """

    /// The screens of the storyboard in a window, and what could not be followed.
    private func open() throws -> (TestScreen, UINavigationController, BoardScreen, [StoryboardIssue]) {
        var issues: [StoryboardIssue] = []
        StoryboardIssue.handler = { issues.append($0) }
        defer { StoryboardIssue.handler = nil }
        let board = try UIStoryboard(data: Data(Self.xml.utf8), name: "Main")
        let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
        let screen = try #require(navigation.topViewController as? BoardScreen)
        let test = try TestScreen(navigation, size: CGSize(width: 375, height: 667))
        return (test, navigation, screen, issues)
    }

    @Test func scenesAreMadeWithTheirViews() throws {
        let (test, _, screen, issues) = try open()
        #expect(screen.titleLabel.text == "Hello" && screen.titleLabel.font.pointSize == 20)
        #expect(screen.titleLabel.textColor == .red && screen.title == nil && screen.navigationItem.title == "Start")
        #expect(screen.view.layer.cornerRadius == 12)
        test.stage.advance(by: 0)
        let label = screen.titleLabel.frame
        #expect(label.width == 200 && abs(label.midX - 187.5) <= 0.5)
        #expect(label.minY == screen.view.safeAreaInsets.top + 30)
        // What is not known is named, with its place, and the rest is there.
        #expect(issues.count == 1 && issues[0].scene == "s1" && issues[0].element == "mapView m1")
        #expect(screen.view.subviews.count == 3)
    }

    @Test func controlsSendActionsAndFollowSegues() throws {
        let (test, navigation, screen, _) = try open()
        let button = try #require(screen.view.subviews[1] as? UIButton)
        #expect(button.title(for: .normal) == "Next" && button.buttonType == .system)
        test.stage.tap(at: CGPoint(x: 70, y: 322))
        test.stage.advance(by: 1)
        #expect(screen.taps == 1 && screen.prepared == ["next"])
        #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title == "Second")
        navigation.topViewController?.performSegue(withIdentifier: "home", sender: nil)
        test.stage.advance(by: 1)
        #expect(navigation.topViewController === screen && screen.cameBack == 1)
    }

    @Test func codeFollowsSeguesOfAllKinds() throws {
        let (test, navigation, screen, _) = try open()
        screen.performSegue(withIdentifier: "own", sender: nil)
        test.stage.advance(by: 1)
        #expect(navigation.presentedViewController != nil && screen.prepared == ["own"])
        navigation.dismiss(animated: false)
        screen.performSegue(withIdentifier: "modal", sender: nil)
        test.stage.advance(by: 1)
        #expect(navigation.presentedViewController?.modalPresentationStyle == .fullScreen)
        navigation.presentedViewController?.performSegue(withIdentifier: "home", sender: nil)
        test.stage.advance(by: 1)
        #expect(navigation.presentedViewController == nil && screen.cameBack == 1)
    }

    @Test func anUnwindingSegueMayGoItsOwnWay() throws {
        let (test, navigation, screen, issues) = try open()
        screen.performSegue(withIdentifier: "own", sender: nil)
        test.stage.advance(by: 1)
        navigation.presentedViewController?.performSegue(withIdentifier: "ownBack", sender: nil)
        // At once: the segue's class dismisses without animation, after the action.
        #expect(navigation.presentedViewController == nil && screen.cameBack == 1)
        #expect(issues.count == 1)
    }

    @Test func whatCannotBeReadIsAnErrorWithItsLine() {
        #expect(throws: StoryboardError.self) { try UIStoryboard(data: Data("<document><scenes>".utf8), name: "a") }
        #expect(throws: StoryboardError.self) { try UIStoryboard(data: Data("<plist/>".utf8), name: "b") }
        #expect(throws: StoryboardError.unreadable(file: "/nowhere/c.storyboard")) {
            try UIStoryboard(contentsOf: "/nowhere/c.storyboard")
        }
    }

    @Test func coloursThatNameEachOtherAreNoColours() throws {
        let xml = """
            <document initialViewController="c"><scenes><scene sceneID="s"><objects><viewController id="c">
            <view key="view" id="v"><color key="backgroundColor" name="A"/><color key="tintColor" systemColor="D"/>
            <subviews><view id="w"><color key="backgroundColor" name="C"/></view></subviews></view>
            </viewController></objects></scene></scenes>
            <resources>
            <namedColor name="A"><color name="B"/></namedColor><namedColor name="B"><color name="A"/></namedColor>
            <namedColor name="C"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
            <systemColor name="D"><color systemColor="D"/></systemColor>
            </resources></document>
            """
        let board = try UIStoryboard(data: Data(xml.utf8), name: "Colours")
        let screen = try #require(board.instantiateInitialViewController())
        let test = try TestScreen(screen)
        #expect(screen.view.backgroundColor == nil && screen.view.tintColor == .systemBlue)
        #expect(screen.view.subviews[0].backgroundColor == .red)
        test.stage.advance(by: 0)
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func damagedFilesNeitherStopNorHang(seed: UInt64) throws {
        StoryboardIssue.handler = { _ in }
        defer { StoryboardIssue.handler = nil }
        let stage = try Stage(size: CGSize(width: 40, height: 60))
        var random = SeededGenerator(seed)
        let bytes = Array(Self.xml.utf8)
        let words = Self.xml.split(separator: "\"").map(String.init)
        for _ in 0..<500 {
            var data = bytes
            if Bool.random(using: &random) {
                // An attribute's value is put in another one's place.
                var parts = words
                let (to, from) = (
                    Int.random(in: 0..<parts.count, using: &random), Int.random(in: 0..<parts.count, using: &random)
                )
                if to % 2 == 1 { parts[to] = parts[from | 1 < parts.count ? from | 1 : 1] }
                data = Array(parts.joined(separator: "\"").utf8)
            } else {
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let length = Int.random(in: 1...60, using: &random)
                data.removeSubrange(start..<min(start + length, data.count))
            }
            guard let board = try? UIStoryboard(data: Data(data), name: "damaged") else { continue }
            guard let controller = board.instantiateInitialViewController() else { continue }
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            stage.advance(by: 0)
            (controller as? UINavigationController)?.topViewController?.performSegue(
                withIdentifier: "next", sender: nil)
            stage.advance(by: 0.5)
            window.isHidden = true
            window.rootViewController = nil
        }
    }
}
