internal import CatalogModel

/// The flags of entries that name the syntax of their texts.
enum POFlags {
  /// Returns the syntax that flags name; `nil` where they name none.
  static func syntax(_ flags: [Substring]) -> TextSyntax? {
    for flag in flags where flag.hasSuffix("-format") {
      if let syntax = syntax(flag) { return syntax }
    }
    return nil
  }

  private static func syntax(_ flag: Substring) -> TextSyntax? {
    switch flag {
    case "c-format", "objc-format", "java-printf-format": .printf
    case "python-format": .python
    case "python-brace-format", "csharp-format", "c++-format": .braces
    case "qt-format", "qt-plural-format": .qt
    default: nil
    }
  }

  /// Returns the flag that stands for a syntax where no other one is named; `nil` where there is none.
  static func flag(for syntax: TextSyntax) -> Substring? {
    switch syntax {
    case .printf: "c-format"
    case .python: "python-format"
    case .braces: "python-brace-format"
    case .qt: "qt-format"
    case .plain, .messageFormat1, .messageFormat2, .i18next, .fluent, .inlineElements: nil
    }
  }
}
