import InterludeStage
import Testing
import UIKit

/// What the standard controls do when they are touched.
@MainActor
struct StandardControlTests {
    private let bench: TouchBench
    private let heard: TouchBench.Log

    init() throws {
        bench = try TouchBench()
        heard = bench.log
    }

    private func listen(_ control: UIControl, _ line: @escaping @MainActor () -> String) {
        let heard = heard
        control.addAction(UIAction { _ in heard.lines.append(line()) }, for: .valueChanged)
        bench.window.addSubview(control)
        control.layoutIfNeeded()
    }

    @Test func aSwitchIsTurnedByATapAndByADrag() {
        let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
        listen(toggle) { "\(toggle.isOn)" }
        bench.stage.tap(at: bench.at(120, 115))
        #expect(toggle.isOn)
        bench.drag([(140, 115), (128, 115), (105, 115)])
        #expect(!toggle.isOn)
        bench.drag([(110, 115), (110, 116), (111, 116)])
        #expect(toggle.isOn)
        // There and back is no change.
        bench.drag([(140, 115), (105, 115), (145, 115)])
        #expect(heard.take() == ["true", "false", "true"])
        toggle.setOn(false, animated: true)
        #expect(heard.take() == [])
        toggle.isEnabled = false
        bench.stage.tap(at: bench.at(120, 115))
        #expect(!toggle.isOn)
    }

