/// Storyboards as three versions of Xcode save them, written for these tests.
enum BoardFixtures {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES"
        """

    /// A launch screen.
    static let launch =
        head + """
             launchScreen="YES" initialViewController="01J-lp-oVM">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <dependencies>
                    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22122"/>
                    <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                    <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
                </dependencies>
                <scenes>
                    <!--View Controller-->
                    <scene sceneID="EHf-IW-A2E">
                        <objects>
                            <viewController id="01J-lp-oVM" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="Ze5-6b-2t3">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                    <subviews>
                                        <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" image="star.fill" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="im1-aa-aaa">
                                            <rect key="frame" x="136.66" y="366" width="120" height="120"/>
                                            <color key="tintColor" systemColor="systemIndigoColor"/>
                                            <constraints>
                                                <constraint firstAttribute="width" constant="120" id="w1a-aa-aaa"/>
                                                <constraint firstAttribute="width" secondItem="im1-aa-aaa" secondAttribute="height" multiplier="1:1" id="r1a-aa-aaa"/>
                                            </constraints>
                                        </imageView>
                                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Interlude" textAlignment="center" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="la1-aa-aaa">
                                            <rect key="frame" x="146" y="502" width="101" height="29"/>
                                            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="24"/>
                                            <nil key="textColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>
                                    </subviews>
                                    <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                    <constraints>
                                        <constraint firstItem="im1-aa-aaa" firstAttribute="centerX" secondItem="Ze5-6b-2t3" secondAttribute="centerX" id="c1a-aa-aaa"/>
                                        <constraint firstItem="im1-aa-aaa" firstAttribute="centerY" secondItem="Ze5-6b-2t3" secondAttribute="centerY" id="c2a-aa-aaa"/>
                                        <constraint firstItem="la1-aa-aaa" firstAttribute="top" secondItem="im1-aa-aaa" secondAttribute="bottom" constant="16" id="c3a-aa-aaa"/>
                                        <constraint firstItem="la1-aa-aaa" firstAttribute="centerX" secondItem="Ze5-6b-2t3" secondAttribute="centerX" id="c4a-aa-aaa"/>
                                    </constraints>
                                </view>
                            </viewController>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="iYj-Kq-Ea1" userLabel="First Responder" sceneMemberID="firstResponder"/>
                        </objects>
                        <point key="canvasLocation" x="53" y="375"/>
                    </scene>
                </scenes>
                <resources>
                    <image name="star.fill" catalog="system" width="128" height="116"/>
                    <systemColor name="systemBackgroundColor">
                        <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    </systemColor>
                    <systemColor name="systemIndigoColor">
                        <color red="0.34509803921568627" green="0.33725490196078434" blue="0.83921568627450982" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </systemColor>
                </resources>
            </document>
            """

    /// An app with tabs: a list with prototypes, settings with static cells, pages, and what a list leads to.
    static let tabs =
        head + """
             initialViewController="tab-00-bar">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>
                    <!--Tab Bar Controller-->
                    <scene sceneID="tab-sc-ene">
                        <objects>
                            <tabBarController id="tab-00-bar" sceneMemberID="viewController">
                                <tabBar key="tabBar" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" id="bar-00-bar">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="49"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                    <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                    <color key="tintColor" name="AccentColor"/>
                                </tabBar>
                                <connections>
                                    <segue destination="nav-00-one" kind="relationship" relationship="viewControllers" id="rel-00-one"/>
                                    <segue destination="nav-00-two" kind="relationship" relationship="viewControllers" id="rel-00-two"/>
                                    <segue destination="pag-00-vcs" kind="relationship" relationship="viewControllers" id="rel-00-thr"/>
                                </connections>
                            </tabBarController>
                            <placeholder placeholderIdentifier="IBFirstResponder" id="fr0-00-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                        </objects>
                        <point key="canvasLocation" x="0.0" y="0.0"/>
                    </scene>
                    <!--Library-->
                    <scene sceneID="nav-sc-one">
                        <objects>
                            <navigationController automaticallyAdjustsScrollViewInsets="NO" id="nav-00-one" sceneMemberID="viewController">
                                <tabBarItem key="tabBarItem" title="Library" image="list.bullet" catalog="system" id="tbi-00-one"/>
                                <toolbarItems/>
                                <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="nba-00-one">
                                    <rect key="frame" x="0.0" y="59" width="393" height="96"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                    <color key="tintColor" name="AccentColor"/>
                                </navigationBar>
                                <nil name="viewControllers"/>
                                <connections>
                                    <segue destination="lis-00-tvc" kind="relationship" relationship="rootViewController" id="rel-00-lis"/>
                                </connections>
                            </navigationController>
                        </objects>
                    </scene>
                    <scene sceneID="lis-sc-ene">
                        <objects>
                            <tableViewController id="lis-00-tvc" customClass="BoardList" customModule="UIKitTests" customModuleProvider="target" sceneMemberID="viewController">
                                <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="lis-00-tab">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                    <prototypes>
                                        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="default" accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="Song" textLabel="tl0-00-001" detailTextLabel="dl0-00-001" style="IBUITableViewCellStyleSubtitle" id="cel-00-001">
                                            <rect key="frame" x="0.0" y="50" width="393" height="55"/>
                                            <autoresizingMask key="autoresizingMask"/>
                                            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="cel-00-001" id="cv0-00-001">
                                                <rect key="frame" x="0.0" y="0.0" width="362" height="55"/>
                                                <autoresizingMask key="autoresizingMask"/>
                                                <subviews>
                                                    <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" insetsLayoutMarginsFromSafeArea="NO" text="Title" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="tl0-00-001">
                                                        <rect key="frame" x="20" y="10" width="33" height="20"/>
                                                        <autoresizingMask key="autoresizingMask"/>
                                                        <fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/>
                                                        <nil key="textColor"/>
                                                    </label>
                                                    <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" insetsLayoutMarginsFromSafeArea="NO" text="Subtitle" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="dl0-00-001">
                                                        <rect key="frame" x="20" y="31" width="44" height="14"/>
                                                        <autoresizingMask key="autoresizingMask"/>
                                                        <fontDescription key="fontDescription" type="system" pointSize="13"/>
                                                        <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    </label>
                                                </subviews>
                                            </tableViewCellContentView>
                                            <connections>
                                                <segue destination="det-00-vcs" kind="show" identifier="detail" id="seg-00-det"/>
                                            </connections>
                                        </tableViewCell>
                                    </prototypes>
                                    <connections>
                                        <outlet property="dataSource" destination="lis-00-tvc" id="ds0-00-001"/>
                                        <outlet property="delegate" destination="lis-00-tvc" id="de0-00-001"/>
                                    </connections>
                                </tableView>
                                <navigationItem key="navigationItem" title="Library" id="nit-00-lis">
                                    <barButtonItem key="rightBarButtonItem" systemItem="add" id="bbi-00-add">
                                        <connections>
                                            <segue destination="shi-00-vcs" kind="presentation" identifier="add" id="seg-00-add"/>
                                        </connections>
                                    </barButtonItem>
                                </navigationItem>
                            </tableViewController>
                        </objects>
                    </scene>
                    <scene sceneID="det-sc-ene">
                        <objects>
                            <viewController id="det-00-vcs" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="det-00-vie">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                    <subviews>
                                        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" alignment="center" spacing="20" translatesAutoresizingMaskIntoConstraints="NO" id="det-00-sta">
                                            <rect key="frame" x="20" y="119" width="353" height="300"/>
                                            <subviews>
                                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="det-00-cov">
                                                    <rect key="frame" x="56" y="0.0" width="240" height="240"/>
                                                    <color key="backgroundColor" systemColor="systemTealColor"/>
                                                    <constraints>
                                                        <constraint firstAttribute="height" constant="240" id="cov-00-hei">
                                                            <variation key="heightClass=compact" constant="120"/>
                                                        </constraint>
                                                        <constraint firstAttribute="width" secondItem="det-00-cov" secondAttribute="height" id="cov-00-wid"/>
                                                    </constraints>
                                                    <userDefinedRuntimeAttributes>
                                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                                            <integer key="value" value="16"/>
                                                        </userDefinedRuntimeAttribute>
                                                    </userDefinedRuntimeAttributes>
                                                </view>
                                                <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="det-00-lab">
                                                    <attributedString key="attributedText">
                                                        <fragment content="Night ">
                                                            <attributes>
                                                                <color key="NSColor" systemColor="labelColor"/>
                                                                <font key="NSFont" metaFont="systemBold" size="28"/>
                                                            </attributes>
                                                        </fragment>
                                                        <fragment content="Drive">
                                                            <attributes>
                                                                <color key="NSColor" systemColor="systemTealColor"/>
                                                                <font key="NSFont" metaFont="systemBold" size="28"/>
                                                            </attributes>
                                                        </fragment>
                                                    </attributedString>
                                                </label>
                                                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="det-00-but">
                                                    <state key="normal" title="Button"/>
                                                    <buttonConfiguration key="configuration" style="filled" image="play.fill" catalog="system" title="Play" cornerStyle="capsule" imagePadding="6">
                                                        <color key="baseBackgroundColor" name="AccentColor"/>
                                                    </buttonConfiguration>
                                                </button>
                                                <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="0.4" minValue="0.0" maxValue="1" translatesAutoresizingMaskIntoConstraints="NO" id="det-00-sli">
                                                    <color key="minimumTrackTintColor" name="AccentColor"/>
                                                    <constraints>
                                                        <constraint firstAttribute="width" constant="240" id="sli-00-wid"/>
                                                    </constraints>
                                                </slider>
                                            </subviews>
                                        </stackView>
                                    </subviews>
                                    <viewLayoutGuide key="safeArea" id="det-00-saf"/>
                                    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                    <constraints>
                                        <constraint firstItem="det-00-sta" firstAttribute="top" secondItem="det-00-saf" secondAttribute="top" constant="16" id="dc0-00-001"/>
                                        <constraint firstItem="det-00-sta" firstAttribute="leading" secondItem="det-00-saf" secondAttribute="leading" constant="20" id="dc0-00-002"/>
                                        <constraint firstItem="det-00-saf" firstAttribute="trailing" secondItem="det-00-sta" secondAttribute="trailing" constant="20" id="dc0-00-003"/>
                                    </constraints>
                                </view>
                                <navigationItem key="navigationItem" title="Song" largeTitleDisplayMode="never" id="nit-00-det"/>
                            </viewController>
                        </objects>
                    </scene>
                    <scene sceneID="shi-sc-ene">
                        <objects>
                            <viewController title="New" id="shi-00-vcs" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="shi-00-vie">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="842"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                    <subviews>
                                        <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="shi-00-fie">
                                            <rect key="frame" x="20" y="20" width="353" height="34"/>
                                            <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                            <textInputTraits key="textInputTraits"/>
                                        </textField>
                                    </subviews>
                                    <viewLayoutGuide key="safeArea" id="shi-00-saf"/>
                                    <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
                                    <constraints>
                                        <constraint firstItem="shi-00-fie" firstAttribute="top" secondItem="shi-00-saf" secondAttribute="top" constant="20" id="sc0-00-001"/>
                                        <constraint firstItem="shi-00-fie" firstAttribute="leading" secondItem="shi-00-vie" secondAttribute="leadingMargin" id="sc0-00-002"/>
                                        <constraint firstAttribute="trailingMargin" secondItem="shi-00-fie" secondAttribute="trailing" id="sc0-00-003"/>
                                    </constraints>
                                </view>
                            </viewController>
                        </objects>
                    </scene>
                    <scene sceneID="nav-sc-two">
                        <objects>
                            <navigationController id="nav-00-two" sceneMemberID="viewController">
                                <tabBarItem key="tabBarItem" title="Settings" image="gear" catalog="system" id="tbi-00-two"/>
                                <navigationBar key="navigationBar" contentMode="scaleToFill" id="nba-00-two"/>
                                <connections>
                                    <segue destination="set-00-tvc" kind="relationship" relationship="rootViewController" id="rel-00-set"/>
                                </connections>
                            </navigationController>
                        </objects>
                    </scene>
                    <scene sceneID="set-sc-ene">
                        <objects>
                            <tableViewController id="set-00-tvc" customClass="BoardSettings" customModule="UIKitTests" sceneMemberID="viewController">
                                <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="static" style="insetGrouped" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="set-00-tab">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                    <color key="backgroundColor" systemColor="systemGroupedBackgroundColor"/>
                                    <sections>
                                        <tableViewSection headerTitle="Account" id="sec-00-001">
                                            <cells>
                                                <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="default" accessoryType="disclosureIndicator" indentationWidth="10" textLabel="stl-00-001" detailTextLabel="sdl-00-001" style="IBUITableViewCellStyleValue1" id="sce-00-001">
                                                    <rect key="frame" x="20" y="55.3" width="353" height="44"/>
                                                    <autoresizingMask key="autoresizingMask"/>
                                                    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="sce-00-001" id="scv-00-001">
                                                        <autoresizingMask key="autoresizingMask"/>
                                                        <subviews>
                                                            <label opaque="NO" text="Name" id="stl-00-001">
                                                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                            </label>
                                                            <label opaque="NO" text="Ada" textAlignment="right" id="sdl-00-001">
                                                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                                <color key="textColor" systemColor="secondaryLabelColor"/>
                                                            </label>
                                                        </subviews>
                                                    </tableViewCellContentView>
                                                    <connections>
                                                        <segue destination="det-00-vcs" kind="show" identifier="name" id="seg-00-nam"/>
                                                    </connections>
                                                </tableViewCell>
                                                <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="none" indentationWidth="10" rowHeight="60" id="sce-00-002">
                                                    <rect key="frame" x="20" y="99.3" width="353" height="60"/>
                                                    <autoresizingMask key="autoresizingMask"/>
                                                    <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="sce-00-002" id="scv-00-002">
                                                        <rect key="frame" x="0.0" y="0.0" width="353" height="60"/>
                                                        <autoresizingMask key="autoresizingMask"/>
                                                        <subviews>
                                                            <label opaque="NO" text="Notifications" translatesAutoresizingMaskIntoConstraints="NO" id="sla-00-002">
                                                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                            </label>
                                                            <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="ssw-00-002">
                                                                <connections>
                                                                    <action selector="toggled:" destination="set-00-tvc" eventType="valueChanged" id="act-00-002"/>
                                                                </connections>
                                                            </switch>
                                                        </subviews>
                                                        <constraints>
                                                            <constraint firstItem="sla-00-002" firstAttribute="leading" secondItem="scv-00-002" secondAttribute="leadingMargin" id="scc-00-001"/>
                                                            <constraint firstItem="sla-00-002" firstAttribute="centerY" secondItem="scv-00-002" secondAttribute="centerY" id="scc-00-002"/>
                                                            <constraint firstAttribute="trailingMargin" secondItem="ssw-00-002" secondAttribute="trailing" id="scc-00-003"/>
                                                            <constraint firstItem="ssw-00-002" firstAttribute="centerY" secondItem="scv-00-002" secondAttribute="centerY" id="scc-00-004"/>
                                                        </constraints>
                                                    </tableViewCellContentView>
                                                </tableViewCell>
                                            </cells>
                                        </tableViewSection>
                                        <tableViewSection headerTitle="Look" footerTitle="Large text is easier to read from afar." id="sec-00-002">
                                            <cells>
                                                <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" accessoryType="checkmark" textLabel="stl-00-003" style="IBUITableViewCellStyleDefault" id="sce-00-003">
                                                    <tableViewCellContentView key="contentView" tableViewCell="sce-00-003" id="scv-00-003">
                                                        <subviews>
                                                            <label opaque="NO" text="Large text" id="stl-00-003">
                                                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                            </label>
                                                        </subviews>
                                                    </tableViewCellContentView>
                                                </tableViewCell>
                                            </cells>
                                        </tableViewSection>
                                    </sections>
                                    <connections>
                                        <outlet property="dataSource" destination="set-00-tvc" id="ds0-00-002"/>
                                        <outlet property="delegate" destination="set-00-tvc" id="de0-00-002"/>
                                    </connections>
                                </tableView>
                                <navigationItem key="navigationItem" title="Settings" id="nit-00-set"/>
                                <connections>
                                    <outlet property="notifications" destination="ssw-00-002" id="out-00-002"/>
                                </connections>
                            </tableViewController>
                        </objects>
                    </scene>
                    <scene sceneID="pag-sc-ene">
                        <objects>
                            <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" navigationOrientation="horizontal" spineLocation="none" pageSpacing="12" id="pag-00-vcs" customClass="BoardPages" customModule="UIKitTests" sceneMemberID="viewController">
                                <tabBarItem key="tabBarItem" systemItem="favorites" id="tbi-00-thr"/>
                            </pageViewController>
                        </objects>
                    </scene>
                    <scene sceneID="spl-sc-ene">
                        <objects>
                            <splitViewController storyboardIdentifier="split" id="spl-00-vcs" sceneMemberID="viewController">
                                <connections>
                                    <segue destination="lis-00-tvc" kind="relationship" relationship="masterViewController" id="rel-00-mas"/>
                                </connections>
                            </splitViewController>
                        </objects>
                    </scene>
                </scenes>
                <resources>
                    <image name="gear" catalog="system" width="128" height="122"/>
                    <namedColor name="AccentColor">
                        <color red="0.85" green="0.25" blue="0.40" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </namedColor>
                </resources>
            </document>
            """
}
