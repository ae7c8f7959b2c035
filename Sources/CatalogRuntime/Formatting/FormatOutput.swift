/// The bytes of a formatted text in the making: on the stack first, on the heap once they outgrow it.
///
/// A text ends at ``maximumByteCount``: a damaged catalog can refer to one part very many times, and
/// whoever formats it must not run out of memory.
@safe struct FormatOutput: ~Copyable {
  /// The size of the longest text in bytes.
  static let maximumByteCount = 1 << 24

  private var start: UnsafeMutablePointer<UInt8>
  /// Where the next byte goes.
  private var next: UnsafeMutablePointer<UInt8>
  private var end: UnsafeMutablePointer<UInt8>
  /// Whether the bytes have outgrown the place that they began in.
  private(set) var ownsStorage: Bool
  /// Whether the text was cut at ``maximumByteCount``.
  private(set) var isTruncated = false

  /// Begins a text in a place that whoever gives it keeps.
  ///
  /// - Parameter room: The place.
  init(_ room: UnsafeMutableBufferPointer<UInt8>) {
    // A place of no size may have no address.
    if let start = room.baseAddress {
      unsafe self.start = unsafe start
      ownsStorage = false
    } else {
      unsafe start = .allocate(capacity: 1)
      ownsStorage = true
    }
    unsafe next = unsafe start
    unsafe end = start + room.count
  }

  deinit {
    if ownsStorage { unsafe start.deallocate() }
  }

  /// The size in bytes of the longest text that is made on the stack.
  static let stackCapacity = 512

  /// Returns the text that a function writes; bytes that are no UTF-8 become U+FFFD.
  @inline(__always)
  static func string(_ write: (inout FormatOutput) -> Void) -> String {
    with { output in
      write(&output)
      return output.bytes.string
    }
  }

  /// Passes a place on the stack on, and returns what a function makes with it.
  @inline(__always)
  static func with<Result>(_ body: (inout FormatOutput) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stackCapacity) { buffer in
      var output = unsafe FormatOutput(buffer)
      return body(&output)
    }
  }

  /// The bytes so far, which live as long as the output does and nothing is added.
  @inline(__always)
  var bytes: TextBytes {
    unsafe TextBytes(UnsafeBufferPointer(start: start, count: count))
  }

  /// Begins anew.
  @inline(__always)
  mutating func removeAll() {
    unsafe next = unsafe start
    isTruncated = false
  }

  /// Takes bytes at the end away.
  @inline(__always)
  mutating func removeLast(_ byteCount: Int) {
    guard 0...count ~= byteCount else { return }
    unsafe next -= byteCount
  }

  /// The number of bytes so far.
  @inline(__always)
  var count: Int { unsafe next - start }

  /// Adds a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard reserve(1) else { return }
    unsafe next.pointee = byte
    unsafe next += 1
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
    if isDone == nil { appendForeign(text) }
  }

  /// Adds a text whose bytes do not stand side by side as UTF-8.
  @inline(never)
  private mutating func appendForeign(_ text: String) {
    var native = text
    native.withUTF8 { unsafe append($0) }
  }

  /// Adds a text that a function writes into a place on the stack, which calls it again where that was too small.
  ///
  /// - Parameter write: Writes, and returns the number of bytes of the text; `nil` where there is none.
  /// - Returns: Whether there was a text.
  mutating func append(_ write: (UnsafeMutableBufferPointer<UInt8>) -> Int?) -> Bool {
    var capacity = 128
    while true {
      let count: Int? = unsafe withUnsafeTemporaryAllocation(
        of: UInt8.self, capacity: capacity
      ) { buffer in
        guard let count = unsafe write(buffer) else { return nil }
        if count <= capacity {
          unsafe append(UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
        return count
      }
      guard let count else { return false }
      if count <= capacity { return true }
      capacity = count
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
    unsafe write(next)
    unsafe next += count
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
    unsafe next += missing
  }

  /// Adds one byte several times.
  mutating func append(_ byte: UInt8, count: Int) {
    for _ in 0..<max(0, min(count, Self.maximumByteCount)) where !isTruncated { append(byte) }
  }

  /// Adds bytes.
  ///
  /// Most pieces of a message are so short that a call of C takes longer than the copy: they are copied in two halves
  /// that may overlap.
  @inline(never)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    guard unsafe bytes.count <= end - next else { return unsafe appendLong(bytes) }
    switch bytes.count {
    case 8...16: unsafe appendHalves(source, count: bytes.count, of: UInt64.self)
    case 17...32: unsafe appendHalves(source, count: bytes.count, of: SIMD2<UInt64>.self)
    case 4...7: unsafe appendHalves(source, count: bytes.count, of: UInt32.self)
    case 2...3: unsafe appendHalves(source, count: bytes.count, of: UInt16.self)
    case 1:
      unsafe next.pointee = source.pointee
      unsafe next += 1
    default: unsafe appendLong(bytes)
    }
  }

  @inline(never)
  private mutating func appendLong(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, reserve(bytes.count) else { return }
    // Nobody else has the place: the bytes cannot overlap.
    unsafe next.initialize(from: source, count: bytes.count)
    unsafe next += bytes.count
  }

  /// Adds the first and the last bytes, as many as a type has, which are all; there is room for them.
  @inline(__always)
  private mutating func appendHalves<Half: BitwiseCopyable>(
    _ source: UnsafePointer<UInt8>, count: Int, of type: Half.Type
  ) {
    let source = unsafe UnsafeRawPointer(source)
    let target = unsafe UnsafeMutableRawPointer(next)
    let last = count &- MemoryLayout<Half>.size
    let first = unsafe source.loadUnaligned(as: Half.self)
    let second = unsafe source.loadUnaligned(fromByteOffset: last, as: Half.self)
    unsafe target.storeBytes(of: first, as: Half.self)
    unsafe target.storeBytes(of: second, toByteOffset: last, as: Half.self)
    unsafe next += count
  }

  /// Makes room, and returns whether there is any; a text that was cut once takes nothing more.
  @inline(__always)
  private mutating func reserve(_ additional: Int) -> Bool {
    unsafe additional <= end - next || grow(additional)
  }

  @inline(never)
  private mutating func grow(_ additional: Int) -> Bool {
    guard !isTruncated, additional <= Self.maximumByteCount - count else {
      isTruncated = true
      unsafe end = unsafe next
      return false
    }
    let count = count
    let capacity = unsafe end - start
    let larger = min(max(capacity * 2, count + additional), Self.maximumByteCount)
    let storage = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe storage.update(from: start, count: count)
    if ownsStorage { unsafe start.deallocate() }
    unsafe start = storage
    unsafe next = storage + count
    unsafe end = storage + larger
    ownsStorage = true
    return true
  }
}
