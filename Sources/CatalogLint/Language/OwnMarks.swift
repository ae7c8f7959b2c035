/// The marks that a language writes in the place of the ASCII ones.
struct OwnMarks {
  private let marks: [SentenceEnd.Kind: Unicode.Scalar]
  /// Whether nobody writes the marks of ASCII in their place on purpose, as many do with the full stop of
  /// Hindi.
  let areAlwaysWritten: Bool

  /// Looks a language up; `nil` where it writes the marks of ASCII.
  init?(of language: String) {
    guard let marks = OwnMarks.byLanguage[language] else { return nil }
    self.marks = marks
    areAlwaysWritten = OwnMarks.alwaysWritten.contains(language)
  }

  /// Returns the mark that a language has of its own, or `nil` where it has none.
  func mark(for kind: SentenceEnd.Kind) -> Unicode.Scalar? { marks[kind] }

  private static let chinese: [SentenceEnd.Kind: Unicode.Scalar] = [
    .fullStop: "。", .question: "？", .exclamation: "！", .colon: "：", .semicolon: "；", .comma: "，",
  ]
  private static let arabic: [SentenceEnd.Kind: Unicode.Scalar] = [
    .question: "؟", .semicolon: "؛", .comma: "،",
  ]
  private static let urdu: [SentenceEnd.Kind: Unicode.Scalar] = [
    .fullStop: "۔", .question: "؟", .semicolon: "؛", .comma: "،",
  ]
  private static let danda: [SentenceEnd.Kind: Unicode.Scalar] = [.fullStop: "।"]
  private static let ethiopic: [SentenceEnd.Kind: Unicode.Scalar] = [.fullStop: "።"]

  private static let alwaysWritten: Set = [
    "ar", "ckb", "el", "fa", "ja", "lzh", "ps", "sd", "ug", "ur", "yue", "zh", "zh-yue",
  ]

  private static let byLanguage: [String: [SentenceEnd.Kind: Unicode.Scalar]] = [
    "am": ethiopic, "ar": arabic, "as": danda, "bn": danda, "ckb": arabic, "el": [.question: ";"],
    "fa": arabic, "hi": danda, "hy": [.fullStop: "։"],
    "ja": [.fullStop: "。", .question: "？", .exclamation: "！"], "km": [.fullStop: "។"],
    "lzh": chinese, "mai": danda, "my": [.fullStop: "။"], "ne": danda, "or": danda, "pa": danda,
    "ps": arabic, "sa": danda, "sd": arabic, "ti": ethiopic, "ug": arabic, "ur": urdu,
    "yue": chinese, "zh": chinese, "zh-yue": chinese,
  ]
}
