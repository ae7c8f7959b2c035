internal import SourceText

/// The part that a piece of text plays in a report, which on a terminal becomes its colour.
enum TextStyle: Hashable, Sendable {
  case plain
  case strong
  case faint
  case severity(Severity)
  case note
  case good
  case place(Severity)
  case removed
  case added
  case hunk

  /// The codes of ECMA-48's Select Graphic Rendition.
  fileprivate var codes: String {
    switch self {
    case .plain: ""
    case .strong: "1"
    case .faint: "2"
    case .good: "32"
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.info), .note: "1;36"
    case .place(.error): "4;31"
    case .place(.warning): "4;33"
    case .place(.info): "4;36"
    case .removed: "31"
    case .added: "32"
    case .hunk: "36"
    }
  }
}

/// Text that is being put together for one reader, coloured or plain.
struct StyledText {
  /// The text so far.
  private(set) var bytes: [UInt8] = []
  /// Whether styles become escape sequences.
  let isColoured: Bool

  /// Creates an empty text.
  init(isColoured: Bool) { self.isColoured = isColoured }

  /// Appends text that holds nothing that a terminal would obey.
  mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard isColoured, style != .plain, !text.isEmpty else {
      bytes += text.utf8
      return
    }
    bytes += "\u{1B}[\(style.codes)m".utf8
    bytes += text.utf8
    bytes += "\u{1B}[0m".utf8
  }
}
