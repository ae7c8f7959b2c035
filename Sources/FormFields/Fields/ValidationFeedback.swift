public import CatalogRuntime

/// When a field says what is wrong: the state machine behind every field that is checked.
///
/// It knows neither the text nor the rules; who owns the text passes what is wrong with it, or `nil`, with each event:
///
/// - An error appears when focus is lost, and when the text is submitted, which counts as losing focus. Nothing else
///   makes one appear.
/// - While a person types, an error that is shown goes away as soon as the text is right. While the text is still wrong
///   the error stays, and its message follows the text: “2 characters needed” becomes “1 character needed”. That is the same
///   error, so nothing is announced.
/// - Emptying the field takes the error away and keeps the focus.
/// - A field that never had focus has nothing to lose: ``blur(problem:)`` does nothing then.
///
/// An announcement is made exactly when an error appears where there was none. It stands until the next event.
public struct ValidationFeedback: Equatable, Sendable {
  /// Whether the field has focus.
  public private(set) var isFocused = false
  /// Whether the person was told, since the field was last emptied, what is wrong with the text or that nothing is.
  public private(set) var isChecked = false
  /// The error that is shown.
  public private(set) var error: LocalizedStringResource?
  /// What assistive technology should say because of the last event, “Error: …”.
  ///
  /// `nil` where no error appeared; who has said it sets it to `nil`.
  public var announcement: LocalizedStringResource?

  /// Creates the state of a field that nobody has touched.
  public init() {}

  /// Notes that the field gets focus; an error that is shown stays.
  public mutating func focus() {
    announcement = nil
    isFocused = true
  }

  /// Notes that the field loses focus, and shows what is wrong; does nothing where it has no focus.
  ///
  /// - Parameter problem: What is wrong with the text.
  public mutating func blur(problem: LocalizedStringResource?) {
    announcement = nil
    guard isFocused else { return }
    isFocused = false
    show(problem)
  }

  /// Notes that the text was changed; an error goes away or follows the text, and none appears.
  ///
  /// - Parameter problem: What is wrong with the new text.
  public mutating func edit(problem: LocalizedStringResource?) {
    announcement = nil
    guard error != nil else { return }
    error = problem
  }

  /// Notes that the text was removed; an error goes away, and focus stays as it is.
  public mutating func clear() {
    announcement = nil
    error = nil
    isChecked = false
  }

  /// Notes that the text was submitted or its form is to be saved, and shows what is wrong; focus stays as it is.
  ///
  /// - Parameter problem: What is wrong with the text.
  public mutating func submit(problem: LocalizedStringResource?) {
    announcement = nil
    show(problem)
  }

  /// Notes that the field takes no input any more: it loses focus, and nothing is wrong with it.
  public mutating func disable() {
    self = ValidationFeedback()
  }

  private mutating func show(_ problem: LocalizedStringResource?) {
    if error == nil, let problem { announcement = .fields("Error: \(problem)") }
    error = problem
    isChecked = true
  }
}
