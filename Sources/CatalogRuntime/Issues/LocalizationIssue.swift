/// Something that a program asked for and that its catalogs do not give.
///
/// The text is shown anyway, with a visible substitute for what is missing.
public struct LocalizationIssue: Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// The bundle has no table of the name.
    case missingTable
    /// The table does not have the key. The default value or the key is shown.
    case missingKey
    /// The message needs an argument that was not passed. Its placeholder is shown.
    case missingArgument(position: Int)
    /// The message needs an argument that was not passed, by its name. Its name is shown in braces.
    case missingNamedArgument(name: String)
    /// An argument is of another type than its placeholder. It is shown as its own type is.
    case mismatchedArgument(position: Int, specifier: String)
    /// A plural message has no number to go by, or no form for its category. Another form is shown.
    case missingPluralForm
    /// The message cannot be read: the file is damaged. The default value or the key is shown.
    case damagedMessage
    /// A part of a message of Unicode MessageFormat 2 cannot be shown, or not as it asks for. The rest is shown.
    case message(MessageProblem)
    /// The text was cut, or its parts are too many.
    case textTooLong
    /// A file of a bundle cannot be used. The other files are.
    case unusableFile(path: String, reason: String)
    /// A `Locale` arrived without its identifier, as it does where Foundation is not linked. The locale of the process
    /// is used.
    case unnamedLocale
  }

  /// What is wrong.
  public let problem: Problem
  /// The key that was asked for; empty where the issue is that of a whole file.
  public let key: String
  /// The table that was asked for.
  public let table: String
  /// The identifier of the locale that was asked for.
  public let locale: String
}

extension LocalizationIssue: CustomStringConvertible {
  /// The issue in an English sentence for developers.
  public var description: String {
    let place = key.isEmpty ? "" : "“\(key)” of table “\(table)” for \(locale): "
    return switch problem {
    case .missingTable: place + "there is no such table"
    case .missingKey: place + "there is no such key"
    case .missingArgument(let position): place + "argument \(position) was not passed"
    case .missingNamedArgument(let name): place + "argument “\(name)” was not passed"
    case .mismatchedArgument(let position, let specifier):
      place + "argument \(position) does not fit “\(specifier)”"
    case .missingPluralForm: place + "no plural form fits"
    case .message(let problem): place + "\(problem)"
    case .damagedMessage: place + "the message is damaged"
    case .textTooLong: place + "the text is too long and was cut"
    case .unusableFile(let path, let reason): "“\(path)” cannot be used: \(reason)"
    case .unnamedLocale:
      place
        + "the Locale has lost its identifier, since Foundation is not linked; import Foundation in the program, or pass a CatalogLocale"
    }
  }
}
