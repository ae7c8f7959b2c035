internal import ICUShims

/// The conventions of every call into ICU: one status a call, buffers that grow, text in and out.
enum ICUCall {
  /// Makes one call with a status of its own.
  static func run<Result>(_ call: (inout cicu_status) -> Result) throws(ICUError) -> Result {
    var status: cicu_status = 0
    let result = call(&status)
    if status > 0 { throw ICUError(code: status) }
    return result
  }

  /// Opens an object of ICU; no object without an error counts as out of memory.
  static func open(_ call: (inout cicu_status) -> OpaquePointer?) throws(ICUError) -> OpaquePointer
  {
    guard let handle = try unsafe run(call) else {
      throw ICUError(code: cicu_status_out_of_memory)
    }
    return unsafe handle
  }

  /// Makes a call that writes ASCII or UTF-8 text; an empty text is a result.
  static func utf8(
    _ fill: (UnsafeMutablePointer<CChar>, Int32, inout cicu_status) -> Int32
  ) throws(ICUError) -> String {
    let units: [CChar] = try unsafe units(fill)
    return String(decoding: units.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes a call that writes UTF-16 text; an empty text is a result.
  static func utf16(
    _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout cicu_status) -> Int32
  ) throws(ICUError) -> String {
    let units: [UInt16] = try unsafe units(fill)
    return String(decoding: units, as: UTF16.self)
  }

  private static func units<Unit: FixedWidthInteger>(
    _ fill: (UnsafeMutablePointer<Unit>, Int32, inout cicu_status) -> Int32
  ) throws(ICUError) -> [Unit] {
    var capacity = 128
    while true {
      var status: cicu_status = 0
      var length = 0
      let units = unsafe [Unit](unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        unsafe length = Int(fill(start, Int32(capacity), &status))
        count = status > 0 ? 0 : length
      }
      if status == cicu_status_buffer_overflow, length > capacity {
        capacity = length
        continue
      }
      if status > 0 { throw ICUError(code: status) }
      return units
    }
  }
}
