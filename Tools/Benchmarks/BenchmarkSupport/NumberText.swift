/// Numbers as reports show them.
public enum NumberText {
  /// Returns a number with a fixed count of decimals.
  ///
  /// - Parameters:
  ///   - value: A finite number that, times the tenth power of `decimals`, fits into an `Int`.
  ///   - decimals: The number of decimals, from 0.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((value.magnitude * Double(scale)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let whole = sign + String(scaled / scale)
    guard decimals > 0 else { return whole }
    let fraction = String(scaled % scale)
    return whole + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  /// Returns a number with a comma after every third digit.
  public static func grouped(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  /// Returns a text with spaces in front, `width` characters long where it is not longer already.
  public static func padded(_ text: String, width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
