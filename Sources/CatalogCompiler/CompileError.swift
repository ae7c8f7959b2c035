public import CatalogModel
public import SourceText

/// What a compiled catalog cannot hold, and where it is.
public struct CompileError: Error, Hashable, Sendable {
  /// What cannot be represented.
  public enum Problem: Error, Hashable, Sendable {
    /// Two catalogs have the same table name.
    case duplicateTable
    /// An entry, a message or a variation is no object in the file.
    case malformed
    /// A node has several of a text, phrases and variations, or variations along several dimensions.
    case ambiguousNode
    /// A variation along a dimension that is not known, as the file spells it.
    case unknownDimension(String)
    /// A plural form that is no category of CLDR.
    case unknownPluralCategory(String)
    /// The name of a form by width is no whole number without leading zeros.
    case invalidWidth(String)
    /// An argument number outside 1 to 255.
    case argumentOutOfRange(Int)
    /// A substitution whose text refers to itself, directly or through others.
    case recursiveSubstitution(String)
    /// A text that its syntax does not allow: why, and where in UTF-8 bytes of the text.
    case invalidMessage(text: String, offset: Int, reason: DiagnosticMessage)
    /// A syntax that the run time does not format.
    case unsupportedSyntax(TextSyntax)
    /// More than ``maximumFormCount`` forms for devices.
    case tooManyForms(Int)
    /// Variations and substitutions inside one another more than 32 times.
    case tooDeep
    /// The texts or the messages do not fit: 1 GiB of texts, 4 GiB in all.
    case tooLarge
  }

  /// How many forms for devices a variation may have.
  public static let maximumFormCount = 255

  /// The table.
  public let table: String
  /// The key, or `nil` where the problem is that of no single one.
  public let key: String?
  /// The locale as the catalog spells it, or `nil` where the problem is that of none.
  public let locale: String?
  /// What cannot be represented.
  public let problem: Problem

  init(table: String, key: String? = nil, locale: String? = nil, problem: Problem) {
    self.table = table
    self.key = key
    self.locale = locale
    self.problem = problem
  }
}

/// What a compiled catalog cannot hold, where the compiler went on to find more than one error.
package struct CompileErrors: Error, Hashable, Sendable {
  /// The errors, one or more, in the order in which they were found.
  package let all: [CompileError]

  init(first: [CompileError], last: CompileError) { all = first + [last] }
}
