/// Storyboards as an app of some size has them.
enum Storyboards {
    /// A file of scenes that lead from one to the next, each with labels, buttons, a stack, a field and constraints.
    static func app(scenes count: Int) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="vc0"><scenes>
            """
        for number in 0..<count { text += scene(number, of: count) }
        return text + "</scenes></document>"
    }

    private static func scene(_ number: Int, of count: Int) -> String {
        let rows = (0..<8).map { row in label("l\(number)-\(row)", "Line \(row) of screen \(number)") }.joined()
        return """
            <scene sceneID="s\(number)"><objects>
            <viewController storyboardIdentifier="screen\(number)" id="vc\(number)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v\(number)">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
            <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="t\(number)">
            <subviews>\(rows)</subviews></stackView>
            <textField borderStyle="roundedRect" placeholder="Name" translatesAutoresizingMaskIntoConstraints="NO" \
            id="f\(number)"/>
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b\(number)">
            <state key="normal" title="Next"/>
            <connections><segue destination="vc\((number + 1) % count)" kind="show" id="g\(number)"/></connections>
            </button>
            </subviews>
            <viewLayoutGuide key="safeArea" id="a\(number)"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>
            \(constraint("t\(number)", "top", "a\(number)", "top", 16, "c\(number)-0"))
            \(constraint("t\(number)", "leading", "v\(number)", "leadingMargin", 0, "c\(number)-1"))
            \(constraint("v\(number)", "trailingMargin", "t\(number)", "trailing", 0, "c\(number)-2"))
            \(constraint("f\(number)", "top", "t\(number)", "bottom", 20, "c\(number)-3"))
            \(constraint("f\(number)", "leading", "t\(number)", "leading", 0, "c\(number)-4"))
            \(constraint("f\(number)", "trailing", "t\(number)", "trailing", 0, "c\(number)-5"))
            \(constraint("b\(number)", "top", "f\(number)", "bottom", 20, "c\(number)-6"))
            \(constraint("b\(number)", "centerX", "v\(number)", "centerX", 0, "c\(number)-7"))
            </constraints>
            </view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="r\(number)" sceneMemberID="firstResponder"/>
            </objects></scene>
            """
    }

    private static func label(_ id: String, _ text: String) -> String {
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        text="\(text)" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label>
        """
    }

    private static func constraint(
        _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int, _ id: String
    ) -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(other)" constant="\(constant)" id="\(id)"/>
        """
    }
}
