internal import CatalogModel
internal import MessageSyntax
internal import SourceText

extension RuleID {
  /// The rule of placeholders that a translation leaves out.
  static let placeholderMissing: RuleID = "placeholder-missing"
  /// The rule of placeholders that the source text does not have.
  static let placeholderExtra: RuleID = "placeholder-extra"
  /// The rule of placeholders of another type.
  static let placeholderType: RuleID = "placeholder-type"
  /// The rule of percent signs that are no placeholder of `printf`.
  static let placeholderInvalid: RuleID = "placeholder-invalid"
  /// The rule of malformed placeholders of other syntaxes.
  static let placeholderSyntax: RuleID = "placeholder-syntax"
}

/// Compares the placeholders of a translation with those of its source text, as `msgfmt -c` does.
struct PlaceholderChecks {
  /// Something that was found in a text.
  struct Finding {
    let rule: RuleID
    let message: DiagnosticMessage
    /// The offsets in the text; `nil` for all of it.
    let range: Range<Int>?
  }

  /// Which forms belong to many numbers and have to show everything; empty where that is not known.
  private let oftenUsed: [Bool]
  private let plurals: PluralForms?

  /// Prepares the checks.
  ///
  /// - Parameter plurals: What the header says; `nil` where it says nothing that is right.
  init(_ plurals: PluralForms?) {
    self.plurals = plurals
    oftenUsed = plurals.map(Self.oftenUsed) ?? []
  }

  /// A form is used often if 5 numbers up to 1000 take it.
  private static func oftenUsed(_ plurals: PluralForms) -> [Bool] {
    let (often, limit) = (5, 100)
    guard plurals.count <= limit else { return [] }
    var counts = Array(repeating: 0, count: plurals.count)
    for index in plurals.indexes(of: PluralForms.checkedNumbers) { counts[index] += 1 }
    return counts.map { $0 >= often }
  }

  /// Checks the translations of an entry.
  ///
  /// - Parameters:
  ///   - message: An entry that is translated.
  ///   - body: Receives the position of a translation and what was found in it.
  func check(_ message: borrowing POMessage, _ body: (Int, Finding) -> Void) {
    guard let source = message.plural?.value ?? message.text?.value else { return }
    for format in message.formats {
      var read: FormatDirectives?
      for index in message.translations.indices {
        let text = message.translations[index].value
        guard format.mayHaveDirectives(source) || format.mayHaveDirectives(text) else { continue }
        let expected = read ?? format.read(source, isTranslation: false)
        read = expected
        // What the source text is not, its translation need not be.
        guard expected.fault == nil else { break }
        let found = format.read(text, isTranslation: true)
        let isStrict =
          message.plural == nil || message.translations.count == 1
          || isOften(index, message.numberRange)
        if let fault = found.fault {
          body(index, finding(fault, in: text, format))
        }
        for difference in found.differences(from: expected, isStrict: isStrict) {
          body(index, finding(difference, in: text, source, expected))
        }
      }
    }
  }

  private func isOften(_ index: Int, _ range: ClosedRange<Int>?) -> Bool {
    guard index < oftenUsed.count, oftenUsed[index] else { return false }
    guard let plurals, let range else { return true }
    let last = min(range.upperBound, range.lowerBound + 1000)
    let numbers = UInt(range.lowerBound)...UInt(last)
    return plurals.indexes(of: numbers).count { $0 == index } > 1
  }

  private func finding(
    _ fault: FormatDirectives.Fault, in text: String, _ format: GettextFormat
  ) -> Finding {
    let spelling = text.part(fault.range)
    let message: DiagnosticMessage =
      switch fault.kind {
      case .unknown:
        "“\(spelling)” is no placeholder of “\(format.flag)”, as those of the source text are; write it as there"
      case .unfinished:
        "the placeholder “\(spelling)” of “\(format.flag)” has no end; write it as in the source text"
      case .mixed:
        "some placeholders of “\(format.flag)” have numbers or names and some have none; give them to all, or to none"
      case .conflicting(let one, let other):
        "“\(spelling)” shows as `\(other)` what the text shows as `\(one)`, too; write it as the source text does"
      case .gap(let number):
        "the text leaves out argument \(number) and shows one behind it, which “\(format.flag)” cannot find then; show all of them"
      }
    let rule: RuleID =
      format == .c || format == .objectiveC ? .placeholderInvalid : .placeholderSyntax
    return Finding(rule: rule, message: message, range: fault.range)
  }

  private func finding(
    _ difference: FormatDirectives.Difference, in text: String, _ source: String,
    _ expected: FormatDirectives
  ) -> Finding {
    switch difference {
    case .missing(let arguments):
      Finding(
        rule: .placeholderMissing,
        message:
          "the text leaves out \(source.list(arguments)), which the source text shows; add it",
        range: nil)
    case .extra(let arguments):
      Finding(
        rule: .placeholderExtra,
        message: extra(text.list(arguments), count: expected.arguments.count),
        range: arguments.first?.range)
    case .otherType(let argument, let expected):
      Finding(
        rule: .placeholderType,
        message: """
          `\(text.part(argument.range))` shows its value as `\(argument.type ?? "")`, and the source text as \
          `\(expected.type ?? "")`; write it as the source text does
          """,
        range: argument.range)
    case .complex(let range):
      Finding(
        rule: .placeholderType,
        message: """
          `\(text.part(range))` is no simple placeholder as those of the source text are; write one digit, without “L”
          """,
        range: range)
    }
  }

  private func extra(_ placeholders: String, count: Int) -> DiagnosticMessage {
    switch count {
    case 0: "\(placeholders) reads an argument, and the source text has none; remove it"
    case 1:
      "\(placeholders) reads another argument than the one that the source text has; correct or remove it"
    default:
      "\(placeholders) reads another argument than the \(count) that the source text has; correct or remove it"
    }
  }
}

extension PluralForms {
  /// Returns the forms that numbers take; those of numbers that have none are left out.
  fileprivate func indexes(of numbers: ClosedRange<UInt>) -> [Int] {
    var stack: [UInt] = []
    return numbers.compactMap { number in
      guard let index = try? expression.value(for: number, &stack), index < UInt(count) else {
        return nil
      }
      return Int(index)
    }
  }
}

extension String {
  /// The part of the text between two UTF-8 offsets.
  fileprivate func part(_ range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// The spellings of arguments in the text, at most ten of them.
  fileprivate func list(_ arguments: [FormatDirectives.Argument]) -> String {
    let limit = 10
    var spellings: [String] = []
    for argument in arguments.prefix(limit) {
      let spelling = "`\(part(argument.range))`"
      if !spellings.contains(spelling) { spellings.append(spelling) }
    }
    let list = spellings.joined(separator: ", ")
    return arguments.count > limit ? list + ", … (\(arguments.count))" : list
  }
}
