import CompiledCatalog

/// Reads everything that a compiled catalog holds.
struct Walk {
  /// A description of everything; damaged parts are `!`.
  private(set) var text = ""
  private var budget = 200_000

  init(_ catalog: CompiledCatalog) {
    for number in 0..<UInt32(clamping: min(catalog.tableCount, 100)) {
      let table = TableNumber(rawValue: number)
      text += "table \(catalog.name(of: table) ?? "!") \(catalog.sourceLocale(of: table) ?? -1)\n"
      for key in catalog.keys(of: table).prefix(200) {
        add(KeyNumber(rawValue: key), of: catalog, in: table)
      }
    }
  }

  private mutating func add(_ key: KeyNumber, of catalog: CompiledCatalog, in table: TableNumber) {
    guard let name = catalog.text(of: key) else {
      text += "!\n"
      return
    }
    text += "key \(Self.string(name)) \(catalog.isFormatted(key))\n"
    _ = catalog.key(name, in: table)
    for locale in 0..<min(catalog.localeCount, 20) {
      guard let view = catalog.message(key, locale: locale) else { continue }
      text += "  \(catalog.tag(ofLocale: locale) ?? "!") "
      add(view)
      text += "\n"
      if let plurals = catalog.pluralTable(ofLocale: locale) {
        text += plurals.category(of: 1).map { "\($0)" } ?? "?"
        _ = plurals.category(of: .max)
      }
    }
  }

  static func string(_ bytes: Span<UInt8>) -> String {
    unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  private mutating func add(_ view: borrowing MessageView) {
    budget -= 1
    guard budget > 0 else { return }
    switch view.content {
    case .text(let bytes): text += "“\(Self.string(bytes))”"
    case .pattern(let pattern): add(pattern)
    case .plural(let plural): add(plural)
    case .select(let select):
      for index in 0..<select.count {
        if let name = select.name(at: index) { text += " \(Self.string(name)):" }
        if let form = select.form(at: index) { add(form) }
      }
      _ = select.form(named: "other")
    case .width(let width):
      for index in 0..<width.count {
        text += " \(width.width(at: index) ?? -1):"
        if let form = width.form(at: index) { add(form) }
      }
    case .program(let program):
      for index in 0..<program.count {
        text += " \(program.word(at: index) ?? 0)"
        if let bytes = program.text(at: index) { text += "“\(Self.string(bytes))”" }
      }
    case .phrases(let phrases):
      for index in 0..<phrases.count {
        budget -= 1
        guard budget > 0 else { return }
        if let phrase = phrases.phrase(at: index) { text += " “\(Self.string(phrase))”" }
      }
    case .damaged: text += "!"
    }
  }

  private mutating func add(_ plural: borrowing PluralView) {
    text += "plural \(plural.argument)"
    if let zero = plural.explicitZero {
      text += " =0:"
      add(zero)
    }
    for category in PluralForm.allCases {
      guard let form = plural.form(category) else { continue }
      text += " \(category):"
      add(form)
    }
  }

  private mutating func add(_ pattern: borrowing PatternView) {
    text += "["
    for index in 0..<pattern.count {
      budget -= 1
      guard budget > 0 else { return }
      switch pattern.part(at: index) {
      case .text(let bytes): text += "“\(Self.string(bytes))”"
      case .verbatimText(let bytes): text += "‘\(Self.string(bytes))’"
      case .argument(let argument): add(argument)
      case .substitution(let substitution):
        if let name = substitution.name { text += "#\(Self.string(name))" }
        if let specifier = substitution.formatSpecifier { text += ".\(Self.string(specifier))" }
        text += "(\(substitution.argument))="
        add(substitution.message)
      case .damaged: text += "!"
      }
    }
    text += "]"
  }

  private mutating func add(_ argument: borrowing ArgumentView) {
    text += "{\(argument.number) \(argument.length) \(UnicodeScalar(argument.letter))"
    if !argument.flags.isEmpty { text += " flags \(argument.flags.rawValue)" }
    if let width = argument.width { text += " width \(width)" }
    if let precision = argument.precision { text += " precision \(precision)" }
    if argument.isSubstitutionArgument { text += " arg" }
    if argument.hasExplicitPosition { text += " positioned" }
    if let spelling = argument.spelling { text += " \(Self.string(spelling))" }
    text += "}"
  }
}
