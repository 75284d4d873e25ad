import Diagnostics
import Foundation
import Graphics
import Testing
import Text

@testable import Pages

struct ExamplePageTests {
    static let text = """
        {
          "list":  { "layout": "table", "width": 375, "backgroundColor": "systemGroupedBackground" },
          "cells": {
            "ArticleCell": {
              "stack": "vertical", "spacing": 6, "padding": [12, 16, 12, 16],
              "children": [
                { "label": "{{title}}",   "font": { "size": 17, "weight": "semibold" }, "numberOfLines": 2 },
                { "label": "{{summary}}", "font": "subheadline", "textColor": "secondaryLabel", "numberOfLines": 0 },
                { "image": "{{photo}}",   "aspectRatio": 1.78, "cornerRadius": 8, "if": "photo" }
              ]
            }
          },
          "data": [
            { "bind": "ArticleCell", "automaticDimension": true, "each": [ { "title": "One", "summary": "Two" } ] },
            [ { "bind": "PromoCell", "height": 120, "data": { "title": "Three" } },
              { "bind": "SpacerCell", "height": 12 } ]
          ],
          "headers": [ { "bind": "TitleHeader", "height": 32, "data": { "title": "Today" } }, null ],
          "footers": [],
          "empty":   { "bind": "EmptyCell" }
        }
        """

    static let classNames: Set = ["PromoCell", "SpacerCell", "TitleHeader", "EmptyCell"]

    @Test func `the example is read without complaint`() throws {
        let page = try load(Self.text, classNames: Self.classNames)
        #expect(page.diagnostics.map(\.description) == [])
    }

    @Test func `the example has two sections, one header and an empty cell`() throws {
        let content = try load(Self.text, classNames: Self.classNames).content
        #expect(
            content.sections.map { $0.items.map(describe) } == [
                ["ArticleCell(an object) auto"], ["PromoCell(an object) 120", "SpacerCell 12"],
            ]
        )
        #expect(content.sections.map { $0.header.map(describe) } == ["TitleHeader(an object) 32", nil])
        #expect(content.sections.map { $0.footer.map(describe) } == [nil, nil])
        #expect(content.empty.map(describe) == "EmptyCell")
        #expect(content.sections[0].items[0].data?["title"] == "One")
        #expect(!content.showsEmpty)
    }

    @Test func `the example's list and template are as written`() throws {
        let page = try load(Self.text, classNames: Self.classNames).page
        #expect(page.list.width == 375)
        #expect(page.list.backgroundColor == .systemGroupedBackground)
        #expect(page.list.layout(ofSection: 1) == .table(TableSettings()))
        let root = try #require(page.templates["ArticleCell"]?.root)
        guard case .stack(let stack) = root.content else {
            Issue.record("the root is a stack")
            return
        }
        #expect(stack.axis?.literal == .vertical)
        #expect(stack.spacing?.literal == 6)
        #expect(root.view.padding?.literal == EdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
        #expect(root.children.count == 3)
    }

    @Test func `the example's labels show an item's data`() throws {
        let page = try load(Self.text, classNames: Self.classNames)
        let root = try #require(page.page.templates["ArticleCell"]?.root)
        let scope = Scope(item: page.content.sections[0].items[0].data)
        let reading = Reading.silent(page.page.source)
        guard case .label(let title) = root.children[0].content,
            case .label(let summary) = root.children[1].content
        else {
            Issue.record("two labels come first")
            return
        }
        #expect(title.content?.resolved(in: scope, reading) == .text("One"))
        #expect(title.font?.literal == FontSettings(size: 17, weight: 600))
        #expect(title.numberOfLines?.literal == 2)
        #expect(summary.content?.resolved(in: scope, reading) == .text("Two"))
        #expect(summary.font?.literal == FontSettings(style: .subheadline))
        #expect(summary.textColor?.literal == .secondaryLabel)
        #expect(root.children[2].view.condition?.holds(in: scope) == false)
    }
}
