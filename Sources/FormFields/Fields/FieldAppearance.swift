internal import CatalogRuntime
public import ICUKit

/// What to draw of a field, in the language of who sees it.
///
/// The texts are as they were typed and translated; where control characters must not reach the screen,
/// a terminal above all, draw them through ``VisibleText``.
public struct FieldAppearance: Hashable, Sendable {
  /// The title.
  public let title: String
  /// The text; of a secure field, bullets.
  public let text: String
  /// What stands in the field while it is empty.
  public let placeholder: String
  /// A sentence below the field, for all the time.
  public let help: String?
  /// The error that is shown.
  public let error: String?
  /// The mark beside the title, “Required” or “Optional”; `nil` where there is none.
  public let mark: String?
  /// The count of characters below the field.
  public let counter: String?
  /// The color by meaning.
  public let tint: FieldTint
  /// Whether the field has focus.
  public let isFocused: Bool
  /// Whether the field takes input.
  public let isEnabled: Bool
  /// Whether the button that empties the field is there: where there is a text and it can be changed.
  public let showsClearButton: Bool
  /// The name of the symbol.
  public let symbolName: String?
  /// The direction of the reader’s language: on which side the field begins.
  public let direction: TextDirection
  /// The direction of the text itself where it has one, that of the reader’s language otherwise.
  public let textDirection: TextDirection
  /// Whether changes are animated; false for people who asked for less motion.
  public let animates: Bool
}

extension FieldAppearance {
  /// Makes the appearance of a field.
  init(of field: some FormField, in locale: CatalogLocale) {
    let specification = field.specification
    let isEmpty = field.isEmpty
    title = specification.title.text(in: locale)
    text = field.shownText(in: locale)
    placeholder = specification.placeholder(in: locale)
    help = specification.help?.text(in: locale)
    error = field.error?.text(in: locale)
    mark = specification.marking.mark(isRequired: field.isRequired)?.text(in: locale)
    counter = field.counter?.text(in: locale)
    tint = field.error != nil ? .error : field.isFocused ? .focused : .normal
    isFocused = field.isFocused
    isEnabled = field.isEnabled
    showsClearButton = !isEmpty && field.isEnabled
    symbolName = specification.symbolName
    direction = locale.direction
    textDirection = TextDirection.firstStrong(in: text) ?? direction
    animates = !field.reducesMotion
  }
}

extension CatalogLocale {
  /// The direction of the language.
  var direction: TextDirection {
    LocaleIdentity(identifier).isRightToLeft ? .rightToLeft : .leftToRight
  }
}
