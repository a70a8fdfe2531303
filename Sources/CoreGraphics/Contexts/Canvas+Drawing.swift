import CCairo

/// Which pixels a drawing operation reaches.
enum CanvasShape {
    /// All that is not clipped away.
    case everything
    /// The inside of some chains of lines in device space, each taken as closed.
    case polygons([Polyline], CGPathFillRule)
}

/// What a drawing operation lays down. The alpha applies to all of it.
enum CanvasPaint {
    case color(CGColor, alpha: CGFloat)
    case surface(CanvasSurface, alpha: CGFloat)
}

/// A picture as a source of drawing.
struct CanvasSurface {
    /// Cairo's picture of it; kept alive by this.
    var picture: CairoPicture
    /// From the picture's pixels to device space.
    var transform: CGAffineTransform
    var filter: cairo_filter_t = CAIRO_FILTER_NEAREST
    var extend: cairo_extend_t = CAIRO_EXTEND_NONE
}

extension Canvas {
    /// Lays paint on a shape, inside the clip.
    func fill(_ shape: CanvasShape, with paint: CanvasPaint, operator blend: cairo_operator_t, antialias: Bool = true) {
        guard setSource(paint) else { return }
        cairo_set_operator(cairo, blend)
        cairo_set_antialias(cairo, antialias ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
        var alpha: CGFloat = 1
        if case .surface(_, let opacity) = paint { alpha = opacity }
        guard case .polygons(let chains, let rule) = shape else {
            cairo_paint_with_alpha(cairo, Double(alpha))
            return
        }
        setPath(chains, rule)
        if alpha == 1 && !blend.reachesBeyondItsShape {
            cairo_fill(cairo)
        } else {
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, Double(alpha))
            cairo_restore(cairo)
        }
    }

    /// Keeps later drawing inside some chains of lines.
    func clip(to chains: [Polyline], _ rule: CGPathFillRule, antialias: Bool) {
        cairo_set_antialias(cairo, antialias ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
        setPath(chains, rule)
        cairo_clip(cairo)
    }

    /// Lets drawing go everywhere again.
    func resetClip() { cairo_reset_clip(cairo) }

    /// Makes every pixel more transparent.
    func multiply(by alpha: CGFloat) {
        guard alpha < 1 else { return }
        cairo_reset_clip(cairo)
        cairo_set_source_rgba(cairo, 0, 0, 0, Double(alpha))
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_paint(cairo)
    }

    /// Lays another canvas over this one where a mask has alpha, mixing by the mask.
    func replace(by canvas: Canvas, where mask: Canvas) {
        canvas.flush()
        mask.flush()
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, cairo_get_target(canvas.cairo), 0, 0)
        cairo_mask_surface(cairo, cairo_get_target(mask.cairo), 0, 0)
        cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    }

    /// Composites another canvas where it lies, place by place, inside the clip.
    func composite(_ canvas: Canvas, operator blend: cairo_operator_t) {
        canvas.flush()
        let bounds = canvas.bounds
        cairo_save(cairo)
        cairo_rectangle(
            cairo, Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height))
        // A clip holds back even the operators that reach beyond what is drawn.
        cairo_clip(cairo)
        cairo_set_operator(cairo, blend)
        cairo_set_source_surface(cairo, cairo_get_target(canvas.cairo), 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    private func setSource(_ paint: CanvasPaint) -> Bool {
        switch paint {
        case .color(let color, let alpha):
            // Cairo keeps the same bytes when it is given a whole number of them.
            let pixel = color.pixel(opacity: alpha)
            let whole = Double(pixel >> 24)
            func part(_ shift: UInt32) -> Double { whole > 0 ? Double(pixel >> shift & 255) / whole : 0 }
            let (red, green, blue) = (part(0), part(8), part(16))
            if order == .rgba {
                cairo_set_source_rgba(cairo, blue, green, red, whole / 255)
            } else {
                cairo_set_source_rgba(cairo, red, green, blue, whole / 255)
            }
        case .surface(let surface, _):
            let t = surface.transform.inverted()
            guard surface.transform.determinant != 0, t.isFinite, surface.transform.isFinite else { return false }
            var matrix = cairo_matrix_t()
            cairo_matrix_init(
                &matrix, Double(t.a), Double(t.b), Double(t.c), Double(t.d), Double(t.tx), Double(t.ty))
            let pattern = cairo_pattern_create_for_surface(surface.picture.surface)
            defer { cairo_pattern_destroy(pattern) }
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_filter(pattern, surface.filter)
            cairo_pattern_set_extend(pattern, surface.extend)
            guard cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS else { return false }
            cairo_set_source(cairo, pattern)
        }
        return true
    }

    private func setPath(_ chains: [Polyline], _ rule: CGPathFillRule) {
        cairo_new_path(cairo)
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        for chain in chains {
            for (index, point) in chain.heldToDrawableSpace.enumerated() {
                if index == 0 {
                    cairo_move_to(cairo, Double(point.x), Double(point.y))
                } else {
                    cairo_line_to(cairo, Double(point.x), Double(point.y))
                }
            }
            cairo_close_path(cairo)
        }
    }
}

extension cairo_operator_t {
    /// Whether the operator changes pixels where nothing is drawn.
    var reachesBeyondItsShape: Bool {
        [CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_ATOP].contains(self)
    }
}

extension Polyline {
    /// How far from the origin Cairo's numbers, which have 24 bits before the point, are safe to calculate with.
    private static let reach: CGFloat = 65_536

    /// The points, with what lies far outside moved to the border of a square that no canvas leaves.
    ///
    /// Lines are cut where they cross the border's lines first, so that inside the square nothing changes and the
    /// chain winds around each of its points as before.
    fileprivate var heldToDrawableSpace: [CGPoint] {
        let reach = Polyline.reach
        func isInside(_ point: CGPoint) -> Bool { abs(point.x) <= reach && abs(point.y) <= reach }
        if points.allSatisfy(isInside) { return points }
        func held(_ point: CGPoint) -> CGPoint {
            CGPoint(x: min(max(point.x, -reach), reach), y: min(max(point.y, -reach), reach))
        }
        var result: [CGPoint] = []
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            result.append(held(point))
            let crossings = [
                (-reach - point.x) / (next.x - point.x), (reach - point.x) / (next.x - point.x),
                (-reach - point.y) / (next.y - point.y), (reach - point.y) / (next.y - point.y),
            ]
            for place in crossings.filter({ $0 > 0 && $0 < 1 }).sorted() {
                result.append(held(point.interpolated(to: next, at: place)))
            }
        }
        return result
    }
}

extension CGAffineTransform {
    /// Whether every entry is a finite number.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
