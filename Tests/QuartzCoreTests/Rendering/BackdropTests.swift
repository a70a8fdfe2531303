import Testing

@testable import QuartzCore

/// A backdrop must be what lies behind it, blurred by a Gaussian, and nothing else may change.
struct BackdropTests {
    static let width = 90
    static let height = 70

    /// A picture with soft shapes, edges and grain, as photographs have them.
    static func photograph(seed: UInt64 = 1) throws -> CGImage {
        var random = SplitMix(seed: seed)
        let bitmap = try #require(Bitmap(width: width, height: height))
        let waves = (0..<3).map { _ in (random.double(in: 0.05...0.3), random.double(in: -0.3...0.3)) }
        for y in 0..<height {
            for x in 0..<width {
                var pixel: UInt32 = 0xFF00_0000
                for (channel, wave) in waves.enumerated() {
                    let soft = Elementary.sin(Double(x) * wave.0 + Double(y) * wave.1) * 60
                    let edge = (x - 40) * (x - 40) + (y - 30) * (y - 30) < 400 ? 40.0 : -20
                    let level = 127 + soft + edge + random.double(in: -12...12)
                    pixel |= UInt32(min(max(level, 0), 255)) << (8 * UInt32(channel))
                }
                bitmap[x, y] = pixel
            }
        }
        return CGImage(bitmap)
    }

    static func contents(_ radius: CGFloat, saturation: CGFloat = 1, tint: CGColor? = nil) -> RenderContents {
        var backdrop = RenderBackdrop()
        (backdrop.blurRadius, backdrop.saturation, backdrop.tint) = (radius, saturation, tint)
        return .backdrop(backdrop)
    }

    static func layer(_ rect: CGRect, _ contents: RenderContents, _ change: (inout RenderStyle) -> Void = { _ in })
        -> RenderNode
    {
        RenderNode(
            bounds: CGRect(origin: .zero, size: rect.size),
            transform: CATransform3DMakeTranslation(rect.minX, rect.minY, 0), style: .with(change), contents: contents)
    }

    static var frame: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

    static func root(_ sublayers: [RenderNode]) throws -> RenderNode {
        RenderNode(
            bounds: frame, sublayers: [layer(frame, .image(RenderImage(try photograph())))] + sublayers)
    }

    static func shown(_ sublayers: [RenderNode], threads: Int = 1) throws -> Bitmap {
        try drawn(root(sublayers), width: width, height: height, by: Compositor(threads: threads))
    }

    @Test(arguments: [0.3, 0.8, 1.5, 1.95, 2.05, 3, 3.95, 4.05, 6, 8.05, 12, 17])
    func blursAreGaussians(radius: Double) throws {
        let photograph = try Self.photograph().bitmap
        let bitmap = try Self.shown([Self.layer(Self.frame, Self.contents(radius))])
        for channel in 0..<3 {
            let exact = FloatBlur.blurred(width: Self.width, height: Self.height, deviation: radius) { x, y in
                photograph.components(Self.width.mirrored(x), Self.height.mirrored(y))[channel]
            }
            var largest = 0.0
            for y in 0..<Self.height {
                for x in 0..<Self.width {
                    largest = max(largest, abs(bitmap.components(x, y)[channel] - exact[y * Self.width + x]))
                }
            }
            #expect(largest < 2, "radius \(radius)")
        }
    }

