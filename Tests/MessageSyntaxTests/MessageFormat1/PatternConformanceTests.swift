import CatalogTestSupport
import MessageSyntax
import Testing

private let file = "conformance/mf1/icu72-oracle/messagepattern.json"

/// Patterns with the parts, or the error, that `icu::MessagePattern` of ICU 72 has for them.
@Suite struct PatternConformanceTests {
  @Test("parts and errors are those of ICU 72", .enabled(if: SharedFolder.has(file)))
  func parts() throws {
    let rows = try SharedFolder.json([JSONTree].self, of: file)
    #expect(rows.count == 452)
    for row in rows {
      let text = try #require(row["pattern"]?.text)
      let optional = try #require(row["doubleOptional"])
      let required = try #require(row["doubleRequired"])
      check(text, .doubleOptional, optional)
      check(text, .doubleRequired, required == .string("same") ? optional : required)
    }
  }

  private func check(
    _ text: String, _ mode: MessageFormat1.ApostropheMode, _ expected: JSONTree
  ) {
    let offsets = UTF16Offsets(text)
    do {
      let pattern = try MessageFormat1.Pattern(parsing: text, dialect: .icu(mode))
      let parts = pattern.parts.map { described($0, of: pattern, offsets) }
      #expect("\(parts)" == "\(expected["parts"]?.elements ?? [])", "\(text) \(mode)")
      #expect(pattern.doublingApostrophes == expected["autoQuoted"]?.text, "\(text) \(mode)")
      #expect(.bool(pattern.hasNamedArguments) == expected["namedArgs"], "\(text) \(mode)")
      #expect(.bool(pattern.hasNumberedArguments) == expected["numberedArgs"], "\(text) \(mode)")
    } catch {
      #expect(error.icuStatus == expected["error"]?.text, "\(text) \(mode): \(error)")
      #expect(
        offsets[error.icuOffset] == expected["errorOffset"]?.integer, "\(text) \(mode): \(error)")
    }
  }

  private func described(
    _ part: MessageFormat1.Part, of pattern: MessageFormat1.Pattern, _ offsets: UTF16Offsets
  ) -> JSONTree {
    let start = offsets[part.offset]
    var elements: [JSONTree] = [
      .string(part.kind.icuName), .number(Double(start)),
      .number(Double(offsets[part.end] - start)),
    ]
    switch part.kind {
    case .argumentStart, .argumentLimit:
      elements.append(.string(MessageFormat1.ArgumentType(rawValue: part.value)?.icuName ?? ""))
    case .argumentInteger, .argumentDouble:
      elements.append(.number(Double(part.value)))
      elements.append(number(pattern.number(of: part)))
    case .argumentName, .argumentNumber, .argumentType, .argumentStyle, .argumentSelector:
      elements.append(.number(Double(part.value)))
      elements.append(.string(pattern.text(in: part.range)))
    default: elements.append(.number(Double(part.value)))
    }
    return .array(elements)
  }

  /// JSON has no infinity: the file has null for it.
  private func number(_ value: Double?) -> JSONTree {
    value.flatMap { $0.isFinite ? .number($0) : nil } ?? .null
  }
}

/// The UTF-16 offsets of a text by its UTF-8 offsets.
struct UTF16Offsets {
  private var offsets: [Int] = []

  init(_ text: String) {
    var offset = 0
    for scalar in text.unicodeScalars {
      for _ in scalar.utf8 { offsets.append(offset) }
      offset += scalar.utf16.count
    }
    offsets.append(offset)
  }

  subscript(_ offset: Int) -> Int { offsets[offset] }
}

extension MessageFormat1.Part.Kind {
  fileprivate var icuName: String {
    switch self {
    case .messageStart: "MSG_START"
    case .messageLimit: "MSG_LIMIT"
    case .skipSyntax: "SKIP_SYNTAX"
    case .insertCharacter: "INSERT_CHAR"
    case .replaceNumber: "REPLACE_NUMBER"
    case .argumentStart: "ARG_START"
    case .argumentLimit: "ARG_LIMIT"
    case .argumentNumber: "ARG_NUMBER"
    case .argumentName: "ARG_NAME"
    case .argumentType: "ARG_TYPE"
    case .argumentStyle: "ARG_STYLE"
    case .argumentSelector: "ARG_SELECTOR"
    case .argumentInteger: "ARG_INT"
    case .argumentDouble: "ARG_DOUBLE"
    case .tagStart, .tagLimit: "no part of ICU"
    }
  }
}

extension MessageFormat1.ArgumentType {
  fileprivate var icuName: String {
    switch self {
    case .none: "NONE"
    case .simple: "SIMPLE"
    case .choice: "CHOICE"
    case .plural: "PLURAL"
    case .select: "SELECT"
    case .selectOrdinal: "SELECTORDINAL"
    }
  }
}
