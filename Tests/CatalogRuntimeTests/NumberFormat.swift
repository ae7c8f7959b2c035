import CompiledCatalog
import ICUKit

@testable import CatalogRuntime

/// An argument of a format in the tests.
enum NumberArgument: Decodable, Sendable {
  case integer(Int64)
  case unsignedInteger(UInt64)
  case number(Double)
  case string(String)

  private enum CodingKeys: CodingKey {
    case type, value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "int": self = .integer(try container.decode(Int64.self, forKey: .value))
    case "uint": self = .unsignedInteger(try container.decode(UInt64.self, forKey: .value))
    case "double": self = .number(try container.decode(Double.self, forKey: .value))
    default: self = .string(try container.decode(String.self, forKey: .value))
    }
  }

  fileprivate var count: Int {
    if case .integer(let value) = self { return Int(value) }
    return 0
  }
}

/// A printf format of numbers, read as simply as the tests need.
struct NumberFormat {
  private var bytes: ArraySlice<UInt8>
  private let arguments: [NumberArgument]
  private let symbols: PreparedNumberSymbols?
  private var nextArgument = 0
  private(set) var numberCount = 0

  /// Returns the text of a format, `nil` where it shows no number or has what is none.
  static func text(
    _ format: String, _ arguments: [NumberArgument], locale: String? = nil
  ) -> String? {
    var reader = NumberFormat(
      bytes: Array(format.utf8)[...], arguments: arguments,
      symbols: locale.map { PreparedNumberSymbols(.symbols(for: $0)) })
    var isReadable = false
    let text = FormatOutput.string { isReadable = reader.write(to: &$0) }
    return isReadable && reader.numberCount > 0 ? text : nil
  }

  private init(
    bytes: ArraySlice<UInt8>, arguments: [NumberArgument], symbols: PreparedNumberSymbols?
  ) {
    self.bytes = bytes
    self.arguments = arguments
    self.symbols = symbols
  }

  private mutating func write(to output: inout FormatOutput) -> Bool {
    while let byte = bytes.popFirst() {
      if byte != UInt8(ascii: "%") {
        output.append(byte)
      } else if !writeConversion(to: &output) {
        return false
      }
    }
    return true
  }

  private mutating func writeConversion(to output: inout FormatOutput) -> Bool {
    if bytes.starts(with: "arg".utf8) { return false }
    var position = readPosition()
    let flags = readFlags()
    let width = readField() ?? 0
    var precision: Int?
    if skip(".") { precision = readField() ?? 0 }
    let length = readLength()
    guard let letter = bytes.popFirst() else { return false }
    if position == nil {
      nextArgument += 1
      position = nextArgument
    }
    guard let position, arguments.indices.contains(position - 1) else { return false }
    let argument = arguments[position - 1]
    if case .string(let text) = argument {
      output.append(text)
      return letter == UInt8(ascii: "@") && flags.isEmpty && width == 0 && precision == nil
    }
    guard
      let conversion = NumberConversion(
        letter: letter, length: length, flags: flags, width: width, precision: precision)
    else { return false }
    numberCount += 1
    switch argument {
    case .integer(let value): conversion.write(value, symbols: symbols, to: &output)
    case .unsignedInteger(let value): conversion.write(value, symbols: symbols, to: &output)
    case .number(let value): conversion.write(value, symbols: symbols, to: &output)
    case .string: return false
    }
    return true
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes.starts(with: text.utf8) else { return false }
    bytes.removeFirst(text.utf8.count)
    return true
  }

  private mutating func readNumber() -> Int? {
    let digits = bytes.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    bytes.removeFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private mutating func readPosition() -> Int? {
    let before = bytes
    if let number = readNumber(), skip("$") { return number }
    bytes = before
    return nil
  }

  private mutating func readFlags() -> ArgumentView.Flags {
    var flags: ArgumentView.Flags = []
    let spellings: [(String, ArgumentView.Flags)] = [
      ("-", .leftAligned), ("+", .signed), (" ", .spaced), ("#", .alternative), ("0", .zeroPadded),
      ("'", .grouped),
    ]
    while let (_, flag) = spellings.first(where: { skip($0.0) }) { flags.insert(flag) }
    return flags
  }

  private mutating func readField() -> Int? {
    guard skip("*") else { return readNumber() }
    if let position = readPosition() { return arguments[position - 1].count }
    nextArgument += 1
    return arguments[nextArgument - 1].count
  }

  private mutating func readLength() -> ArgumentView.Length {
    let spellings: [(String, ArgumentView.Length)] = [
      ("hh", .hh), ("h", .h), ("ll", .ll), ("l", .l), ("q", .q), ("j", .j), ("z", .z), ("t", .t),
      ("L", .longDouble),
    ]
    return spellings.first { skip($0.0) }?.1 ?? .none
  }
}
