internal import CatalogModel

/// What the columns of a table hold, by their names in its first row.
struct SpreadsheetColumns {
  /// A column of texts.
  struct Locale {
    var locale: String
    var column: Int
    var stateColumn: Int?
  }

  private(set) var key: Int?
  private(set) var context: Int?
  private(set) var comment: Int?
  private(set) var variation: Int?
  private(set) var locales: [Locale] = []
  /// Columns without a meaning of their own.
  private(set) var others: [(name: String, column: Int)] = []
  /// Columns with the name of another one.
  private(set) var repeated: [Int] = []
  private(set) var sourceLanguage: String

  /// Looks at the names of columns.
  ///
  /// - Parameters:
  ///   - names: The cells of the first row.
  ///   - sourceLanguage: The language of the source texts; `nil` where the table is to tell.
  init(_ names: [String], sourceLanguage: String?) {
    self.sourceLanguage = sourceLanguage ?? ""
    var states: [(locale: String, column: Int)] = []
    let hasKey = names.contains { SpreadsheetColumns.normalized($0) == "key" }
    for (column, name) in names.enumerated() {
      let (word, locale) = SpreadsheetColumns.parts(of: name)
      switch word {
      case "key", "identifier": take(column, \.key)
      case "id" where !hasKey && locale == nil: take(column, \.key)
      case "context", "msgctxt": take(column, \.context)
      case "comment", "comments", "note", "notes", "description": take(column, \.comment)
      case "variation", "plural", "form": take(column, \.variation)
      case "source", "source text":
        let locale = locale ?? sourceLanguage ?? "en"
        if sourceLanguage == nil { self.sourceLanguage = locale }
        add(locale, column)
      case "state", "status":
        if let locale { states.append((locale, column)) } else { fallthrough }
      default:
        if let locale = locale ?? SpreadsheetColumns.locale(name) {
          add(locale, column)
        } else {
          others.append((name, column))
        }
      }
    }
    for state in states {
      let index = locales.firstIndex { $0.locale == state.locale && $0.stateColumn == nil }
      if let index {
        locales[index].stateColumn = state.column
      } else {
        others.append((names[state.column], state.column))
      }
    }
    others.sort { $0.column < $1.column }
    if self.sourceLanguage.isEmpty { self.sourceLanguage = locales.first?.locale ?? "en" }
  }

  private mutating func take(_ column: Int, _ role: WritableKeyPath<SpreadsheetColumns, Int?>) {
    if self[keyPath: role] == nil { self[keyPath: role] = column } else { repeated.append(column) }
  }

  private mutating func add(_ locale: String, _ column: Int) {
    if locales.contains(where: { $0.locale == locale }) {
      repeated.append(column)
    } else {
      locales.append(Locale(locale: locale, column: column))
    }
  }

  private static func normalized(_ name: String) -> String {
    String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()).lowercased()
  }

  /// The words of a name and the locale behind them: `German [de]`, `State (pt-BR)`.
  private static func parts(of name: String) -> (word: String, locale: String?) {
    let name = String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    for (opening, closing) in [("[", "]"), ("(", ")")] where name.hasSuffix(closing) {
      guard let start = name.lastIndex(of: Character(opening)) else { continue }
      let inner = name[name.index(after: start)...].dropLast()
      if let locale = locale(String(inner)) { return (normalized(String(name[..<start])), locale) }
    }
    // “de state”
    let words = name.split(separator: " ")
    if words.count == 2, ["state", "status"].contains(words[1].lowercased()),
      let locale = locale(String(words[0]))
    {
      return (words[1].lowercased(), locale)
    }
    return (name.lowercased(), nil)
  }

  /// The locale that a name is, or `nil` where it is none.
  private static func locale(_ name: String) -> String? {
    let name = String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    return LocaleName.isLocale(name) ? name : nil
  }
}
