import CatalogModel

/// The messages with arguments, the same English text for every peer.
enum SampleMessages {
  /// The key of the message with a string and a number.
  static let pluralKey = "%@ has %lld files"
  /// The key of the message with two strings.
  static let stringsKey = "%@ sent you %@"
  /// The messages as ICU writes them.
  static let pluralPattern = "{0} has {1, plural, one {# file} other {# files}}"
  static let stringsPattern = "{0} sent you {1}"
  /// The message with a string and a number as MessageFormat 2 writes it.
  static let pluralMessage = """
    .input {$count :number}
    .match $count
    one {{{$name} has {$count} file}}
    * {{{$name} has {$count} files}}
    """
  /// The keys as gettext has them.
  static let pluralFormat = "%s has %lld files"
  static let stringsFormat = "%s sent you %s"

  /// The numbers of the message with a number, over and over.
  static let numbers = 0...99
  /// The numbers for Foundation, which has no plurals on Linux: those with the form of its one text.
  static let manyNumbers = 2...99
  /// The strings.
  static let name = "Anna-Lena"
  static let file = "Holiday pictures.zip"

  /// The entries of both messages in some locales.
  static func entries(locales: [String]) -> [Entry] {
    let forms = [("one", "%@ has %lld file"), ("other", pluralKey)].map { name, text in
      Variation.Case(name: name, node: MessageNode(unit: StringUnit(value: text)))
    }
    let plural = MessageNode(variations: [Variation(kind: .plural, cases: forms)])
    let strings = MessageNode(unit: StringUnit(value: stringsKey))
    return [(pluralKey, plural), (stringsKey, strings)].map { key, node in
      Entry(
        key: key,
        localizations: locales.map { Localization(locale: $0, message: Message(root: node)) })
    }
  }
}
