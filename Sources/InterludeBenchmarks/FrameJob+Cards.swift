import InterludeStage

extension FrameJob {
    /// A push between two screens of 12 cards, each with a picture, two labels, a shadow and round corners; at three
    /// pixels to a point.
    static func cards(width: Int, height: Int, threads: Int) throws -> FrameJob {
        let scale: CGFloat = 3
        return try FrameJob(width: width, height: height, scale: scale, threads: threads) { root in
            root.backgroundColor = .black
            let before = try screen(root.bounds, seed: 1, scale: scale)
            let after = try screen(root.bounds, seed: 100, scale: scale)
            root.addSublayer(before)
            root.addSublayer(after)
            return {
                // The screen below goes a third of the way, as a navigation controller has it.
                move(before, from: 0, to: -root.bounds.width * 0.3)
                move(after, from: root.bounds.width, to: 0)
            }
        }
    }

    private static func move(_ layer: CALayer, from: CGFloat, to: CGFloat) {
        let animation = CABasicAnimation(keyPath: "transform.translation.x")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: "move")
    }

    private static func screen(_ bounds: CGRect, seed: UInt64, scale: CGFloat) throws -> CALayer {
        let screen = CALayer()
        screen.frame = bounds
        screen.backgroundColor = CGColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
        for index in 0..<12 {
            let card = try card(seed: seed + UInt64(index), scale: scale)
            card.position = CGPoint(x: 101 + CGFloat(index % 2) * 188, y: 120 + CGFloat(index / 2) * 128)
            screen.addSublayer(card)
        }
        return screen
    }

    private static func card(seed: UInt64, scale: CGFloat) throws -> CALayer {
        let card = CALayer()
        card.bounds = CGRect(x: 0, y: 0, width: 172, height: 112)
        card.backgroundColor = .white
        card.cornerRadius = 16
        card.shadowOpacity = 0.2
        card.shadowRadius = 8
        card.shadowOffset = CGSize(width: 0, height: 4)
        let picture = CALayer()
        picture.frame = CGRect(x: 10, y: 10, width: 152, height: 52)
        picture.contents = CGImage(try Bitmap.noise(Int(152 * scale), Int(52 * scale), seed: seed))
        picture.cornerRadius = 10
        picture.masksToBounds = true
        card.addSublayer(picture)
        for (index, text) in ["Card \(seed)", "A line about what it shows"].enumerated() {
            let label = CATextLayer()
            label.frame = CGRect(x: 10, y: 66 + CGFloat(index) * 20, width: 152, height: 18)
            label.contentsScale = scale
            label.fontSize = index == 0 ? 15 : 11
            label.foregroundColor = .black
            label.string = text
            card.addSublayer(label)
        }
        return card
    }
}
