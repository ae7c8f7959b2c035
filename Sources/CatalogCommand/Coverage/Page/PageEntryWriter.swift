internal import CatalogLint
internal import CatalogModel
internal import SourceText

/// Writes the entries of a catalog that have something missing or suspicious.
struct PageEntryWriter {
  private let catalog: PageCatalog
  private let number: Int
  private let locales: LocaleNumbers
  private let lines: [String: LineTable]
  private var pendingFindings: [String: [Diagnostic]]
  private var nextMessage = 0

  /// Prepares to write a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - number: Its number among the files of the page.
  ///   - locales: The numbers of the locales.
  init(_ catalog: PageCatalog, number: Int, locales: LocaleNumbers) {
    self.catalog = catalog
    self.number = number
    self.locales = locales
    lines = Dictionary(
      catalog.input.files.map { ($0.path, LineTable($0.bytes)) }
    ) { first, _ in first }
    pendingFindings = catalog.findings
  }

  /// Writes the entries, each as an element.
  ///
  /// - Parameters:
  ///   - json: The array that they go to.
  ///   - rules: The names of the rules so far, to which new ones are added.
  mutating func append(to json: inout JSONText, rules: inout [String]) {
    for (index, entry) in catalog.input.parsed.value.entries.enumerated() {
      let start = nextMessage
      while nextMessage < catalog.coverage.openMessages.count,
        catalog.coverage.openMessages[nextMessage].entry == index
      {
        nextMessage += 1
      }
      let open = catalog.coverage.openMessages[start..<nextMessage]
      let found = pendingFindings.isEmpty ? nil : pendingFindings.removeValue(forKey: entry.key)
      guard !open.isEmpty || found != nil else { continue }
      append(entry, open, found ?? [], to: &json, rules: &rules)
    }
  }

  private func append(
    _ entry: Entry, _ open: ArraySlice<OpenMessage>, _ found: [Diagnostic],
    to json: inout JSONText, rules: inout [String]
  ) {
    let rows = PageRow.rows(of: entry, open, found, catalog.coverage, locales)
    json.array {
      $0.element(number)
      $0.element(line(of: entry.keyRange))
      $0.element(entry.key)
      let source = entry.localizations?.first { $0.locale == catalog.coverage.sourceLanguage }
      append(source?.message, besides: entry.key, to: &$0)
      if let comment = entry.comment { $0.element(comment) } else { $0.element(0) }
      $0.array {
        for row in rows where row.isPlain { $0.element(row.locale) }
      }
      $0.array {
        for row in rows where !row.isPlain { append(row, of: entry, to: &$0, rules: &rules) }
      }
    }
  }

  private func append(
    _ row: PageRow, of entry: Entry, to json: inout JSONText, rules: inout [String]
  ) {
    json.array {
      $0.element(row.locale)
      $0.element(row.status.map { Int($0.rawValue) } ?? CoverageStatus.allCases.count)
      let localization = row.localization.flatMap { entry.localizations?[$0] }
      $0.element(line(of: row.findings.first?.range ?? localization?.localeRange ?? entry.keyRange))
      append(localization?.message, besides: nil, to: &$0)
      guard !row.findings.isEmpty else { return $0.element(0) }
      $0.array {
        for finding in row.findings {
          $0.array {
            $0.element(number(of: finding.rule.rawValue, in: &rules))
            $0.element(finding.message.localized)
            $0.element(finding.subject.variation ?? "")
          }
        }
      }
    }
  }

  private func number(of rule: String, in rules: inout [String]) -> Int {
    if let known = rules.firstIndex(of: rule) { return known }
    rules.append(rule)
    return rules.count - 1
  }

  private func line(of range: SourceRange?) -> Int {
    guard let place = range.map(catalog.input.place) else { return 0 }
    return lines[place.file.path]?.position(at: place.range.start).line ?? 0
  }

  private func append(_ message: Message?, besides key: String?, to json: inout JSONText) {
    guard let message else { return json.element(0) }
    if message.substitutions.isEmpty, message.root.variations.isEmpty, message.root.phrases == nil {
      let text = message.root.unit?.value
      guard let text, text != key else { return json.element(0) }
      return json.element(text)
    }
    json.array { json in
      message.forEachUnit { path, unit in
        json.array {
          $0.element(path.description)
          $0.element(unit.value ?? "")
        }
      }
      for phrase in message.root.phrases?.phrases ?? [] {
        json.array {
          $0.element("")
          $0.element(phrase.value)
        }
      }
    }
  }
}

/// A row of the table of messages: a message in a locale.
struct PageRow {
  /// The number of the locale; that of none for an entry as a whole.
  let locale: Int
  /// How far the message has come; `nil` for an entry as a whole.
  let status: CoverageStatus?
  /// The position of the localization in the entry.
  let localization: Int?
  /// What is suspicious.
  var findings: [Diagnostic]

  /// Whether there is nothing to tell but that there is no text.
  var isPlain: Bool { status == .absent && localization == nil && findings.isEmpty }

  /// Joins what is missing in an entry with what is suspicious in it, by locale.
  static func rows(
    of entry: Entry, _ open: ArraySlice<OpenMessage>, _ found: [Diagnostic],
    _ coverage: CatalogCoverage, _ locales: LocaleNumbers
  ) -> [PageRow] {
    var rows = open.map { message in
      PageRow(
        locale: locales[coverage.locales[message.locale].locale], status: message.status,
        localization: message.localization, findings: [])
    }
    for finding in found {
      let locale = locales[finding.subject.locale]
      if let known = rows.firstIndex(where: { $0.locale == locale }) {
        rows[known].findings.append(finding)
      } else {
        let position = entry.localizations?.firstIndex { $0.locale == finding.subject.locale }
        rows.append(
          PageRow(
            locale: locale, status: finding.subject.locale == nil ? nil : .translated,
            localization: position,
            findings: [finding]))
      }
    }
    return rows
  }
}
