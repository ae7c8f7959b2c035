/// A kind of format strings that a flag of gettext names, such as `c-format` (gettext manual, chapter 3.3).
///
/// ``read(_:isTranslation:)`` takes a text apart as `msgfmt -c` of gettext 0.21 does, and
/// ``FormatDirectives/differences(from:isStrict:)`` compares a translation with its source text. The formats of Scheme
/// and Lisp are languages of their own and are not among them.
public enum GettextFormat: String, Hashable, Sendable, CaseIterable {
  /// `printf` of C.
  case c
  /// Formats of Objective-C: those of C with `%@`.
  case objectiveC = "objc"
  /// The `%` operator of Python.
  case python
  /// `str.format` of Python.
  case pythonBrace = "python-brace"
  /// `MessageFormat` of Java.
  case java
  /// `String.format` of Java.
  case javaPrintf = "java-printf"
  /// Composite formats of C#.
  case csharp
  /// Formats of JavaScript as Gjs and `sprintf` libraries have them.
  case javascript
  /// Emacs Lisp.
  case elisp
  /// librep's Lisp.
  case librep
  /// Ruby.
  case ruby
  /// Variables of shells.
  case shell = "sh"
  /// awk.
  case awk
  /// Lua.
  case lua
  /// Object Pascal.
  case pascal = "object-pascal"
  /// Smalltalk.
  case smalltalk
  /// YCP of YaST.
  case ycp
  /// Arguments of Qt: `%1`, `%L2`.
  case qt
  /// The number of a plural form of Qt: `%n`.
  case qtPlural = "qt-plural"
  /// Arguments of KDE: `%1`.
  case kde
  /// Boost's format library.
  case boost
  /// Tcl.
  case tcl
  /// Perl.
  case perl
  /// Names in braces, as libintl-perl has them.
  case perlBrace = "perl-brace"
  /// PHP.
  case php
  /// Diagnostics of GCC.
  case gccInternal = "gcc-internal"
  /// Diagnostics of GNU Fortran.
  case gfcInternal = "gfc-internal"

  /// What a flag says of a format.
  public enum FlagMeaning: Hashable, Sendable {
    /// The texts are checked as this format: `c-format`, `possible-c-format`.
    case isFormat
    /// They are not: `no-c-format`, `impossible-c-format`.
    case isNoFormat
  }

  /// The flag, as in `c-format`.
  public var flag: String { rawValue + "-format" }

  /// Returns the format that a flag names, with what it says; `nil` for other flags.
  ///
  /// - Parameter flag: A flag without spaces around it.
  public static func format(
    ofFlag flag: some StringProtocol
  ) -> (format: GettextFormat, meaning: FlagMeaning)? {
    let ending = "-format"
    guard flag.hasSuffix(ending) else { return nil }
    var name = flag.dropLast(ending.count)
    var meaning = FlagMeaning.isFormat
    for (prefix, prefixMeaning) in prefixes where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
      meaning = prefixMeaning
      break
    }
    return GettextFormat(rawValue: String(name)).map { ($0, meaning) }
  }

  private static let prefixes: [(prefix: String, meaning: FlagMeaning)] = [
    ("no-", .isNoFormat), ("possible-", .isFormat), ("impossible-", .isNoFormat),
  ]

  /// The byte that every directive begins with.
  var marker: UInt8 {
    switch self {
    case .pythonBrace, .perlBrace, .java, .csharp: UInt8(ascii: "{")
    case .shell: UInt8(ascii: "$")
    default: UInt8(ascii: "%")
    }
  }

  /// Returns whether a text may have a directive or a fault: where neither it nor its source text may, they fit.
  ///
  /// Takes one look at each byte.
  public func mayHaveDirectives(_ text: String) -> Bool {
    switch self {
    // A closing brace on its own is a fault.
    case .java, .csharp: text.utf8.contains { $0 == 0x7B || $0 == 0x7D }
    default: text.utf8.contains(marker)
    }
  }

  /// Reads a text in linear time.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - isTranslation: Whether it is a translation, which may show numbers in its own digits (`%Id`).
  public func read(_ text: String, isTranslation: Bool) -> FormatDirectives {
    var reader = DirectiveReader(Array(text.utf8), self, isTranslation: isTranslation)
    do throws(FormatDirectives.Fault) {
      try reader.read()
      return FormatDirectives(format: self, reader.result)
    } catch {
      return FormatDirectives(format: self, fault: error)
    }
  }
}
