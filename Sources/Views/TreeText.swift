public import Foundation
internal import Graphics

/// The text form of laid-out views: one line per view, indented by depth, for people and for comparison.
public enum TreeText {
    /// Describes a view and its visible subviews.
    public static func describe(_ view: View, indentation: Int = 0) -> String {
        var lines: [String] = []
        append(view, indentation: indentation, to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    /// A number with at most three decimals and no trailing zeros, as trees and reports show lengths.
    public static func number(_ value: CGFloat) -> String {
        let thousandths = (value * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return "\(value)" }
        let whole = Int(thousandths)
        let digits = "\(abs(whole) % 1000 + 1000)".dropFirst()
        let fraction = digits.reversed().drop { $0 == "0" }.reversed()
        let sign = whole < 0 ? "-" : ""
        return sign + "\(abs(whole) / 1000)" + (fraction.isEmpty ? "" : "." + String(fraction))
    }

    /// `(x y; width height)`.
    public static func rectangle(_ rect: CGRect) -> String {
        "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    }

    private static func append(_ view: View, indentation: Int, to lines: inout [String]) {
        guard !view.isHidden else { return }
        lines.append(String(repeating: " ", count: indentation) + line(for: view))
        for subview in view.subviews { append(subview, indentation: indentation + 2, to: &lines) }
    }

    private static func line(for view: View) -> String {
        var words = [String(describing: type(of: view))]
        if let identifier = view.identifier { words.append("#\(identifier)") }
        words.append(rectangle(view.frame))
        words += (properties(of: view) + view.treeProperties).map { "\($0.name)=\($0.value)" }
        return words.joined(separator: " ")
    }

    private static func properties(of view: View) -> [TreeProperty] {
        let traits = view.traits
        var properties: [TreeProperty] = []
        if let color = view.backgroundColor {
            properties.append(TreeProperty("backgroundColor", color.resolved(for: traits).hexString))
        }
        if !view.corners.isSquare {
            properties.append(TreeProperty("cornerRadius", number(view.cornerRadius)))
        }
        if view.borderWidth > 0 { properties.append(TreeProperty("borderWidth", number(view.borderWidth))) }
        if view.alpha != 1 { properties.append(TreeProperty("alpha", number(view.alpha))) }
        if view.shadowOpacity > 0 {
            properties.append(TreeProperty("shadowRadius", number(view.shadowRadius)))
        }
        if view.transform != .identity {
            properties.append(TreeProperty("transform", matrix(view.transform)))
        }
        return properties
    }

    /// The six numbers of a transform, columns first.
    private static func matrix(_ transform: AffineTransform) -> String {
        let numbers = [
            transform.m11, transform.m12, transform.m21, transform.m22, transform.tX, transform.tY,
        ]
        return "[" + numbers.map(number).joined(separator: " ") + "]"
    }
}