    @Test func aSliderFollowsTheFingerThatHoldsItsThumb() {
        let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 31))
        slider.maximumValue = 10
        listen(slider) { "\(slider.value)" }
        bench.drag([(118, 115), (138, 115), (218, 115)])
        #expect(heard.take() == ["1.0", "5.0"])
        bench.drag([(300, 115), (200, 115)])
        #expect(slider.value == 5)
        slider.isContinuous = false
        bench.drag([(214, 115), (274, 115), (1000, 115)])
        #expect(heard.take() == ["10.0"])
        slider.value = .nan
        #expect(slider.value == 0)
        slider.minimumValue = 20
        #expect(slider.value == 20 && slider.maximumValue == 20)
    }

    @Test func aSliderKeepsItsDragFromPansAround() {
        let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 31))
        listen(slider) { "changed" }
        bench.watch(bench.window, UIPanGestureRecognizer(), "pan")
        bench.drag([(114, 115), (134, 115), (154, 115)])
        #expect(heard.take() == ["changed", "changed"])
        bench.drag([(20, 20), (50, 20)])
        #expect(heard.take() == ["pan began", "pan ended"])
    }

    @Test func aSegmentIsChosenWhereTheFingerIsLifted() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
        listen(control) { "\(control.selectedSegmentIndex)" }
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        bench.stage.tap(at: bench.at(200, 116))
        bench.stage.tap(at: bench.at(200, 116))
        bench.drag([(200, 116), (300, 116), (310, 116)])
        control.setEnabled(false, forSegmentAt: 0)
        bench.stage.tap(at: bench.at(60, 116))
        bench.drag([(200, 116), (200, 300)])
        #expect(heard.take() == ["1", "2"])
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 3 && control.titleForSegment(at: 1) == "One")
        control.removeSegment(at: 3, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 99
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && heard.take() == [])
    }

    @Test func pagesAreTurnedOnTheirSide() {
        let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
        pages.numberOfPages = 3
        listen(pages) { "\(pages.currentPage)" }
        for x in [280.0, 280, 280, 120] {
            bench.stage.tap(at: bench.at(x, 110))
            bench.stage.advance(by: 1)
        }
        #expect(heard.take() == ["1", "2", "1"])
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
    }

    @Test func aStepperRepeatsWhileItIsHeld() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        listen(stepper) { "\(stepper.value)" }
        bench.stage.tap(at: bench.at(180, 116))
        bench.stage.tap(at: bench.at(110, 116))
        bench.stage.tap(at: bench.at(110, 116))
        #expect(heard.take() == ["1.0", "0.0"])
        bench.stage.touchDown(at: bench.at(180, 116))
        bench.stage.advance(by: 0.75)
        bench.stage.touchUp()
        bench.stage.advance(by: 2)
        #expect(heard.take() == ["1.0", "2.0", "3.0", "4.0"])
        stepper.wraps = true
        stepper.value = 100
        bench.stage.tap(at: bench.at(180, 116))
        #expect(stepper.value == 0)
    }

    @Test func aButtonDoesItsActionOnceATap() {
        var count = 0
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Buy") { _ in count += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        bench.window.addSubview(button)
        button.layoutIfNeeded()
        bench.stage.tap(at: bench.at(120, 120))
        #expect(count == 1)
        #expect(button.titleLabel?.text == "Buy")
        button.isEnabled = false
        bench.stage.tap(at: bench.at(120, 120))
        #expect(count == 1)
    }

    @Test func aButtonShowsWhatIsSetForItsState() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("normal", for: .normal)
        button.setTitle("pressed", for: .highlighted)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.green, for: .disabled)
        bench.window.addSubview(button)
        func shown() -> (String?, UIColor?) {
            button.layoutIfNeeded()
            return (button.titleLabel?.text, button.titleLabel?.textColor)
        }
        #expect(shown() == ("normal", .red))
        bench.stage.touchDown(at: bench.at(10, 10))
        #expect(shown() == ("pressed", .red))
        bench.stage.touchUp()
        #expect(shown() == ("normal", .red))
        button.isEnabled = false
        #expect(shown() == ("normal", .green))
        #expect(button.title(for: .selected) == "normal" && button.currentTitleColor == .green)
    }

    @Test func aConfigurationSetsTheSize() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        let button = UIButton(configuration: configuration)
        let medium = button.intrinsicContentSize
        button.configuration?.buttonSize = .large
        let large = button.intrinsicContentSize
        #expect(abs(large.height - medium.height - 16) < 1 && abs(large.width - medium.width - 16) < 1)
        button.configuration?.image = UIImage(systemName: "star")
        button.configuration?.imagePadding = 10
        #expect(button.intrinsicContentSize.width > large.width + 10)
        button.configuration?.imagePlacement = .top
        #expect(button.intrinsicContentSize.height > large.height + 10)
        button.configuration?.contentInsets = .zero
        button.configuration?.buttonSize = .mini
        #expect(button.configuration?.contentInsets == .zero)
    }

    @Test(arguments: [true, false]) func aButtonThatIsLaidOutStaysSo(isConfigured: Bool) {
        final class Counting: UIButton {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let button = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("A title that is too long for the button", for: .normal)
        if isConfigured { button.configuration = .filled() }
        bench.window.addSubview(button)
        _ = bench.stage.frame()
        let count = button.count
        #expect(count < 5)
        _ = bench.stage.frame()
        #expect(button.count == count)
    }

    @Test func theHandlerChangesTheConfigurationWithTheState() {
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isHighlighted ? "down" : "up"
        }
        bench.window.addSubview(button)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "up")
        bench.stage.touchDown(at: bench.at(10, 10))
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "down")
    }

    @Test func aWheelTurnsByTheClock() throws {
        let stage = try Stage(size: CGSize(width: 40, height: 40))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let wheel = UIActivityIndicatorView(style: .large)
        window.addSubview(wheel)
        window.makeKeyAndVisible()
        #expect(wheel.isHidden)
        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
        stage.advance(by: 0.1)
        func picture(_ seconds: Double) -> Data? {
            UIImage(cgImage: stage.frame(at: stage.time + seconds)).pngData()
        }
        #expect(picture(0) != picture(0.2))
        // A whole turn later it looks the same.
        #expect(picture(0) == picture(0.8))
        wheel.stopAnimating()
        #expect(wheel.isHidden)
    }

    @Test func progressIsKeptWithinItsBounds() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 2
        #expect(bar.progress == 1)
        bar.setProgress(-1, animated: true)
        #expect(bar.progress == 0)
    }
}
