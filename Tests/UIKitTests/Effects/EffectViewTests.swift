import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

@MainActor @Suite struct EffectViewTests {
    /// A window that is red at the left and blue at the right, under a view.
    private func shown(_ view: UIView) throws -> (Stage, UIWindow) {
        let stage = try Stage(size: CGSize(width: 100, height: 100), scale: 1)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.backgroundColor = .red
        let half = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
        half.backgroundColor = .blue
        window.addSubview(half)
        window.addSubview(view)
        window.makeKeyAndVisible()
        return (stage, window)
    }

    private func color(_ image: CGImage, _ x: Int, _ y: Int) -> (red: UInt32, green: UInt32, blue: UInt32) {
        let pixel = image.bitmap[x, y]
        return (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
    }

    @Test func whatLiesBehindIsBlurredAndLightened() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let (stage, window) = try shown(view)
        let light = stage.frame()
        #expect(color(light, 10, 50) == (255, 0, 0) && color(light, 90, 50) == (0, 0, 255))
        let middle = color(light, 50, 50)
        #expect(middle.red > 60 && middle.blue > 60 && middle.green > 40)
        view.effect = UIBlurEffect(style: .systemMaterial)
        let day = color(stage.frame(), 50, 50)
        window.overrideUserInterfaceStyle = .dark
        let night = color(stage.frame(), 50, 50)
        #expect(day.green > 150 && night.green < 60)
        view.effect = UIBlurEffect(style: .systemMaterialLight)
        #expect(color(stage.frame(), 50, 50) == day)
    }

    @Test func withoutAnEffectNothingChanges() throws {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let (stage, _) = try shown(view)
        let with = stage.frame()
        view.removeFromSuperview()
        let without = stage.frame()
        #expect(with.bitmap.bytes.elementsEqual(without.bitmap.bytes))
    }

    @Test func anEffectComesAndGoesGradually() throws {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let (stage, _) = try shown(view)
        _ = stage.frame()
        func strength() -> UInt32 { color(stage.frame(), 30, 50).green }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.effect = UIBlurEffect(style: .extraLight)
        }
        stage.advance(by: 0.5)
        let half = strength()
        stage.advance(by: 0.6)
        let whole = strength()
        #expect(half > whole / 3 && half < whole * 2 / 3 && whole > 180)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
        stage.advance(by: 0.5)
        #expect(abs(Int(strength()) - Int(half)) < 6)
        stage.advance(by: 0.6)
        #expect(strength() == 0)
    }

    @Test func contentsLieOnTheEffect() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let dot = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        dot.backgroundColor = .green
        view.contentView.addSubview(dot)
        let (stage, _) = try shown(view)
        #expect(color(stage.frame(), 35, 35) == (0, 255, 0))
        #expect(view.contentView.frame == view.bounds)
        let blur = UIBlurEffect(style: .dark)
        view.effect = UIVibrancyEffect(blurEffect: blur, style: .fill)
        #expect(color(stage.frame(), 35, 35).green < 128)
        #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
        view.effect = blur
        #expect(color(stage.frame(), 35, 35) == (0, 255, 0))
    }
}
