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

  /// Makes a call that reads UTF-8 text; the text stays where it is during the call only.
  static func reading<Result>(
    _ text: String, _ call: (UnsafePointer<UInt8>?, Int32, inout cicu_status) -> Result
  ) throws(ICUError) -> Result {
    var text = text
    var status: cicu_status = 0
    let result: Result? = text.withUTF8 { bytes in
      guard let length = Int32(exactly: bytes.count) else {
        status = cicu_status_input_too_long
        return nil
      }
      return unsafe call(bytes.baseAddress, length, &status)
    }
    guard status <= 0, let result else { throw ICUError(code: status) }
    return result
  }

  /// Makes a call that writes ASCII or UTF-8 text; an empty text is a result.
  static func utf8(
    _ fill: (UnsafeMutablePointer<CChar>, Int32, inout cicu_status) -> Int32
  ) throws(ICUError) -> String {
    var status: cicu_status = 0
    let text = unsafe utf8(capacity: 128, &status, fill)
    if status > 0 { throw ICUError(code: status) }
    return text
  }

  /// Makes a call that writes UTF-8 text made of another one; an empty text is a result.
  static func utf8(
    mapping text: String,
    _ map: (
      UnsafePointer<UInt8>?, Int32, UnsafeMutablePointer<CChar>, Int32, inout cicu_status
    ) -> Int32
  ) throws(ICUError) -> String {
    try unsafe reading(text) { source, length, status in
      unsafe utf8(capacity: Int(length) + 16, &status) { buffer, capacity, status in
        unsafe map(source, length, buffer, capacity, &status)
      }
    }
  }

  /// Makes a call that writes UTF-16 text; an empty text is a result.
  static func utf16(
    _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout cicu_status) -> Int32
  ) throws(ICUError) -> String {
    var capacity = 128
    while true {
      var status: cicu_status = 0
      var length = 0
      let units = unsafe [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        unsafe length = Int(fill(start, Int32(capacity), &status))
        count = status > 0 ? 0 : length
      }
      if status == cicu_status_buffer_overflow, length > capacity {
        capacity = length
        continue
      }
      if status > 0 { throw ICUError(code: status) }
      return String(decoding: units, as: UTF16.self)
    }
  }

  /// Makes a call that writes UTF-8 text into a place that somebody else keeps.
  ///
  /// - Returns: The number of bytes, greater than the room where the text did not fit.
  @inline(__always)
  static func write(
    into buffer: UnsafeMutableBufferPointer<UInt8>, _ status: inout cicu_status,
    _ fill: (UnsafeMutablePointer<CChar>, Int32, inout cicu_status) -> Int32
  ) -> Int {
    let capacity = Int32(clamping: buffer.count)
    let length =
      unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
        guard let start = buffer.baseAddress else {
          var none: CChar = 0
          return unsafe fill(&none, 0, &status)
        }
        return unsafe fill(start, capacity, &status)
      }
    if status == cicu_status_buffer_overflow { status = 0 }
    return Int(length)
  }

  /// Passes the UTF-16 units of a text on; they stay where they are during the call only.
  static func withUTF16<Result>(
    _ text: String, _ body: (UnsafePointer<UInt16>, Int32) -> Result
  ) -> Result {
    // An empty array may have no address.
    let units = Array(text.utf16) + [0]
    return unsafe units.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        var none: UInt16 = 0
        return unsafe body(&none, 0)
      }
      return unsafe body(start, Int32(clamping: buffer.count - 1))
    }
  }

  static func utf8(
    capacity: Int, _ status: inout cicu_status,
    _ fill: (UnsafeMutablePointer<CChar>, Int32, inout cicu_status) -> Int32
  ) -> String {
    var capacity = min(capacity, Int(Int32.max))
    // Up to 1024 bytes are on the stack; most texts need no block of memory then.
    if capacity <= 1024 {
      var length = 0
      let text: String? = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) {
        buffer in
        length = unsafe write(into: buffer, &status, fill)
        guard status <= 0, length <= buffer.count else { return nil }
        return unsafe String(decoding: buffer.prefix(length), as: UTF8.self)
      }
      if let text { return text }
      guard status <= 0 else { return "" }
      capacity = length
    }
    while true {
      var length = 0
      let text = unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
        unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
          guard let start = buffer.baseAddress else { return 0 }
          unsafe length = Int(fill(start, Int32(capacity), &status))
          return status > 0 ? 0 : length
        }
      }
      guard status == cicu_status_buffer_overflow, length > capacity else { return text }
      capacity = length
      status = 0
    }
  }
}
