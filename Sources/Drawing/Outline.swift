import Foundation
import Graphics

/// A rectangle with corners in drawing units, ready to be traced; radii that do not fit are made smaller.
struct Outline: Equatable {
    var box: Space.Box
    /// Radii after fitting, in drawing units.
    private(set) var topLeft: Double
    private(set) var topRight: Double
    private(set) var bottomLeft: Double
    private(set) var bottomRight: Double
    private let curve: Corners.Curve
    /// How far the corners reach along the edges, in radii: 1 for circles.
    private var reach = 1.0

    /// The reach of a continuous corner that has room (uikit-facts 6).
    static let continuousReach = 1.528665

    init(box: Space.Box, corners: Corners, unitsPerPoint: Double) {
        self.box = box
        curve = corners.curve
        topLeft = max(0, corners.topLeft * unitsPerPoint)
        topRight = max(0, corners.topRight * unitsPerPoint)
        bottomLeft = max(0, corners.bottomLeft * unitsPerPoint)
        bottomRight = max(0, corners.bottomRight * unitsPerPoint)
        fit()
    }

    init(_ shape: RoundedRect, in space: Space) {
        self.init(
            box: space.box(of: shape.rect),
            corners: shape.corners,
            unitsPerPoint: space.unitsPerPoint
        )
    }

    var isSquare: Bool { topLeft == 0 && topRight == 0 && bottomLeft == 0 && bottomRight == 0 }

    /// The fitted radii.
    var corners: Corners {
        Corners(
            topLeft: topLeft,
            topRight: topRight,
            bottomLeft: bottomLeft,
            bottomRight: bottomRight,
            curve: curve
        )
    }

    /// How far the largest corner reaches along its edges.
    var cornerReach: Double { reach * max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }

    /// The outline with sides far outside of what is seen moved nearer: cairo's numbers end at 8 million pixels.
    func trimmed(to seen: PixelRect, keeping distance: Double = 0) -> Outline {
        let margin = cornerReach.rounded(.up) + distance + 16
        var result = self
        result.box.left = max(box.left, Double(seen.left) - margin)
        result.box.top = max(box.top, Double(seen.top) - margin)
        result.box.right = min(box.right, Double(seen.right) + margin)
        result.box.bottom = min(box.bottom, Double(seen.bottom) + margin)
        return result
    }

    /// The inner edge of a ring: every side and radius smaller by a distance.
    func inset(by distance: Double) -> Outline {
        var result = self
        result.box = box.inset(by: distance)
        result.topLeft = max(0, topLeft - distance)
        result.topRight = max(0, topRight - distance)
        result.bottomLeft = max(0, bottomLeft - distance)
        result.bottomRight = max(0, bottomRight - distance)
        result.fit()
        return result
    }

    /// Adds the outline to the context's path, clockwise.
    func trace(in context: CairoContext) {
        guard !box.isEmpty else { return }
        guard !isSquare else {
            context.rectangle(box.left, box.top, box.width, box.height)
            return
        }
        context.move(box.left + topLeft * reach, box.top)
        // Each corner: its point, the direction along the edge that leads to it, and the one that leaves it.
        corner(context, x: box.right, y: box.top, radius: topRight, along: (1, 0), away: (0, 1))
        corner(context, x: box.right, y: box.bottom, radius: bottomRight, along: (0, 1), away: (-1, 0))
        corner(context, x: box.left, y: box.bottom, radius: bottomLeft, along: (-1, 0), away: (0, -1))
        corner(context, x: box.left, y: box.top, radius: topLeft, along: (0, -1), away: (1, 0))
        context.close()
    }

    /// Scales all radii so that two corners never overlap on a side, as CSS does and UIKit for equal radii.
    ///
    /// A continuous corner that has no room to reach as far as it should becomes rounder, and a circle when the
    /// radius takes the whole side: a capsule stays a capsule.
    private mutating func fit() {
        var room = Double.infinity
        let sides = [
            (box.width, topLeft + topRight), (box.width, bottomLeft + bottomRight),
            (box.height, topLeft + bottomLeft), (box.height, topRight + bottomRight),
        ]
        for (side, radii) in sides where radii > 0 { room = min(room, max(0, side) / radii) }
        switch curve {
        case .circular: reach = 1
        case .continuous: reach = min(max(room, 1), Self.continuousReach)
        }
        guard room < 1 else { return }
        topLeft *= room
        topRight *= room
        bottomLeft *= room
        bottomRight *= room
    }

    private func corner(
        _ context: CairoContext,
        x: Double,
        y: Double,
        radius: Double,
        along: (x: Double, y: Double),
        away: (x: Double, y: Double)
    ) {
        /// The point a distance before the corner on one edge and behind it on the next, in radii.
        func point(_ before: Double, _ behind: Double) -> (x: Double, y: Double) {
            (
                Self.quantized(x + radius * (away.x * behind - along.x * before)),
                Self.quantized(y + radius * (away.y * behind - along.y * before))
            )
        }
        let start = point(reach, 0)
        context.line(start.x, start.y)
        guard radius > 0 else { return }
        for cubic in cubics {
            let control1 = point(cubic[0], cubic[1])
            let control2 = point(cubic[2], cubic[3])
            let end = point(cubic[4], cubic[5])
            context.curve(control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        }
    }

    /// Two controls and an end, each as its distances before and behind the corner in radii.
    private typealias Cubic = SIMD8<Double>

    private var cubics: [Cubic] {
        let smoothness = (reach - 1) / (Self.continuousReach - 1)
        guard smoothness > 0 else {
            // A quarter circle: controls at 1 - 4/3 (√2 - 1).
            return [Cubic(0.44771525, 0, 0, 0.44771525, 0, 1, 0, 0)]
        }
        return zip(Self.circle, Self.continuous).map { $0 + ($1 - $0) * smoothness }
    }

    /// uikit-facts 6, liamrosenfeld.com/posts/apple_icon_quest.
    private static let continuous = [
        Cubic(1.08849296, 0, 0.86840694, 0, 0.63149379, 0.07491139, 0, 0),
        Cubic(0.37282383, 0.16905956, 0.16905956, 0.37282383, 0.07491139, 0.63149379, 0, 0),
        Cubic(0, 0.86840694, 0, 1.08849296, 0, continuousReach, 0, 0),
    ]

    /// A quarter circle in three parts, cut at 21.72 degrees from the edges, next to where the curve above is.
    ///
    /// Points are (1 - sin, 1 - cos) of the angle; controls lie 4/3 tan(part / 4) along the tangents.
    private static let circle = [
        Cubic(0.87326, 0, 0.74766, 0.02410, 0.62992, 0.07100, 0, 0),
        Cubic(0.37475, 0.17265, 0.17265, 0.37475, 0.07100, 0.62992, 0, 0),
        Cubic(0.02410, 0.74766, 0, 0.87326, 0, 1, 0, 0),
    ]

    /// Rounds to cairo's own 1/256 before a band's offset is subtracted, so that all bands see the same curve.
    private static func quantized(_ value: Double) -> Double {
        (value * 256).rounded() / 256
    }
}
