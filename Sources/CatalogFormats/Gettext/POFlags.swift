internal import CatalogModel

/// The flags of entries that name the syntax of their texts.
enum POFlags {
  /// Returns the first syntax that flags name; `nil` where they name none.
  static func syntax(_ flags: [Substring]) -> TextSyntax? {
    for flag in flags {
      if let syntax = syntax(Array(flag.utf8)[...]) { return syntax }
    }
    return nil
  }

  /// Returns the syntax that a flag names; `nil` where it names none.
  static func syntax(_ flag: ArraySlice<UInt8>) -> TextSyntax? {
    guard flag.last == UInt8(ascii: "t") else { return nil }
    return known.first { flag.elementsEqual($0.flag) }?.syntax
  }

  private static let known: [(flag: [UInt8], syntax: TextSyntax)] = [
    (Array("c-format".utf8), .printf), (Array("python-format".utf8), .python),
    (Array("python-brace-format".utf8), .braces), (Array("qt-format".utf8), .qt),
    (Array("objc-format".utf8), .printf), (Array("java-printf-format".utf8), .printf),
    (Array("csharp-format".utf8), .braces), (Array("c++-format".utf8), .braces),
    (Array("qt-plural-format".utf8), .qt), (Array("kde-format".utf8), .qt),
    (Array("possible-c-format".utf8), .printf), (Array("php-format".utf8), .printf),
    (Array("perl-format".utf8), .printf), (Array("lua-format".utf8), .printf),
    (Array("awk-format".utf8), .printf), (Array("tcl-format".utf8), .printf),
  ]

  /// Returns whether a flag is the one that stands for its syntax.
  static func isUsual(_ flag: ArraySlice<UInt8>) -> Bool {
    known.prefix(4).contains { flag.elementsEqual($0.flag) }
  }

  /// Returns the flag that stands for a syntax where no other one is named; `nil` where there is none.
  static func flag(for syntax: TextSyntax) -> Substring? {
    switch syntax {
    case .printf: "c-format"
    case .python: "python-format"
    case .braces: "python-brace-format"
    case .qt: "qt-format"
    case .plain, .messageFormat1, .messageFormat2, .i18next, .fluent, .ruby, .inlineElements: nil
    }
  }
}
