internal import CatalogRuntime
internal import FormFields

/// What the demo itself says; what fields and forms say, they say themselves.
enum DemoText {
  static let summary = LocalizedStringResource.fields(
    "A form that shows what fields say to people, and when.")
  static let usage = LocalizedStringResource.fields("Usage")
  static let options = LocalizedStringResource.fields("Options")
  static let examples = LocalizedStringResource.fields("Examples")
  static let localeHelp = LocalizedStringResource.fields(
    "Shows the form in this language, such as “es”.")
  static let pageHelp = LocalizedStringResource.fields(
    "Writes the form as a web page to this file.")
  static let helpHelp = LocalizedStringResource.fields("Shows this help.")
  static let file = LocalizedStringResource.fields("FILE")
  static let language = LocalizedStringResource.fields("LANGUAGE")
  static let spanishExample = LocalizedStringResource.fields("Shows the form in Spanish.")
  static let pageExample = LocalizedStringResource.fields(
    "Writes the form in Arabic as a web page.")
  static let answersExample = LocalizedStringResource.fields(
    "Reads the answers from a file, one a line.")
  static let exitStatus = LocalizedStringResource.fields(
    "The status is 0 also where the input ends, 2 after a wrong option or a file that cannot be written, and that of the signal after Ctrl-C."
  )

  static func unknownOption(_ option: String) -> LocalizedStringResource {
    .fields("There is no option “\(option)”.")
  }

  static func didYouMean(_ name: String) -> LocalizedStringResource {
    .fields("Did you mean “\(name)”?")
  }

  static func missingValue(_ option: String) -> LocalizedStringResource {
    .fields("The option “\(option)” needs a value.")
  }

  static func extraValue(_ option: String) -> LocalizedStringResource {
    .fields("The option “\(option)” takes no value.")
  }

  static func unexpected(_ argument: String) -> LocalizedStringResource {
    .fields("“\(argument)” is not expected here.")
  }

  static func unknownLanguage(_ name: String) -> LocalizedStringResource {
    .fields("“\(name)” does not name a language.")
  }

  static func explains(_ command: String) -> LocalizedStringResource {
    .fields("“\(command)” explains the usage.")
  }

  static func unwritable(_ path: String, reason: String) -> LocalizedStringResource {
    .fields("The file “\(path)” cannot be written: \(reason)")
  }

  static let nextField = LocalizedStringResource.fields("Next field")
  static let clearText = LocalizedStringResource.fields("Clear text")
  static let changeLanguage = LocalizedStringResource.fields("Change language")
  static let quit = LocalizedStringResource.fields("Quit")
  static let entries = LocalizedStringResource.fields("Entries")
  static let noEntries = LocalizedStringResource.fields("No entries yet.")
  static let saveHint = LocalizedStringResource.fields("Fill in the required fields to save.")
  static let invalidLine = LocalizedStringResource.fields("This is not valid UTF-8. Type it again.")
  static let endedEarly = LocalizedStringResource.fields(
    "The input ended; the entry was not saved.")
  static let needsScript = LocalizedStringResource.fields("This form needs JavaScript.")

  /// How many entries there are.
  static func count(ofEntries count: Int) -> LocalizedStringResource {
    .fields("\(count) entries")
  }

  /// What was kept of a paste that did not fit.
  static func kept(_ count: Int) -> LocalizedStringResource {
    .fields("\(count) characters were kept; the rest did not fit.")
  }

  /// What is said after an entry was saved.
  static func added(_ entry: String) -> LocalizedStringResource {
    .fields("Added to the list: \(entry)")
  }

  /// How many errors there are in how many fields.
  static func problems(_ count: Int, inFields fields: Int) -> LocalizedStringResource {
    .fields("\(count) problems in \(fields) fields")
  }

  static func error(_ message: String) -> LocalizedStringResource { .fields("Error: \(message)") }
}
