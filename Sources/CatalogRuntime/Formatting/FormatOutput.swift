/// The bytes of a formatted text in the making: on the stack first, on the heap once they outgrow it.
///
/// A text ends at ``maximumByteCount``: a damaged catalog can refer to one part very many times, and
/// whoever formats it must not run out of memory.
@safe struct FormatOutput: ~Copyable {
  /// The size of the longest text in bytes.
  static let maximumByteCount = 1 << 24

  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var ownsStorage = false
  /// The number of bytes so far.
  private(set) var count = 0
  /// Whether the text was cut at ``maximumByteCount``.
  private(set) var isTruncated = false

  private init(_ buffer: UnsafeMutableBufferPointer<UInt8>, start: UnsafeMutablePointer<UInt8>) {
    unsafe self.start = unsafe start
    capacity = buffer.count
  }

  deinit {
    if ownsStorage { unsafe start.deallocate() }
  }

  private static let stackCapacity = 512

  /// Returns the text that a function writes; bytes that are no UTF-8 become U+FFFD.
  @inline(__always)
  static func string(_ write: (inout FormatOutput) -> Void) -> String {
    with(write) { $0.string }
  }

  /// Returns what is made of the bytes that a function writes.
  @inline(__always)
  static func with<Result>(
    _ write: (inout FormatOutput) -> Void, _ finish: (TextBytes) -> Result
  ) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stackCapacity) { buffer in
      // The buffer is not empty and so has an address.
      guard let start = buffer.baseAddress else {
        return finish(unsafe TextBytes(UnsafeBufferPointer(buffer)))
      }
      var output = unsafe FormatOutput(buffer, start: start)
      write(&output)
      return finish(
        unsafe TextBytes(UnsafeBufferPointer(start: output.start, count: output.count)))
    }
  }

  /// Adds a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard reserve(1) else { return }
    unsafe start[count] = byte
    count &+= 1
  }

  /// Adds bytes; all of them or, where the text gets too long, none.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Adds the UTF-8 bytes of a text.
  @inline(__always)
  mutating func append(_ text: String) {
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append($0) }
    if isDone == nil {
      var native = text
      native.withUTF8 { unsafe append($0) }
    }
  }

  /// Adds bytes that a function writes; all of them or, where the text gets too long, none.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - write: Writes every byte, from the place that it gets.
  @inline(__always)
  mutating func append(count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
    guard reserve(count) else { return }
    unsafe write(start + self.count)
    self.count &+= count
  }

  /// Fills the text since an offset up with spaces until it has a number of characters, counted as Unicode scalars.
  ///
  /// - Parameters:
  ///   - offset: Where the text begins.
  ///   - width: The number of characters that are wanted; a longer text stays as it is.
  ///   - isLeading: Whether the spaces stand before the text, not behind it.
  mutating func pad(from offset: Int, toWidth width: Int, isLeading: Bool) {
    let byteCount = count - offset
    guard width > 0, byteCount >= 0 else { return }
    let text = unsafe UnsafeBufferPointer(start: start + offset, count: byteCount)
    let scalarCount = unsafe text.count { $0 & 0xC0 != 0x80 }
    let missing = width - scalarCount
    guard missing > 0, reserve(missing) else { return }
    let begin = unsafe start + offset
    if isLeading { unsafe (begin + missing).update(from: begin, count: byteCount) }
    unsafe (isLeading ? begin : begin + byteCount)
      .update(repeating: UInt8(ascii: " "), count: missing)
    count += missing
  }

  /// Adds one byte several times.
  mutating func append(_ byte: UInt8, count: Int) {
    for _ in 0..<max(0, min(count, Self.maximumByteCount)) where !isTruncated { append(byte) }
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, reserve(bytes.count) else { return }
    // Nobody else has the place: the bytes cannot overlap.
    unsafe (start + count).initialize(from: source, count: bytes.count)
    count &+= bytes.count
  }

  /// Makes room, and returns whether there is any; a text that was cut once takes nothing more.
  @inline(__always)
  private mutating func reserve(_ additional: Int) -> Bool {
    additional <= capacity &- count || grow(additional)
  }

  @inline(never)
  private mutating func grow(_ additional: Int) -> Bool {
    guard !isTruncated, additional <= Self.maximumByteCount - count else {
      isTruncated = true
      capacity = count
      return false
    }
    let larger = min(max(capacity * 2, count + additional), Self.maximumByteCount)
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe storage.update(from: start, count: count)
    if ownsStorage { unsafe start.deallocate() }
    unsafe start = storage
    capacity = larger
    ownsStorage = true
    return true
  }
}
