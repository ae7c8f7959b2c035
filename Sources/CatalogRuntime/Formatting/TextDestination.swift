/// What writes a text.
protocol TextSource {
  /// Writes the text, and returns whether it is to be used.
  func write(to output: inout FormatOutput) -> Bool
}

/// Where the text of a message goes.
protocol TextDestination {
  /// What whoever asked for the text gets.
  associatedtype Text

  /// Takes a text that is there already.
  func text(of bytes: TextBytes) -> Text

  /// Takes the text that a source writes, or returns `nil` where it is not to be used.
  func text(from source: some TextSource) -> Text?
}

/// Makes a string of the text.
struct StringDestination: TextDestination {
  @inline(__always)
  func text(of bytes: TextBytes) -> String { bytes.string }

  @inline(__always)
  func text(from source: some TextSource) -> String? {
    FormatOutput.with { output in source.write(to: &output) ? output.bytes.string : nil }
  }
}

/// Adds the text to the bytes of an array.
@safe struct ArrayDestination: TextDestination {
  private let array: UnsafeMutablePointer<[UInt8]>

  /// Passes the destination on.
  @inline(__always)
  static func with(_ array: inout [UInt8], _ body: (ArrayDestination) -> Void) {
    unsafe withUnsafeMutablePointer(to: &array) { array in
      body(unsafe ArrayDestination(array: array))
    }
  }

  @inline(__always)
  func text(of bytes: TextBytes) { unsafe array.pointee.append(contentsOf: bytes.bytes) }

  @inline(__always)
  func text(from source: some TextSource) -> Void? {
    FormatOutput.with { output in
      source.write(to: &output) ? text(of: output.bytes) : nil
    }
  }
}
