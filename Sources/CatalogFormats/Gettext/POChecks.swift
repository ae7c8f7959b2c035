internal import CatalogModel
internal import SourceText

extension RuleID {
  /// The rule of fields that the header of a PO file lacks, or that still have the values of a template.
  static let gettextHeader: RuleID = "gettext-header"
  /// The rule of `Plural-Forms`, and of entries with another number of forms than it says.
  static let gettextPluralForms: RuleID = "gettext-plural-forms"
  /// The rule of line breaks that only one of source text and translation begins or ends with.
  static let gettextLineBreaks: RuleID = "gettext-line-breaks"
}

/// Finds what `msgfmt -c` finds in a file whose entries can be read, apart from placeholders.
struct POChecks {
  private let file: SourceFile
  private let decoded: GettextText
  private let isTemplate: Bool
  private var diagnostics: [Diagnostic] = []
  private var seen = KeySet()
  private var headerRange: SourceRange?
  private var pluralFault = false
  private var headerFault: Diagnostic?
  private var headerFaultNeedsPlural = false
  private var firstPlural: SourceRange?
  private var placeholders = PlaceholderChecks(nil)
  /// How many forms the header says that a text has; `nil` where it says nothing.
  private(set) var pluralCount: Int?
  /// What the header says of plural forms.
  var pluralForms: PluralForms? {
    didSet {
      pluralCount = pluralForms?.count
      placeholders = PlaceholderChecks(pluralForms)
    }
  }
  /// The locale of the translations, as findings name it.
  var locale: String?

  init(file: SourceFile, decoded: GettextText, isTemplate: Bool) {
    self.file = file
    self.decoded = decoded
    self.isTemplate = isTemplate
  }

  /// Checks one entry.
  mutating func check(_ message: borrowing POMessage) {
    guard let text = message.text else { return }
    checkDuplicate(message, text)
    guard !message.isObsolete, !message.isHeader else { return }
    // msgfmt leaves out what is not translated or fuzzy before it looks further.
    guard message.isTranslated, !text.value.isEmpty else { return }
    if message.plural != nil { checkPluralCount(message, text) }
    checkLineBreaks(message, text)
    if !message.formats.isEmpty { checkPlaceholders(message, text) }
  }

  private mutating func checkPlaceholders(_ message: borrowing POMessage, _ text: POText) {
    var found: [(index: Int, finding: PlaceholderChecks.Finding)] = []
    placeholders.check(message) { found.append(($0, $1)) }
    for (index, finding) in found {
      let translation = message.translations[index]
      var subject = subject(message, text)
      subject.locale = locale
      var place = translation.range
      if let part = finding.range {
        place = range(part.lowerBound, part.upperBound, in: translation)
      }
      diagnostics.append(
        Diagnostic(
          rule: finding.rule, severity: .error, message: finding.message,
          range: place, subject: subject))
    }
  }

  private mutating func checkDuplicate(_ message: borrowing POMessage, _ text: POText) {
    guard
      let first = seen.insert(
        message.context?.value, text.value, message.domain, range: text.range)
    else { return }
    diagnostics.append(
      Diagnostic(
        rule: .duplicateKey, severity: .error,
        message: """
          “\(text.value)” stands twice in this file with the same context; msgfmt refuses such a file: remove one of \
          the two
          """,
        range: text.range, subject: subject(message, text),
        notes: [Diagnostic.Note(message: "the first one is here", range: first)]))
  }

  private mutating func checkPluralCount(_ message: borrowing POMessage, _ text: POText) {
    firstPlural = firstPlural ?? text.range
    guard let pluralCount, message.translations.count != pluralCount, !isTemplate else { return }
    let count = message.translations.count
    diagnostics.append(
      Diagnostic(
        rule: .gettextPluralForms, severity: .error,
        message:
          "the header says nplurals=\(pluralCount), and this entry has \(count) forms; give it msgstr[0] to msgstr[\(pluralCount - 1)]",
        range: message.translations.last?.range ?? text.range, subject: subject(message, text)))
  }

  private mutating func checkLineBreaks(_ message: borrowing POMessage, _ text: POText) {
    let (begins, ends) = (text.value.beginsWithLineBreak, text.value.endsWithLineBreak)
    if let plural = message.plural {
      compare(plural, begins, ends, message, text, isPlural: true)
    }
    for index in message.translations.indices {
      compare(message.translations[index], begins, ends, message, text, isPlural: false)
    }
  }

  @inline(__always)
  private mutating func compare(
    _ other: POText, _ begins: Bool, _ ends: Bool, _ message: borrowing POMessage, _ text: POText,
    isPlural: Bool
  ) {
    if other.value.beginsWithLineBreak != begins || other.value.endsWithLineBreak != ends {
      addLineBreaks(other, begins, ends, message, text, isPlural: isPlural)
    }
  }

