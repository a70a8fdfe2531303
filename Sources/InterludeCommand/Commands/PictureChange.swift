import InterludeStage

/// Two pictures, one after the other in a layer, and the change from one to the other on a stage.
///
/// The layer tree is the one that any app would build: a layer's contents are swapped while a `CATransition` is added to
/// it. Nothing below knows that there are only two pictures.
struct PictureChange {
    /// Where the layers are shown. The change begins at time `hold`.
    let stage: Stage
    /// How long the picture before stands still, in seconds.
    let hold: CFTimeInterval
    /// The length of the change, in seconds.
    let duration: CFTimeInterval
    /// The layer that shows the pictures.
    let picture = CALayer()
    /// How one turns into the other.
    let turn: PictureTurn

    /// Puts the pictures on a stage and commits the change.
    init(
        from before: CGImage, to after: CGImage, settings: Settings, scale: CGFloat = 1, timing: Timing,
        hold: CFTimeInterval, duration: CFTimeInterval
    ) throws {
        self.hold = hold
        self.duration = duration
        let size = settings.size ?? PixelSize(width: before.width, height: before.height)
        stage = try Stage(
            size: CGSize(width: size.width, height: size.height), scale: scale, threads: settings.threads)
        // The stage takes the memory when it draws, and could not say then that there is none.
        guard Bitmap(unclearedWidth: stage.pixelWidth, height: stage.pixelHeight) != nil else {
            let file = settings.output.isEmpty ? "" : settings.output + ": "
            throw Failure("\(file)there is not memory enough for a frame of \(size.width)×\(size.height) pixels")
        }
        stage.layer.backgroundColor = settings.background

        picture.frame = stage.layer.bounds
        picture.contents = before
        picture.contentsGravity = settings.fit.gravity
        picture.masksToBounds = true
        // An opaque background belongs to the picture too, so that what moves is a whole screen. A translucent one would
        // count twice.
        if settings.background.alpha == 1 { picture.backgroundColor = settings.background }
        stage.layer.addSublayer(picture)
        CATransaction.flush()

        turn = PictureTurn(type: settings.type, timing: timing, duration: duration)
        turn.show(after, in: picture, from: settings.subtype, beginTime: hold)
    }

    /// The change as a film, with both pictures held.
    func film(framesPerSecond: Double) -> Film {
        stage.film(duration: hold + duration + hold, framesPerSecond: framesPerSecond)
    }
}
