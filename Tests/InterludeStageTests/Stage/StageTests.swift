import Foundation
import Synchronization
import Testing

@testable import CoreGraphics
@testable import InterludeStage
@testable import QuartzCore

@Suite("A stage")
struct StageTests {
    private static let red: UInt32 = 0xFF00_00FF
    private static let blue: UInt32 = 0xFFFF_0000

    /// A stage of 60 by 20 points with a red square of 10 in its upper left corner.
    private func stage(scale: CGFloat = 1, threads: Int? = nil) throws -> (stage: Stage, square: CALayer) {
        let stage = try Stage(size: CGSize(width: 60, height: 20), scale: scale, threads: threads)
        let square = CALayer()
        square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        square.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.layer.addSublayer(square)
        CATransaction.flush()
        return (stage, square)
    }

    /// Moves the square 20 points to the right in 0.4 s, evenly.
    private func move(_ square: CALayer, completion: (() -> Void)? = nil) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.4)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setCompletionBlock(completion)
        square.position.x += 20
        CATransaction.commit()
    }

    /// The columns of the first row that are red.
    private func reds(_ image: CGImage) -> [Int] { (0..<image.width).filter { image.bitmap[$0, 0] == Self.red } }

    @Test("shows layers at their places, in pixels of its scale, over nothing")
    func layers() throws {
        let stage = try stage(scale: 2).stage
        let frame = stage.frame()
        #expect(frame.width == 120 && frame.height == 40 && stage.pixelWidth == 120 && stage.pixelHeight == 40)
        #expect(reds(frame) == Array(0..<20))
        #expect(frame.bitmap[19, 19] == Self.red && frame.bitmap[19, 20] == 0 && frame.bitmap[20, 19] == 0)
        #expect(!frame.isOpaque)
    }

    @Test("draws nothing anew when no pixel changes")
    func sameFrame() throws {
        let (stage, square) = try stage()
        let still = stage.frame()
        #expect(stage.frame(at: 5) === still)
        stage.advance(by: 0)
        move(square)
        #expect(stage.frame(at: 1e-7) === still)
        #expect(stage.frame(at: 0.2) !== still && reds(stage.frame(at: 0.2)) == Array(10..<20))
        #expect(reds(still) == Array(0..<10))
    }

    @Test("goes on only when told to")
    func time() throws {
        let (stage, square) = try stage()
        #expect(stage.time == 0 && CACurrentMediaTime() == 0)
        move(square)
        _ = stage.frame(at: 3)
        #expect(stage.time == 0)
        stage.advance(by: 0.25)
        #expect(stage.time == 0.25 && CACurrentMediaTime() == 0.25)
        for none in [0, -1, .nan, .infinity] as [Double] { stage.advance(by: none) }
        #expect(stage.time == 0.25)
    }

    @Test("shows any moment, in any order, the same each time, and nothing happens by it")
    func moments() throws {
        let (stage, square) = try stage()
        stage.advance(by: 1)
        var isDone = false
        move(square) { isDone = true }
        let moments: [(Double, Int)] = [(1, 0), (1.1, 5), (1.2, 10), (1.3, 15), (1.4, 20), (9, 20)]
        var first: [[UInt8]] = []
        for (time, left) in moments {
            let frame = stage.frame(at: time)
            #expect(reds(frame) == Array(left..<(left + 10)), "at \(time)")
            first.append(Array(frame.bitmap.bytes))
        }
        for index in [5, 0, 3, 1, 4, 2, 2] {
            #expect(stage.frame(at: moments[index].0).bitmap.bytes.elementsEqual(first[index]))
        }
        #expect(!isDone && square.animationKeys()?.isEmpty == false)
    }

    @Test("does things at their time on the way")
    func events() throws {
        let (stage, square) = try stage()
        var times: [Double] = []
        move(square) {
            times.append(CACurrentMediaTime())
            // Begins where the first ends, not where the step does.
            self.move(square) { times.append(CACurrentMediaTime()) }
        }
        stage.advance(by: 0.5)
        #expect(times == [0.4])
        #expect(reds(stage.frame()) == Array(25..<35))
        stage.advance(by: 0.3)
        #expect(times == [0.4, 0.8])
        #expect(square.animationKeys() == nil)
        #expect(reds(stage.frame()) == Array(40..<50))
    }

    @Test("comes to the end of an animation by steps that sum up to it")
    func steps() throws {
        let (stage, square) = try stage()
        var isDone = false
        move(square) { isDone = true }
        for step in 1...24 {
            #expect(!isDone, "before step \(step)")
            stage.advance(by: 1.0 / 60)
        }
        #expect(isDone)
    }

    @Test("is not held up by blocks that never come to an end")
    func endless() throws {
        let (stage, square) = try stage()
        var turns = 0
        func again() {
            turns += 1
            CATransaction.begin()
            CATransaction.setAnimationDuration(0)
            CATransaction.setCompletionBlock { if turns < 100_000 { again() } }
            square.add(CABasicAnimation(keyPath: "opacity"), forKey: "again")
            CATransaction.commit()
        }
        again()
        stage.advance(by: 0.1)
        #expect(stage.time == 0.1)
        #expect(turns < 100_000)
    }

    @Test("is the current display of the thread that used it last")
    func currentDisplay() throws {
        let (first, second) = (try stage().stage, try stage().stage)
        first.advance(by: 1)
        #expect(CACurrentMediaTime() == 1)
        _ = second.frame()
        #expect(CACurrentMediaTime() == 0)
        withExtendedLifetime(first) {}
    }

    @Test("draws the same for any number of threads")
    func threads() throws {
        var frames: [[UInt8]] = []
        for threads in [1, 2, 16] {
            let (stage, square) = try stage(scale: 3, threads: threads)
            square.cornerRadius = 3
            square.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
            move(square)
            frames.append(Array(stage.frame(at: 0.13).bitmap.bytes))
        }
        #expect(frames[0] == frames[1] && frames[0] == frames[2])
    }

    @Test("gives the same object while nothing moves, and leaves frames alone that somebody holds")
    func bitmaps() throws {
        let (stage, square) = try stage()
        let still = stage.frame()
        #expect(stage.frame(at: 5) === still)
        let bytes = Array(still.bitmap.bytes)
        move(square)
        var held: [(CGImage, [UInt8])] = []
        for step in 0..<30 {
            let frame = stage.frame(at: Double(step) / 60)
            if step % 2 == 0 { held.append((frame, Array(frame.bitmap.bytes))) }
        }
        #expect(still.bitmap.bytes.elementsEqual(bytes))
        for (frame, bytes) in held { #expect(frame.bitmap.bytes.elementsEqual(bytes)) }
    }

    @Test("draws into the memory of frames that nobody holds any more")
    func recycling() throws {
        let (stage, square) = try stage()
        move(square)
        var places = Set<UnsafeMutablePointer<UInt32>>()
        for step in 0..<20 { places.insert(stage.frame(at: Double(step) / 60).bitmap.pixels) }
        #expect(places.count <= 2)
    }

    @Test("draws the same frames when it keeps none", arguments: 1...6 as ClosedRange<UInt64>)
    func passing(seed: UInt64) throws {
        var random = Seeded(seed)
        let (stage, square) = try stage(scale: 7)
        square.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
        if seed % 2 == 0 {
            // What lies behind it has to be there before it is drawn.
            let glass = CABackdropLayer()
            glass.frame = CGRect(x: 5, y: 5, width: 30, height: 10)
            glass.blurRadius = 3
            stage.layer.addSublayer(glass)
        }
        move(square)
        // Moments before and after the motion look alike.
        let times = (0..<12).map { _ in Double.random(in: -0.3...0.7, using: &random) }
        let frames = times.map { pixels(of: stage.frame(at: $0)) }
        var (expected, drawn): ([[UInt32]], [[UInt32]]) = ([], [])
        for count in [1, 3, 12] {
            for frame in frames where frame != expected.last { expected.append(frame) }
            for start in stride(from: 0, to: 12, by: count) {
                let some = passed(Array(times[start..<start + count]), of: stage)
                for frame in some where frame != drawn.last { drawn.append(frame) }
            }
        }
        let isSame = drawn == expected
        #expect(isSame && expected.count > 3, "seed \(seed), \(times)")
    }

    private func pixels(of image: CGImage) -> [UInt32] {
        Array(UnsafeBufferPointer(start: image.bitmap.pixels, count: image.width * image.height))
    }

    /// The frames that a stage draws of some moments without keeping them.
    private func passed(_ times: [Double], of stage: Stage) -> [[UInt32]] {
        let strips = Mutex<[(frame: Int, row: Int, pixels: [UInt32])]>([])
        stage.pass(times) { strip in
            strips.withLock { $0.append((strip.frame, strip.rows.lowerBound, Array(strip.pixels))) }
        }
        let sorted = strips.withLock { $0 }.sorted { ($0.frame, $0.row) < ($1.frame, $1.row) }
        let count = (sorted.last?.frame ?? -1) + 1
        return (0..<count).map { index in sorted.filter { $0.frame == index }.flatMap(\.pixels) }
    }

    @Test("knows that a frame is opaque when its background fills it")
    func opacity() throws {
        let (stage, square) = try stage()
        stage.layer.backgroundColor = .white
        square.opacity = 0.5
        #expect(stage.frame().isOpaque)
        stage.layer.cornerRadius = 2
        #expect(!stage.frame().isOpaque)
        let odd = try Stage(size: CGSize(width: 3.5, height: 4))
        odd.layer.backgroundColor = .white
        let frame = odd.frame()
        #expect(frame.width == 4 && !frame.isOpaque && frame.bitmap[2, 0] == 0xFFFF_FFFF)
    }

    @Test(
        "has a size that can be",
        arguments: [(0, 1), (1, -1), (.nan, 1), (1, .infinity), (40_000, 1)] as [(Double, Double)])
    func sizes(width: Double, height: Double) throws {
        do {
            _ = try Stage(size: CGSize(width: width, height: height))
            Issue.record("\(width)×\(height)")
        } catch .invalidSize(let size, let scale) {
            // Not compared as a whole, because nothing equals NaN.
            #expect(size.height == height && scale == 1)
        }
    }

    @Test("has a scale that can be", arguments: [0, -1, .nan, .infinity, 1e9] as [CGFloat])
    func scales(scale: CGFloat) {
        #expect(throws: StageError.self) { try Stage(size: CGSize(width: 10, height: 10), scale: scale) }
    }

    @Test("makes films that begin and end exactly with what is there without them")
    func film() throws {
        let workshop = try Workshop()
        let (stage, square) = try stage()
        stage.layer.backgroundColor = .white
        stage.advance(by: 2)
        let before = Array(stage.frame().bitmap.bytes)
        let transition = CATransition()
        transition.duration = 0.25
        square.add(transition, forKey: nil)
        square.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let report = try stage.film(duration: 0.25, framesPerSecond: 30).write(to: workshop.path("film/"))
        #expect(report.frameCount == 9)
        stage.advance(by: 1)
        let after = Array(stage.frame().bitmap.bytes)
        let first = try PictureFile.read(contentsOf: workshop.path("film/frame-0001.png"))
        let last = try PictureFile.read(contentsOf: workshop.path("film/frame-0009.png"))
        let middle = try PictureFile.read(contentsOf: workshop.path("film/frame-0005.png"))
        #expect(first.bitmap.bytes.elementsEqual(before))
        #expect(last.bitmap.bytes.elementsEqual(after))
        #expect(last.bitmap[0, 0] == Self.blue)
        #expect(![Self.red, Self.blue].contains(middle.bitmap[0, 0]))
    }
}
