/// How an aperture's blades look.
///
/// Blades are thin: where one lies over another or over the hole it throws a soft shadow, and its edge catches light.
/// What that does to a pixel depends on its depth: how far it lies inside the blade's circle, below 0 on the blade.
struct CameraIrisLook: Sendable {
    /// How far a shadow reaches, in pixels.
    let shadowLength: Double
    /// How wide the edge that catches light is, in pixels.
    let edgeWidth: Double
    /// The smallest depth in the tables.
    private let first: Double
    /// How much of the full shadow there is, and how much of the edge's full light.
    private var shadows: [Float] = []
    private var edges: [Float] = []
    /// The light in the hole, on a blade over the hole, and on both blades where one lies over another.
    private var holeLights: [PixelLight] = []
    private var bladeLights: [PixelLight] = []
    private var overlapLights: [PixelLight] = []
    /// How dark a shadow is at most, from 0 to 1: in the hole and on other blades.
    private let holeShadow: Double
    private let bladeShadow: Double
    /// How bright an edge is at most, from 0 to 1.
    private let edgeLight: Double

    /// Makes a look.
    ///
    /// - Parameters:
    ///   - corner: the way from the picture's middle to a corner in pixels.
    ///   - opening: how far the aperture is open, from 0 to 1: closed, its blades cannot be told apart.
    init(corner: Double, opening: Double) {
        shadowLength = max(corner * 0.07, 2)
        edgeWidth = max(corner * 0.008, 2)
        let strength = smoothStep(opening / 0.1)
        (holeShadow, bladeShadow, edgeLight) = (0.45, 0.28 * strength, 0.16 * strength)
        first = -(edgeWidth + 1).rounded(.up)
        let last = (shadowLength + 1).rounded(.up)
        for index in 0...Int((last - first) * CameraIrisLook.density) {
            let depth = first + Double(index) / CameraIrisLook.density
            let shadow = max(1 - max(depth, 0) / shadowLength, 0)
            let edge = max(1 - max(-depth, 0) / edgeWidth, 0)
            add(shadow: shadow * shadow, edge: edge * edge, coverage: min(max(0.5 - depth, 0), 1))
        }
    }

    /// Entries to a pixel.
    private static let density = 16.0

    private mutating func add(shadow: Double, edge: Double, coverage: Double) {
        shadows.append(Float(shadow))
        edges.append(Float(edge))
        holeLights.append(CameraIrisLook.light(-holeShadow * shadow))
        bladeLights.append(CameraIrisLook.light(edgeLight * edge))
        let (under, over) = (-bladeShadow * shadow, edgeLight * edge)
        overlapLights.append(CameraIrisLook.light(under + (over - under) * coverage))
    }

    /// A light that darkens (down to −1) or brightens (up to 1).
    private static func light(_ value: Double) -> PixelLight {
        let part = PixelLight((abs(value) * 256).rounded())
        return value < 0 ? 256 - part : (256 - part) | part << 16
    }

    /// Lends the look as plain memory; the pointers are good until the body returns.
    func withUnsafeLook(_ body: (UnsafeCameraIrisLook) -> Void) {
        shadows.withUnsafeBufferPointer { shadows in
            edges.withUnsafeBufferPointer { edges in
                holeLights.withUnsafeBufferPointer { holeLights in
                    bladeLights.withUnsafeBufferPointer { bladeLights in
                        overlapLights.withUnsafeBufferPointer { overlapLights in
                            body(
                                UnsafeCameraIrisLook(
                                    shadowReach: Float(shadowLength + 1), edgeReach: Float(edgeWidth + 1),
                                    density: Float(CameraIrisLook.density), first: Float(first), shadows: shadows,
                                    edges: edges, holeLights: holeLights, bladeLights: bladeLights,
                                    overlapLights: overlapLights, holeShadow: Float(holeShadow),
                                    bladeShadow: Float(bladeShadow), edgeLight: Float(edgeLight)))
                        }
                    }
                }
            }
        }
    }
}

/// The look of an aperture's blades for the hot loops.
struct UnsafeCameraIrisLook {
    /// How far from a blade's edge pixels may differ from both pictures: inside its circle and outside.
    let shadowReach: Float
    let edgeReach: Float
    /// Table entries to a pixel, and the depth of the first one.
    let density: Float
    let first: Float
    let shadows: UnsafeBufferPointer<Float>
    let edges: UnsafeBufferPointer<Float>
    let holeLights: UnsafeBufferPointer<PixelLight>
    let bladeLights: UnsafeBufferPointer<PixelLight>
    let overlapLights: UnsafeBufferPointer<PixelLight>
    let holeShadow: Float
    let bladeShadow: Float
    let edgeLight: Float
}
