import BenchmarkSupport
import PeerShims

/// The parser of ICU's `MessageFormat`, over patterns that were converted to UTF-16 before; for one
/// thread at a time.
@safe final class PatternPeer: Sendable {
  /// The patterns of which a `MessageFormat` can be made.
  let patterns: [String]
  nonisolated(unsafe) private let peer: OpaquePointer

  /// Takes the patterns that ICU takes, and leaves the others out.
  init(_ patterns: [String]) {
    let peer = unsafe pattern_peer_open()
    unsafe self.peer = unsafe peer
    self.patterns = patterns.filter { pattern in
      unsafe pattern_peer_add(peer, pattern, pattern.utf8.count)
    }
  }

  deinit { unsafe pattern_peer_close(peer) }

  /// Parses into a `MessagePattern`; the sum is the number of parts.
  func parse() -> Operation {
    Operation(count: patterns.count) { Int(unsafe pattern_peer_parse(self.peer)) }
  }

  /// Makes a `MessageFormat`; the sum is the number of patterns.
  func construct() -> Operation {
    Operation(count: patterns.count) { Int(unsafe pattern_peer_construct(self.peer)) }
  }
}
