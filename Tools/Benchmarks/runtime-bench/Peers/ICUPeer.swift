import BenchmarkSupport
import PeerShims

/// The `MessageFormat` of ICU with a pattern that was parsed before; for one thread at a time.
@safe final class ICUPeer: Sendable {
  /// In which encoding strings go in and the text comes out.
  enum Encoding: String, CaseIterable {
    /// UTF-16, ICU's own: the strings were converted before, and the text is not converted.
    case utf16 = "UTF-16"
    /// UTF-8: the strings and the text are converted for each message.
    case utf8 = "UTF-8"

    fileprivate var rawEncoding: Int32 {
      Int32(self == .utf16 ? icu_peer_utf16 : icu_peer_utf8)
    }
  }

  nonisolated(unsafe) private let peer: OpaquePointer

  /// Parses a pattern for English.
  init(_ pattern: String) throws(BenchmarkError) {
    guard let peer = unsafe icu_peer_open(pattern, "en") else {
      throw BenchmarkError("ICU refuses the pattern “\(pattern)”")
    }
    unsafe self.peer = unsafe peer
  }

  deinit { unsafe icu_peer_close(peer) }

  /// Formats a string and the numbers from 0 to 99.
  func pluralAndName(count: Int, _ encoding: Encoding) -> Operation {
    Operation(count: count) {
      Int(
        unsafe icu_peer_format_number(
          self.peer, SampleMessages.name, count, encoding.rawEncoding))
    }
  }

  /// Formats two strings and each of the keys of ``SelectionMessage`` in turn.
  func selection(count: Int, _ encoding: Encoding) -> Operation {
    let keys = CStringList(SelectionMessage.keys)
    return Operation(count: count) {
      let length = unsafe keys.withPointers { pointers in
        unsafe icu_peer_format_selection(
          self.peer, SampleMessages.name, SampleMessages.file, pointers, keys.count, count,
          encoding.rawEncoding)
      }
      return Int(length ?? 0)
    }
  }

  /// Formats the numbers and the dates of ``NumberAndDateMessage``.
  func numberAndDate(count: Int, _ encoding: Encoding) -> Operation {
    Operation(count: count) {
      Int(
        unsafe icu_peer_format_number_and_date(
          self.peer, NumberAndDateMessage.startMilliseconds, count, encoding.rawEncoding))
    }
  }

  /// Formats two strings.
  func twoStrings(count: Int, _ encoding: Encoding) -> Operation {
    Operation(count: count) {
      Int(
        unsafe icu_peer_format_strings(
          self.peer, SampleMessages.name, SampleMessages.file, count, encoding.rawEncoding))
    }
  }
}
