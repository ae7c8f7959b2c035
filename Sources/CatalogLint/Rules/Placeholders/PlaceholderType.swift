internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Reports texts that read an argument as another type than the source text does.
struct PlaceholderType: EntryRule {
  static let description = RuleDescription(
    id: "placeholder-type",
    summary: "A translation reads an argument as another type.",
    rationale: """
      An object is read where a number was passed, or the other way round: the app crashes, \
      or shows a number nobody knows. Arguments are compared by number, so two placeholders \
      in another order than in the source text, without positions, are found here too. Kinds \
      of integers and of floating-point numbers may differ.
      """,
    correction: """
      Use the conversion of the source text, and positions where the order differs: %2$lld … \
      %1$@.
      """,
    defaultSeverity: .error,
    triggering: [
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%@ Dateien" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%@ sent %lld files" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "↓%lld 个文件来自 ↓%@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%.1f km" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓%lld km" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : { "state" : "translated", "value" : "↓%#@files@" },
                  "substitutions" : { "files" : { "argNum" : 1, "formatSpecifier" : "@", "variations" : { "plural" : {
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dateien" } } } } } }
                }
              }
            }
        """#),
      RuleExample(
        #"""
            "due" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "{when, date, short}: {n, plural, one {# file} other {# files}}" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "↓{when, number}: {n, plural, one {# Datei} other {# Dateien}}" } },
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "{when, time, short} {↓n, select, other {個のファイル}}" } }
              }
            }
        """#, syntax: .messageFormat1),
    ],
    nonTriggering: [
      RuleExample(
        #"""
            "%@ sent %lld files" : {
              "localizations" : {
                "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld 个文件来自 %1$@" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%lld files" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%llu Dateien" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "%llx fichiers" } }
              }
            }
        """#),
      RuleExample(
        #"""
            "%.1f km" : {
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%.2f km" } },
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "%g km" } }
              }
            }
        """#),
    ])

  init() {}

  /// Compares the types that a syntax itself gives to values.
  private func checkTypes(_ compared: ComparedMessage, into findings: inout FindingSink) {
    var expected: [String: [String]] = [:]
    for argument in compared.source.arguments {
      if let type = argument.type { expected[argument.name, default: []].append(type) }
    }
    guard !expected.isEmpty else { return }
    for argument in compared.message.arguments {
      guard let type = argument.type, let types = expected[argument.name], let first = types.first,
        !types.contains(type)
      else { continue }
      compared.report(
        .otherType(
          compared.message.reading.spelling(of: argument.name), type, expected: first),
        at: argument.range, into: &findings)
    }
  }

  private func check(_ compared: ComparedMessage, into findings: inout FindingSink) {
    checkTypes(compared, into: &findings)
    var expected: [String: [MessageArgument.Kind]] = [:]
    for argument in compared.source.arguments where argument.kind != .any {
      expected[argument.name, default: []].append(argument.kind)
    }
    guard !expected.isEmpty else { return }
    for argument in compared.message.arguments where argument.kind != .any {
      guard let kinds = expected[argument.name], let first = kinds.first,
        !kinds.contains(argument.kind)
      else { continue }
      compared.report(
        .otherKind(argument.name, argument.kind, expected: first), at: argument.range,
        into: &findings)
    }
  }

  var concerns: EntryFeatures { [.formats, .messages] }

  func mayFind(in screen: EntryScreen) -> Bool {
    !screen.hasComparedPlaceholders && !screen.hasSameFormats
  }

  func check(_ entry: EntryContext, into findings: inout FindingSink) {
    guard !entry.hasComparedPlaceholders else { return }
    entry.forEachComparedMessage { check($0, into: &findings) }
    entry.forEachMeasuredText { text in
      for (use, found, expected) in text.mismatches(by: { $0.typeClass }) {
        text.report(
          .otherType(
            text.spelling(at: use.range), argument: use.index, found: found, expected: expected),
          at: use.range, into: &findings)
      }
      guard entry.catalog.format.isOfGettext else { return }
      for (use, found, expected) in text.mismatches(by: { $0.typeOfC })
      where found.typeClass == expected.typeClass {
        text.report(
          .otherTypeOfC(text.spelling(at: use.range), argument: use.index, expected: expected),
          at: use.range, into: &findings)
      }
    }
  }
}

/// The type of an argument in C, where each size and sign is a type of its own.
private struct TypeOfC: Hashable {
  let typeClass: PrintfConversion.TypeClass
  let length: PrintfConversion.Length
  let isUnsigned: Bool
}

extension PrintfConversion {
  /// The kind of argument, whatever its width.
  enum TypeClass: String {
    case object = "an object"
    case integer = "a whole number"
    case floatingPoint = "a decimal number"
    case character = "a character"
    case cString = "a C string"
    case utf16String = "a UTF-16 string"
    case pointer = "a pointer"
  }

  /// The type that the argument has in C.
  fileprivate var typeOfC: TypeOfC {
    let isUnsigned =
      switch letter {
      case .u, .o, .x, .X, .U, .O: true
      default: false
      }
    return TypeOfC(typeClass: typeClass, length: length, isUnsigned: isUnsigned)
  }

  /// The kind of argument that the conversion reads.
  var typeClass: TypeClass {
    switch argumentType {
    case .object: .object
    case .integer: .integer
    case .floatingPoint: .floatingPoint
    case .character: .character
    case .cString: .cString
    case .utf16String: .utf16String
    case .pointer: .pointer
    }
  }
}

extension DiagnosticMessage {
  fileprivate static func otherKind(
    _ name: String, _ kind: MessageArgument.Kind, expected: MessageArgument.Kind
  ) -> DiagnosticMessage {
    "`\(name)` is taken for \(kind.rawValue), and in the source text for \(expected.rawValue); use it as the source text does"
  }

  fileprivate static func otherType(
    _ spelling: String, _ type: String, expected: String
  ) -> DiagnosticMessage {
    "`\(spelling)` shows its value as `\(type)`, and the source text as `\(expected)`; write it as the source text does"
  }

  fileprivate static func otherTypeOfC(
    _ spelling: String, argument: Int, expected: PrintfConversion
  ) -> DiagnosticMessage {
    """
    `\(spelling)` reads argument \(argument) in another size or with another sign than the source text; write \
    `%\(argument)$\(expected.spelling)`
    """
  }

  fileprivate static func otherType(
    _ spelling: String, argument: Int, found: PrintfConversion, expected: PrintfConversion
  ) -> DiagnosticMessage {
    """
    `\(spelling)` reads argument \(argument) as \(found.typeClass.rawValue), and the source text passes \
    \(expected.typeClass.rawValue); write `%\(argument)$\(expected.spelling)`
    """
  }
}
