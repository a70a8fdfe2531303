extension BoardFixtures {
    /// A screen of a time in which screens were laid out for size classes, with guides for the bars.
    static let sizes = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762" systemVersion="16C67" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES" initialViewController="BYZ-38-t0r">
            <device id="retina4_7" orientation="portrait">
                <adaptation id="fullscreen"/>
            </device>
            <dependencies>
                <deployment identifier="iOS"/>
                <capability name="Constraints to layout margins" minToolsVersion="6.0"/>
            </dependencies>
            <scenes>
                <scene sceneID="tne-QT-ifu">
                    <objects>
                        <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
                            <layoutGuides>
                                <viewControllerLayoutGuide type="top" id="y3c-jy-aDJ"/>
                                <viewControllerLayoutGuide type="bottom" id="wfy-db-euE"/>
                            </layoutGuides>
                            <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="sta-00-001">
                                        <rect key="frame" x="16" y="36" width="343" height="611"/>
                                        <subviews>
                                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="red-00-001">
                                                <color key="backgroundColor" red="0.9" green="0.3" blue="0.25" alpha="1" colorSpace="calibratedRGB"/>
                                            </view>
                                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="blu-00-001">
                                                <color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/>
                                            </view>
                                        </subviews>
                                        <variation key="heightClass=compact" axis="horizontal" spacing="20"/>
                                    </stackView>
                                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Landscape only" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
                                        <nil key="highlightedColor"/>
                                        <variation key="heightClass=compact">
                                            <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/>
                                        </variation>
                                    </label>
                                </subviews>
                                <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                <constraints>
                                    <constraint firstItem="sta-00-001" firstAttribute="top" secondItem="y3c-jy-aDJ" secondAttribute="bottom" constant="16" id="con-00-001"/>
                                    <constraint firstItem="wfy-db-euE" firstAttribute="top" secondItem="sta-00-001" secondAttribute="bottom" constant="20" id="con-00-002"/>
                                    <constraint firstItem="sta-00-001" firstAttribute="leading" secondItem="8bC-Xf-vdC" secondAttribute="leadingMargin" id="con-00-003"/>
                                    <constraint firstAttribute="trailingMargin" secondItem="sta-00-001" secondAttribute="trailing" id="con-00-004"/>
                                    <constraint firstAttribute="trailingMargin" secondItem="sta-00-001" secondAttribute="trailing" constant="200" id="con-00-005"/>
                                    <constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="sta-00-001" secondAttribute="trailing" constant="10" id="con-00-006"/>
                                    <constraint firstItem="lab-00-001" firstAttribute="centerY" secondItem="8bC-Xf-vdC" secondAttribute="centerY" id="con-00-007"/>
                                </constraints>
                                <variation key="default">
                                    <mask key="subviews">
                                        <exclude reference="lab-00-001"/>
                                    </mask>
                                    <mask key="constraints">
                                        <exclude reference="con-00-005"/>
                                        <exclude reference="con-00-006"/>
                                        <exclude reference="con-00-007"/>
                                    </mask>
                                </variation>
                                <variation key="heightClass=compact">
                                    <mask key="subviews">
                                        <include reference="lab-00-001"/>
                                    </mask>
                                    <mask key="constraints">
                                        <exclude reference="con-00-004"/>
                                        <include reference="con-00-005"/>
                                        <include reference="con-00-006"/>
                                        <include reference="con-00-007"/>
                                    </mask>
                                </variation>
                            </view>
                            <extendedEdge key="edgesForExtendedLayout"/>
                            <connections>
                                <outlet property="view" destination="8bC-Xf-vdC" id="out-00-001"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
}
