import CatalogTestSupport
import MessageSyntax
import Testing

private let folder = "conformance/mf1/formatjs-parser"

/// The test cases of FormatJS’s own parser: messages with options and the tree or the error.
@Suite struct FormatJSConformanceTests {
  @Test("trees and errors are those of FormatJS", .enabled(if: SharedFolder.has(folder)))
  func cases() throws {
    let files = SharedFolder.files(in: folder, ending: ".txt")
    #expect(files.count == 116)
    for file in files {
      let sections = try SharedFolder.text(of: folder + "/" + file).split(separator: "\n---\n")
      let text = String(sections[0])
      let options = try JSONTree(String(sections[1]))
      let expected = try JSONTree(String(sections[2]))
      let found = FormatJSConverter(text, options).outcome
      #expect(found.prettyText == expected.prettyText, "\(file)")
    }
  }
}

/// Reads a message and writes what was read as FormatJS does.
private struct FormatJSConverter {
  typealias Node = MessageFormat1.Node

  let text: String
  let options: JSONTree
  let positions: FormatJSPositions

  init(_ text: String, _ options: JSONTree) {
    self.text = text
    self.options = options
    positions = FormatJSPositions(text)
  }

  var outcome: JSONTree {
    let options = MessageFormat1.FormatJSOptions(
      ignoresTags: isSet("ignoreTag"), requiresOther: isSet("requiresOtherClause"))
    do {
      let message = try MessageFormat1.Message(parsing: text, dialect: .formatJS(options))
      return .object(["val": elements(message), "err": .null])
    } catch {
      guard case .formatJS(let kind) = error.kind else { return .string("\(error)") }
      return .object([
        "val": .null,
        "err": .object([
          "kind": .number(Double(kind.rawValue)), "message": .string(text),
          "location": positions.location(error.range),
        ]),
      ])
    }
  }

  private func isSet(_ name: String) -> Bool { options[name] == .bool(true) }

  private var hourCycle: MessageFormat1.DateTimeSkeleton.HourCycle? {
    options["locale"]?.text?.split(separator: "-").last
      .flatMap { MessageFormat1.DateTimeSkeleton.HourCycle(rawValue: String($0)) }
  }

  private func elements(_ message: MessageFormat1.Message) -> JSONTree {
    .array(message.nodes.map(element))
  }

  private func element(_ node: Node) -> JSONTree {
    var members: [String: JSONTree] = ["location": positions.location(node.range)]
    switch node {
    case .text(let text): members.add(type: 0, value: text.value)
    case .pound: members["type"] = .number(7)
    case .tag(let tag) where tag.isSelfClosing: members.add(type: 0, value: "<\(tag.name)/>")
    case .tag(let tag):
      members.add(type: 8, value: tag.name)
      members["children"] = elements(tag.content)
    case .select(let select):
      members.add(type: 5, value: spelling(select.name))
      members["options"] = variants(select.variants)
    case .plural(let plural):
      members.add(type: 6, value: spelling(plural.name))
      members["options"] = variants(plural.variants)
      members["offset"] = .number(plural.offset)
      members["pluralType"] = .string(plural.isOrdinal ? "ordinal" : "cardinal")
    case .argument(let argument):
      let types: [MessageFormat1.ArgumentKind: Double] = [.number: 2, .date: 3, .time: 4]
      members.add(type: types[argument.kind] ?? 1, value: spelling(argument.name))
      if argument.kind != .none { members["style"] = style(of: argument) }
    case .choice: members["type"] = .string("no argument of FormatJS")
    }
    return .object(members)
  }

  private func variants(_ variants: [MessageFormat1.Variant]) -> JSONTree {
    .object(
      Dictionary(
        uniqueKeysWithValues: variants.map { variant in
          (
            slice(variant.selectorPlace.range),
            .object([
              "value": elements(variant.message),
              "location": positions.location(variant.messagePlace.range),
            ])
          )
        }))
  }

  private func style(of argument: MessageFormat1.Argument) -> JSONTree {
    guard let style = argument.style else { return .null }
    guard let skeleton = argument.skeleton else { return .string(style) }
    let start = argument.stylePlace.range.lowerBound
    let fields = skeleton.drop { $0.isWhitespace }
    var members: [String: JSONTree] = [
      "location": positions.location(start..<argument.place.range.upperBound - 1)
    ]
    let intlOptions: MessageFormat1.IntlOptions?
    if argument.kind == .number {
      let skeleton = MessageFormat1.NumberSkeleton(parsing: String(fields))
      members["type"] = .number(0)
      members["tokens"] = .array((skeleton?.tokens ?? []).map(token))
      intlOptions = skeleton?.intlOptions
    } else {
      let skeleton = MessageFormat1.DateTimeSkeleton(String(fields), hourCycle: hourCycle)
      members["type"] = .number(1)
      members["pattern"] = .string(skeleton.pattern)
      intlOptions = skeleton.intlOptions
    }
    members["parsedOptions"] =
      isSet("shouldParseSkeletons") ? json(intlOptions) : .object([:])
    return .object(members)
  }

  private func token(_ token: MessageFormat1.NumberSkeleton.Token) -> JSONTree {
    .object([
      "stem": .string(token.stem), "options": .array(token.options.map { .string($0) }),
    ])
  }

  private func json(_ options: MessageFormat1.IntlOptions?) -> JSONTree {
    guard let options else { return .null }
    return .object(
      options.mapValues { value in
        switch value {
        case .word(let word): .string(word)
        case .number(let number): .number(number)
        case .flag(let flag): .bool(flag)
        }
      })
  }

  private func spelling(_ name: MessageFormat1.ArgumentName) -> String { slice(name.place.range) }

  private func slice(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}

extension [String: JSONTree] {
  fileprivate mutating func add(type: Double, value: String) {
    self["type"] = .number(type)
    self["value"] = .string(value)
  }
}

/// The places of a text as FormatJS counts them: UTF-16 offsets, lines, and columns in scalars.
private struct FormatJSPositions {
  private var positions: [JSONTree] = []

  init(_ text: String) {
    var (offset, line, column) = (0, 1, 1)
    func position() -> JSONTree {
      .object([
        "offset": .number(Double(offset)), "line": .number(Double(line)),
        "column": .number(Double(column)),
      ])
    }
    for scalar in text.unicodeScalars {
      for _ in scalar.utf8 { positions.append(position()) }
      offset += scalar.utf16.count
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    positions.append(position())
  }

  func location(_ range: Range<Int>) -> JSONTree {
    .object(["start": positions[range.lowerBound], "end": positions[range.upperBound]])
  }
}
