/// The part that a piece of text plays on the screen, which on a terminal with colours becomes its colour.
enum SpanStyle: Hashable, Sendable {
  case plain
  case heading
  case focused
  case faint
  case error
  case button
  case input

  /// The codes of ECMA-48’s Select Graphic Rendition (section 8.3.117).
  fileprivate var codes: String {
    switch self {
    case .plain: ""
    case .heading: "1"
    case .focused: "1;36"
    case .faint: "2"
    case .error: "31"
    case .button: "1;7"
    case .input: "4"
    }
  }
}

/// A piece of text in the order of the screen, with nothing in it that a terminal would obey.
struct StyledSpan: Hashable, Sendable {
  var text: String
  var style: SpanStyle
}

/// One line of the screen, its spans from left to right.
struct StyledLine: Hashable, Sendable {
  var spans: [StyledSpan]

  /// The line without styles.
  var text: String { spans.map(\.text).joined() }

  /// Returns the line as a terminal takes it.
  func sequence(isColoured: Bool) -> String {
    guard isColoured else { return text }
    return spans.map { span in
      span.style == .plain || span.text.isEmpty
        ? span.text : "\u{1B}[\(span.style.codes)m\(span.text)\u{1B}[0m"
    }.joined()
  }
}
