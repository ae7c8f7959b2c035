internal import CompiledCatalog

struct NumberWriter: Sendable {
  static let maximumWidth = 512
  func write(_ number: Int64, as specifier: PrintfSpecifier, to output: inout FormatOutput) {
    output.append("\(number)")
  }
  func write(_ number: UInt64, as specifier: PrintfSpecifier, to output: inout FormatOutput) {
    output.append("\(number)")
  }
  func write(_ number: Double, as specifier: PrintfSpecifier, to output: inout FormatOutput) {
    output.append("\(number)")
  }
  func shownDecimal(of number: Double, as specifier: PrintfSpecifier) -> String { "\(number)" }
}
extension FormatLocale {
  var numbers: NumberWriter { NumberWriter() }
  func category(ofDecimal: String, _ kind: PluralKind) -> PluralForm? { .other }
}
