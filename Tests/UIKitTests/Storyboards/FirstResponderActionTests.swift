import InterludeStage
import Testing
import UIKit

/// Actions of a storyboard that go to whoever takes them.
@MainActor
struct FirstResponderActionTests {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="one">
          <scenes><scene sceneID="s1"><objects>
            <viewController id="one" customClass="BoardScreen" customModule="UIKitTests" sceneMemberID="viewController">
              <view key="view" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews><view id="v2"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
                  <button buttonType="system" id="b1">
                    <rect key="frame" x="20" y="30" width="100" height="44"/>
                    <connections>
                      <action selector="tapped" destination="fr" eventType="touchUpInside" id="a1"/>
                      <action selector="nobodys" destination="fr" eventType="touchUpInside" id="a2"/>
                    </connections>
                  </button>
                </subviews></view></subviews>
              </view>
              <navigationItem key="navigationItem" id="n1"><barButtonItem key="rightBarButtonItem" title="Go" id="i1">
                <connections><action selector="tapped" destination="fr" id="a3"/></connections>
              </barButtonItem></navigationItem>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
          </objects></scene></scenes>
        </document>
        """

    @Test func theyGoUpToTheFirstWhoHasThem() throws {
        let stage = try Stage(size: CGSize(width: 375, height: 667))
        let board = try UIStoryboard(data: Data(Self.xml.utf8), name: "First")
        let screen = try #require(board.instantiateInitialViewController() as? BoardScreen)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        stage.tap(at: CGPoint(x: 60, y: 50))
        #expect(screen.taps == 1)
        let item = try #require(screen.navigationItem.rightBarButtonItem)
        let action = try #require(item.action)
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
        #expect(screen.taps == 2)
    }
}
