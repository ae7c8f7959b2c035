/// The Spanish texts of the tool.
enum SpanishMessages {
  static let texts: [String: String] = [:]
}
