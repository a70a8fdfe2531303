import InterludeStage
import Testing

@testable import InterludeCommand

@Suite struct ReadmeTests {
    @Test func theExampleOfTheLibraryFilmsAChange() throws {
        let folder = try TemporaryFolder()
        let (before, after) = (
            CGImage.pattern(width: 39, height: 84, seed: 5), CGImage.pattern(width: 39, height: 84, seed: 6)
        )
        let names = [try folder.write(before, as: "before.png"), try folder.write(after, as: "after.png")]

        let stage = try Stage(size: CGSize(width: 13, height: 28), scale: 3)
        let screen = CALayer()
        screen.frame = stage.layer.bounds
        screen.contents = try PictureFile.read(contentsOf: names[0])
        stage.layer.addSublayer(screen)
        stage.advance(by: 0)

        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromRight
        transition.duration = 0.6
        screen.add(transition, forKey: kCATransition)
        screen.contents = try PictureFile.read(contentsOf: names[1])

        let half = stage.frame(at: 0.3)
        #expect(!half.isSame(as: before) && !half.isSame(as: after))
        #expect(stage.frame(at: 0).isSame(as: before))
        #expect(stage.frame(at: 0.6).isSame(as: after))
        let report = try stage.film(duration: 0.6).write(to: folder.file("change.mp4"))
        #expect(report.frameCount == 37)
    }
}