    @Test(arguments: [0, 0.7, 1.9, 2.5, 5, 9, 30])
    func whatIsEvenStaysAsItIs(radius: CGFloat) throws {
        let color = CGColor(red: 0.3, green: 0.7, blue: 0.1, alpha: 1)
        let root = RenderNode(
            bounds: Self.frame, style: .with { $0.backgroundColor = color },
            sublayers: [
                Self.layer(CGRect(x: 10.5, y: 7, width: 60, height: 50), Self.contents(radius)) {
                    $0.cornerRadius = 12
                }
            ])
        let bitmap = try drawn(root, width: Self.width, height: Self.height)
        for y in 0..<Self.height {
            for x in 0..<Self.width { #expect(bitmap[x, y] == color.pixel, "(\(x), \(y))") }
        }
    }

    @Test func onlyWhatIsBehindInsideTheOutlineChanges() throws {
        let front = Self.layer(CGRect(x: 30, y: 20, width: 9, height: 9), .none) { $0.backgroundColor = .white }
        let plain = try Self.shown([front])
        let rect = CGRect(x: 15, y: 10, width: 50, height: 40)
        let bitmap = try Self.shown([Self.layer(rect, Self.contents(4)) { $0.cornerRadius = 8 }, front])
        let alone = try Self.shown([Self.layer(rect, Self.contents(4)) { $0.cornerRadius = 8 }])
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let inFront = (30..<39).contains(x) && (20..<29).contains(y)
                if inFront {
                    #expect(bitmap[x, y] == 0xFFFF_FFFF)
                } else if !(15..<65).contains(x) || !(10..<50).contains(y) {
                    #expect(bitmap[x, y] == plain[x, y], "(\(x), \(y))")
                } else {
                    #expect(bitmap[x, y] == alone[x, y], "(\(x), \(y))")
                }
            }
        }
        #expect(bitmap[40, 35] != plain[40, 35])
        #expect(bitmap[15, 10] == plain[15, 10], "outside of a round corner")
    }

    @Test func noRadiusChangesNothing() throws {
        let plain = try Self.shown([])
        #expect(try Self.shown([Self.layer(Self.frame, Self.contents(0))]).all == plain.all)
    }

    @Test(arguments: [1, 6]) func colorsAreWeakenedStrengthenedAndTinted(radius: CGFloat) throws {
        let color = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        func pixel(_ saturation: CGFloat, _ tint: CGColor?) throws -> SIMD4<Double> {
            let root = RenderNode(
                bounds: Self.frame, style: .with { $0.backgroundColor = color },
                sublayers: [Self.layer(Self.frame, Self.contents(radius, saturation: saturation, tint: tint))])
            return try drawn(root, width: Self.width, height: Self.height).components(40, 30)
        }
        func expect(_ found: SIMD4<Double>, _ wanted: SIMD4<Double>) {
            let error = found - wanted
            #expect(error.max() <= 1 && error.min() >= -1, "\(found), not \(wanted)")
        }
        // 204, 102, 51 are as bright as 120.
        expect(try pixel(0, nil), SIMD4(120, 120, 120, 255))
        expect(try pixel(0.5, nil), SIMD4(162, 111, 85.5, 255))
        expect(try pixel(2, nil), SIMD4(255, 84, 0, 255))
        expect(try pixel(1, CGColor(gray: 1, alpha: 0.5)), SIMD4(229.5, 178.5, 153, 255))
        expect(try pixel(0, CGColor(red: 0, green: 0, blue: 1, alpha: 0.25)), SIMD4(90, 90, 153.75, 255))
    }

    @Test func opacityGoesPartOfTheWay() throws {
        let plain = try Self.shown([])
        let whole = try Self.shown([Self.layer(Self.frame, Self.contents(5))])
        let part = try Self.shown([Self.layer(Self.frame, Self.contents(5)) { $0.opacity = 0.4 }])
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let wanted = plain.components(x, y) * 0.6 + whole.components(x, y) * 0.4
                let error = part.components(x, y) - wanted
                #expect(error.max() <= 0.51 && error.min() >= -0.51, "(\(x), \(y))")
            }
        }
    }

    @Test func aClipAroundChangesNothingInside() throws {
        let rect = CGRect(x: 20, y: 15, width: 40, height: 30)
        let plain = try Self.shown([Self.layer(rect, Self.contents(5))])
        let clip = RenderNode(
            bounds: Self.frame,
            style: .with {
                $0.cornerRadius = 25
                $0.masksToBounds = true
            }, sublayers: [Self.layer(rect, Self.contents(5))])
        let clipped = try Self.shown([clip])
        for y in 15..<45 {
            for x in 20..<60 { #expect(clipped[x, y] == plain[x, y], "(\(x), \(y))") }
        }
    }

    @Test func groupsShowWhatIsBehindThem() throws {
        // A group that holds nothing but the backdrop is the backdrop with the group's opacity.
        let rect = CGRect(x: 20, y: 15, width: 40, height: 30)
        let direct = try Self.shown([Self.layer(rect, Self.contents(5)) { $0.opacity = 0.6 }])
        let inner = Self.layer(rect, Self.contents(5))
        let nothing = Self.layer(CGRect(x: -50, y: -50, width: 1, height: 1), .none) { $0.backgroundColor = .white }
        let group = RenderNode(bounds: Self.frame, style: .with { $0.opacity = 0.6 }, sublayers: [inner, nothing])
        let grouped = try Self.shown([group])
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let error = grouped.components(x, y) - direct.components(x, y)
                #expect(error.max() <= 1 && error.min() >= -1, "(\(x), \(y))")
            }
        }
        // And what the group holds already is part of it.
        let cover = RenderNode(bounds: Self.frame, style: .with { $0.backgroundColor = .white })
        let full = RenderNode(
            bounds: Self.frame,
            style: .with {
                $0.cornerRadius = 9; $0.masksToBounds = true
            },
            sublayers: [cover, inner])
        #expect(try Self.shown([full])[30, 30] == 0xFFFF_FFFF)
    }

    @Test func severalBackdropsSeeEachOther() throws {
        // Two blurs of the same place are one of the root of the sum of squares.
        let twice = try Self.shown([
            Self.layer(Self.frame, Self.contents(3)), Self.layer(Self.frame, Self.contents(4)),
        ])
        let once = try Self.shown([Self.layer(Self.frame, Self.contents(5))])
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let error = twice.components(x, y) - once.components(x, y)
                #expect(error.max() <= 2 && error.min() >= -2, "(\(x), \(y))")
            }
        }
    }

    @Test func threadsChangeNothing() throws {
        let layers = [
            Self.layer(CGRect(x: 3, y: 5, width: 50, height: 55), Self.contents(1.5, saturation: 1.5)) {
                $0.cornerRadius = 20
            }, Self.layer(CGRect(x: 30.5, y: 25.25, width: 50, height: 40), Self.contents(7)) { $0.opacity = 0.7 },
        ]
        let one = try Self.shown(layers)
        #expect(try Self.shown(layers, threads: 3).all == one.all)
    }

    @Test func transparentBackdropsStayWithinTheirAlpha() throws {
        let spot = Self.layer(CGRect(x: 30, y: 20, width: 20, height: 20), .none) {
            $0.backgroundColor = CGColor(red: 1, green: 0, blue: 0.5, alpha: 0.5)
        }
        for radius: CGFloat in [1.5, 5, 9, 20] {
            let root = RenderNode(
                bounds: Self.frame, sublayers: [spot, Self.layer(Self.frame, Self.contents(radius, saturation: 2))])
            let bitmap = try drawn(root, width: Self.width, height: Self.height)
            for y in 0..<Self.height {
                for x in 0..<Self.width {
                    let pixel = bitmap.components(x, y)
                    #expect(max(pixel.x, max(pixel.y, pixel.z)) <= pixel.w, "(\(x), \(y)), radius \(radius)")
                }
            }
        }
    }

    @Test func oddBackdropsDoNoHarm() throws {
        for radius: CGFloat in [-1, .nan, .infinity, 1e9, 500] {
            for scale: CGFloat in [0, 1, -1, 1e6] {
                let layer = RenderNode(
                    bounds: Self.frame, transform: CATransform3DMakeScale(scale, 1, 1),
                    contents: Self.contents(radius, saturation: .infinity))
                _ = try drawn(layer, width: 20, height: 9)
            }
        }
    }
}
