internal import Diagnostics
internal import Foundation
internal import Graphics

/// The form of layouts that programs read; a change of its meaning raises the schema version.
extension LayoutReport {
    static let schemaVersion = 1

    /// All reports as one document, keys sorted.
    static func json(_ reports: [LayoutReport]) throws(CommandFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            let data = try encoder.encode(Document(layouts: reports.map(Layout.init)))
            return String(decoding: data, as: UTF8.self)
        } catch {
            throw CommandFailure(
                .internalError,
                id: "unencodable-layout",
                "the layout cannot be written as JSON: \(error)"
            )
        }
    }

    private struct Document: Encodable {
        var schemaVersion = LayoutReport.schemaVersion
        let layouts: [Layout]
    }

    private struct Size: Encodable {
        let width: Double
        let height: Double
    }

    private struct Frame: Encodable {
        let x: Double
        let y: Double
        let width: Double
        let height: Double
    }

    private struct Layout: Encodable {
        let page: String
        let variant: String?
        let traits: TraitValues
        let content: Size
        let elements: [Item]
        let diagnostics: [DiagnosticValues]

        init(_ report: LayoutReport) {
            page = report.page
            variant = report.variant
            traits = TraitValues(report)
            content = Size(width: report.contentWidth, height: report.contentHeight)
            elements = report.elements.map(Item.init)
            diagnostics = report.diagnostics.map(DiagnosticValues.init)
        }
    }

    private struct TraitValues: Encodable {
        let width: Double
        let height: Double
        let scale: Double
        let appearance: String
        let textSize: String
        let locale: String
        let direction: String

        init(_ report: LayoutReport) {
            width = report.traits.width
            height = report.traits.height
            scale = report.traits.scale
            appearance = report.traits.appearance.rawValue
            textSize = report.traits.textSize.rawValue
            locale = report.traits.locale
            direction = report.traits.direction.rawValue
        }
    }

    private struct Item: Encodable {
        let kind: String
        let section: Int
        let item: Int?
        let `class`: String
        let frame: Frame
        let reasons: [String]

        init(_ element: Element) {
            kind = element.kind.rawValue
            section = element.section
            item = element.item
            `class` = element.className
            frame = Frame(x: element.x, y: element.y, width: element.width, height: element.height)
            reasons = element.reasons
        }
    }

    private struct DiagnosticValues: Encodable {
        let id: String
        let severity: String
        let file: String?
        let line: Int?
        let column: Int?
        let message: String
        let remedy: String?

        init(_ diagnostic: Diagnostic) {
            id = diagnostic.id
            severity = diagnostic.severity.rawValue
            file = diagnostic.place?.file
            line = diagnostic.place?.line
            column = diagnostic.place?.column
            message = diagnostic.message
            remedy = diagnostic.remedy
        }
    }
}