  private mutating func addLineBreaks(
    _ other: POText, _ begins: Bool, _ ends: Bool, _ message: borrowing POMessage, _ text: POText,
    isPlural: Bool
  ) {
    let differsAtStart = other.value.beginsWithLineBreak != begins
    let reason: DiagnosticMessage =
      switch (differsAtStart, differsAtStart ? begins : ends) {
      case (true, true):
        "the source text begins with “\\n”, and this one does not; begin it with “\\n”, too"
      case (true, false): "this text begins with “\\n”, and the source text does not; remove it"
      case (false, true):
        "the source text ends with “\\n”, and this one does not; end it with “\\n”, too"
      case (false, false): "this text ends with “\\n”, and the source text does not; remove it"
      }
    diagnostics.append(
      Diagnostic(
        rule: .gettextLineBreaks, severity: .error, message: reason, range: other.range,
        subject: subject(message, text)))
  }

  private func subject(
    _ message: borrowing POMessage, _ text: POText
  ) -> Diagnostic.Subject {
    Diagnostic.Subject(key: Entry.key(text.value, context: message.context?.value))
  }

  /// Returns what was found.
  mutating func finish() -> [Diagnostic] {
    if var headerFault {
      // Without a plural form msgfmt does not look for what is missing.
      if headerFaultNeedsPlural, firstPlural == nil { headerFault.severity = .warning }
      diagnostics.append(headerFault)
    }
    if let firstPlural, pluralCount == nil, !pluralFault, !isTemplate, headerRange != nil {
      diagnostics.append(
        Diagnostic(
          rule: .gettextPluralForms, severity: .error,
          message: """
            the file has plural forms, and its header has no “Plural-Forms”; add it, as in “Plural-Forms: nplurals=2; \
            plural=(n != 1);\\n”
            """,
          range: headerRange, notes: [.init(message: "a plural form is here", range: firstPlural)]))
    }
    return diagnostics
  }
}

extension POChecks {
  private static let requiredFields: [(name: String, initial: String?)] = [
    ("Project-Id-Version", "PACKAGE VERSION"), ("PO-Revision-Date", "YEAR-MO-DA"),
    ("Last-Translator", "FULL NAME"), ("Language-Team", "LANGUAGE"), ("MIME-Version", nil),
    ("Content-Type", "text/plain; charset=CHARSET"), ("Content-Transfer-Encoding", "ENCODING"),
    ("Language", ""),
  ]

  /// Checks the header.
  mutating func checkHeader(_ message: POHeader.Entry?, _ header: POHeader) {
    guard let message else {
      if !isTemplate {
        diagnostics.append(
          Diagnostic(
            rule: .gettextHeader, severity: .error,
            message: """
              the file has no header; begin it with an entry whose msgid is empty and whose msgstr has the fields \
              “Language:”, “Content-Type: text/plain; charset=UTF-8” and so on
              """,
            range: SourceRange(0, 0)))
      }
      return
    }
    let translation = message.text
    headerRange = translation.range
    guard !isTemplate else { return }
    if let fuzzy = message.fuzzyRange {
      add("the header is fuzzy, and msgfmt warns of that; remove the flag", fuzzy)
    }
    for (name, initial) in Self.requiredFields {
      guard let item = header.item(name) else {
        add(
          "the header has no field “\(name)”; add a line “\(name): …\\n”", translation.range)
        continue
      }
      if let initial, initial.isEmpty ? item.value.isEmpty : item.value.hasPrefix(initial) {
        let message: DiagnosticMessage =
          item.value.isEmpty
          ? "the field “\(name)” of the header is empty; give it a value"
          : "the field “\(name)” of the header still has the value of the template; give it its own"
        add(message, range(of: item, in: translation))
      }
    }
  }

  private mutating func add(_ message: DiagnosticMessage, _ range: SourceRange) {
    diagnostics.append(
      Diagnostic(rule: .gettextHeader, severity: .warning, message: message, range: range))
  }

  /// Adds a fault of `Plural-Forms`.
  mutating func add(fault: PluralForms.Fault, of item: POHeader.Item, in message: POHeader.Entry?) {
    pluralFault = true
    guard !isTemplate, let translation = message?.text else { return }
    let start = item.valueOffset + fault.range.lowerBound
    let end = item.valueOffset + fault.range.upperBound
    headerFault = Diagnostic(
      rule: .gettextPluralForms, severity: .error, message: fault.problem.message,
      range: range(start, end, in: translation))
    headerFaultNeedsPlural = [.noCount, .noExpression].contains(fault.problem)
  }

  private func range(of item: POHeader.Item, in text: POText) -> SourceRange {
    range(item.valueOffset, item.valueOffset + item.value.utf8.count, in: text)
  }

  private func range(_ start: Int, _ end: Int, in text: POText) -> SourceRange {
    let escapes = POSourceEscapes(encoding: decoded.encoding)
    let first = escapes.sourceOffset(ofDecoded: start, in: text.range, of: file.bytes)
    let last = escapes.sourceOffset(ofDecoded: end, in: text.range, of: file.bytes)
    return SourceRange(first, max(first, last))
  }
}

extension String {
  fileprivate var beginsWithLineBreak: Bool { utf8.first == 0x0A }
  fileprivate var endsWithLineBreak: Bool { utf8.last == 0x0A }
}
