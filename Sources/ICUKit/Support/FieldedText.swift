internal import ICUShims

/// A formatted text with ICU's ranges of its fields.
struct FieldedText {
  private let units: [UInt16]
  private let fields: [cicu_text_field]

  /// Makes calls that write both until there is room for them.
  init(
    _ status: inout cicu_status,
    _ fill: (
      UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<cicu_text_field>, Int32,
      inout Int32, inout cicu_status
    ) -> Int32
  ) {
    var units = [UInt16](repeating: 0, count: 128)
    var fields = [cicu_text_field](repeating: cicu_text_field(), count: 64)
    var length = 0
    var fieldCount = 0
    while true {
      (length, fieldCount) = unsafe Self.fill(&units, &fields, &status, fill)
      let fits = length <= units.count && fieldCount <= fields.count
      guard !fits, status <= 0 || status == cicu_status_buffer_overflow else { break }
      if length > units.count { units = [UInt16](repeating: 0, count: length) }
      while fields.count < fieldCount { fields += fields }
      status = 0
    }
    self.units = Array(units.prefix(status > 0 ? 0 : length))
    self.fields = Array(fields.prefix(status > 0 ? 0 : fieldCount))
  }

  private static func fill(
    _ units: inout [UInt16], _ fields: inout [cicu_text_field], _ status: inout cicu_status,
    _ fill: (
      UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<cicu_text_field>, Int32,
      inout Int32, inout cicu_status
    ) -> Int32
  ) -> (length: Int, fieldCount: Int) {
    var fieldCount: Int32 = 0
    let length = unsafe units.withUnsafeMutableBufferPointer { units in
      unsafe fields.withUnsafeMutableBufferPointer { fields in
        guard let start = units.baseAddress, let fieldStart = fields.baseAddress else {
          return Int32(0)
        }
        return unsafe fill(
          start, Int32(units.count), fieldStart, Int32(fields.count), &fieldCount, &status)
      }
    }
    return (Int(length), Int(fieldCount))
  }

  /// The text without its fields.
  var text: String { String(decoding: units, as: UTF16.self) }

  /// Returns the pieces of the text, each of which shows the innermost field that is there.
  ///
  /// - Parameter field: Returns what a field of ICU shows; `nil` for one that does not count.
  func parts<Field>(
    _ field: (_ category: Int32, _ field: Int32) -> Field?
  ) -> [FormattedPart<Field>] {
    let shown = fields.map { field($0.category, $0.field) }
    let outerFirst = fields.indices.filter { shown[$0] != nil }
      .sorted { (size(of: $1), $0) < (size(of: $0), $1) }
    var owners = [Int?](repeating: nil, count: units.count)
    for index in outerFirst {
      let range = Int(fields[index].start)..<Int(fields[index].end)
      for place in range.clamped(to: units.indices) { owners[place] = index }
    }
    var parts: [FormattedPart<Field>] = []
    var start = 0
    while start < units.count {
      let end = owners[start...].firstIndex { $0 != owners[start] } ?? units.count
      let text = String(decoding: units[start..<end], as: UTF16.self)
      parts.append(FormattedPart(field: owners[start].flatMap { shown[$0] }, text: text))
      start = end
    }
    return parts
  }

  private func size(of index: Int) -> Int32 { fields[index].end - fields[index].start }
}
