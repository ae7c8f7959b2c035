/// Where the text of a message goes.
protocol TextDestination {
  /// What whoever asked for the text gets.
  associatedtype Text

  /// Takes a text that is there already.
  func text(of bytes: TextBytes) -> Text

  /// Takes the text that a function writes.
  ///
  /// - Parameter write: Returns whether the text is to be used.
  /// - Returns: The text, or `nil` where it is not to be used.
  func text(writing write: (inout FormatOutput) -> Bool) -> Text?
}

/// Makes a string of the text.
struct StringDestination: TextDestination {
  @inline(__always)
  func text(of bytes: TextBytes) -> String { bytes.string }

  @inline(__always)
  func text(writing write: (inout FormatOutput) -> Bool) -> String? {
    FormatOutput.with { output in write(&output) ? output.bytes.string : nil }
  }
}

/// Adds the text to the bytes of an array, in its spare room where it fits.
@safe struct ArrayDestination: TextDestination {
  /// The smallest room that is worth a try; a text that outgrows its room is copied once more.
  private static let minimumRoom = 128

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
  func text(writing write: (inout FormatOutput) -> Bool) -> Void? {
    let room = unsafe array.pointee.capacity &- array.pointee.count
    guard room >= Self.minimumRoom else { return textOnStack(writing: write) }
    var isUsed = false
    var overflow: [UInt8]?
    unsafe array.pointee.append(addingCapacity: room) { (span: inout OutputSpan<UInt8>) in
      unsafe span.withUnsafeMutableBufferPointer { buffer, count in
        let room = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        var output = unsafe FormatOutput(room)
        isUsed = write(&output)
        guard isUsed else { return }
        if output.ownsStorage {
          overflow = unsafe Array(output.bytes.bytes)
        } else {
          count &+= output.count
        }
      }
    }
    if let overflow { unsafe array.pointee.append(contentsOf: overflow) }
    return isUsed ? () : nil
  }

  @inline(never)
  private func textOnStack(writing write: (inout FormatOutput) -> Bool) -> Void? {
    FormatOutput.with { output in
      write(&output) ? text(of: output.bytes) : nil
    }
  }
}
