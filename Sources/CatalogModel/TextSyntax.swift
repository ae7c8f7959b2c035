/// How the texts of a catalog say where values stand in them.
public enum TextSyntax: String, Hashable, Sendable, CaseIterable {
  /// Placeholders as C and Apple's formats have them: `%@`, `%1$lld`, `%#@files@`; also those of Java and Android.
  case printf
  /// ICU MessageFormat: `{count, plural, one {# file} other {# files}}`.
  case messageFormat1 = "mf1"
  /// Unicode MessageFormat 2 (LDML, part 9): `{$count :number} files`.
  case messageFormat2 = "mf2"
  /// No placeholders at all: percent signs and braces are what they look like.
  case plain
  /// Interpolation and nesting of i18next: `{{count}} files`, `$t(key)`.
  case i18next
  /// A pattern of Fluent with placeables and selectors: `{ $count -> [one] a file *[other] { $count } files }`.
  case fluent
  /// The `%` operator of Python: `%s`, `%(name)s`.
  case python
  /// Fields in braces, as Python's `str.format`, C# and C++ have them: `{0}`, `{name:>10}`, `{{` for a brace.
  case braces
  /// References of Ruby, as Rails has them: `%{name}`, `%<price>.2f`, `%%{` for the three characters less one.
  case ruby
  /// Arguments of Qt: `%1`, `%L2`, `%n`.
  case qt
  /// Characters with the inline elements of XLIFF between them, as XML: `Press <ph id="1"/>`.
  case inlineElements = "inline"
}
