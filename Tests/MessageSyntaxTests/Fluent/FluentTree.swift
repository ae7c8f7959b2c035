import CatalogTestSupport
import MessageSyntax

/// The tree of a resource as JSON, as Fluent’s own fixtures have it.
struct FluentTree {
  enum Spans {
    case none
    /// Offsets in UTF-16 units of a text, as JavaScript counts them.
    case utf16([UInt8])
  }

  let spans: Spans
  /// The file.
  let bytes: [UInt8]
  private let units: [Int]

  init(_ bytes: [UInt8], hasSpans: Bool) {
    self.bytes = bytes
    spans = hasSpans ? .utf16(bytes) : .none
    var units: [Int] = []
    var count = 0
    for byte in bytes {
      units.append(count)
      count += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
    units.append(count)
    self.units = units
  }

  func resource(_ resource: Fluent.Resource) -> JSONTree {
    node(
      "Resource", 0..<bytes.count,
      [
        "body": .array(
          resource.entries.map { entry in
            switch entry {
            case .message(let message): self.message(message, "Message")
            case .term(let term): self.message(term, "Term")
            case .comment(let comment): self.comment(comment)
            case .junk(let junk): self.junk(junk)
            }
          })
      ])
  }

  private func node(_ type: String, _ range: Range<Int>, _ members: [String: JSONTree]) -> JSONTree
  {
    var members = members
    members["type"] = .string(type)
    if case .utf16 = spans { members["span"] = span(range) }
    return .object(members)
  }

  private func span(_ range: Range<Int>) -> JSONTree {
    .object([
      "type": .string("Span"), "start": .number(Double(units[range.lowerBound])),
      "end": .number(Double(units[range.upperBound])),
    ])
  }

  private func message(_ message: Fluent.Message, _ type: String) -> JSONTree {
    node(
      type, message.range,
      [
        "id": identifier(message.identifier), "value": message.value.map(pattern) ?? .null,
        "attributes": .array(
          message.attributes.map {
            node(
              "Attribute", $0.range,
              ["id": identifier($0.identifier), "value": pattern($0.value)])
          }), "comment": message.comment.map(comment) ?? .null,
      ])
  }

  private func comment(_ comment: Fluent.Comment) -> JSONTree {
    let type =
      switch comment.level {
      case .message: "Comment"
      case .group: "GroupComment"
      case .resource: "ResourceComment"
      }
    return node(type, comment.range, ["content": .string(comment.content)])
  }

  private func junk(_ junk: Fluent.Junk) -> JSONTree {
    let content = String(decoding: bytes[junk.range], as: UTF8.self)
    guard case .utf16 = spans else {
      return node("Junk", junk.range, ["content": .string(content), "annotations": .array([])])
    }
    let annotation = node(
      "Annotation", junk.error.offset..<junk.error.offset,
      ["code": .string(junk.error.code ?? "none")])
    return node(
      "Junk", junk.range, ["content": .string(content), "annotations": .array([annotation])])
  }

  private func identifier(_ identifier: Fluent.Identifier) -> JSONTree {
    node("Identifier", identifier.range, ["name": .string(identifier.name)])
  }

  private func pattern(_ pattern: Fluent.Pattern) -> JSONTree {
    let elements = pattern.elements.map { element in
      switch element {
      case .text(let text): node("TextElement", text.range, ["value": .string(text.value)])
      case .placeable(let placeable): self.placeable(placeable)
      }
    }
    return node("Pattern", pattern.range, ["elements": .array(elements)])
  }

  private func placeable(_ placeable: Fluent.Placeable) -> JSONTree {
    node("Placeable", placeable.range, ["expression": expression(placeable.expression)])
  }

  private func expression(_ expression: Fluent.Expression) -> JSONTree {
    let range = expression.range
    switch expression {
    case .string(let literal):
      return node("StringLiteral", range, ["value": .string(literal.spelling)])
    case .number(let literal): return number(literal)
    case .variable(let name, _):
      return node("VariableReference", range, ["id": identifier(name)])
    case .message(let name, let attribute, _):
      return node(
        "MessageReference", range,
        ["id": identifier(name), "attribute": attribute.map(identifier) ?? .null])
    case .term(let name, let attribute, let arguments, _):
      return node(
        "TermReference", range,
        [
          "id": identifier(name), "attribute": attribute.map(identifier) ?? .null,
          "arguments": arguments.map(self.arguments) ?? .null,
        ])
    case .function(let name, let arguments, _):
      return node(
        "FunctionReference", range,
        ["id": identifier(name), "arguments": self.arguments(arguments)])
    case .placeable(let placeable): return self.placeable(placeable)
    case .select(let selection):
      let variants = selection.variants.map { variant in
        let key =
          switch variant.key {
          case .name(let name): identifier(name)
          case .number(let literal): number(literal)
          }
        return node(
          "Variant", variant.range,
          ["key": key, "value": pattern(variant.value), "default": .bool(variant.isDefault)])
      }
      return node(
        "SelectExpression", range,
        ["selector": self.expression(selection.selector), "variants": .array(variants)])
    }
  }

  private func number(_ literal: Fluent.NumberLiteral) -> JSONTree {
    node("NumberLiteral", literal.range, ["value": .string(literal.spelling)])
  }

  private func arguments(_ arguments: Fluent.CallArguments) -> JSONTree {
    node(
      "CallArguments", arguments.range,
      [
        "positional": .array(arguments.positional.map(expression)),
        "named": .array(
          arguments.named.map {
            node(
              "NamedArgument", $0.range,
              ["name": identifier($0.name), "value": expression($0.value)])
          }),
      ])
  }
}

extension JSONTree {
  /// The value without members that are not compared.
  func removing(_ names: Set<String>) -> JSONTree {
    switch self {
    case .array(let elements): .array(elements.map { $0.removing(names) })
    case .object(let members):
      .object(members.filter { !names.contains($0.key) }.mapValues { $0.removing(names) })
    default: self
    }
  }
}
