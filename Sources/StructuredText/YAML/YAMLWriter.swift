internal import CYAML

/// Writes YAML with libyaml’s emitter, as Ruby’s Psych does: a line `---`, two spaces a level, lists not indented, no
/// line broken.
@safe public final class YAMLWriter {
  private let emitter: UnsafeMutablePointer<yaml_emitter_t>
  private var output: [UInt8] = []
  private var hasFailed = false

  /// Begins a document.
  public init() {
    unsafe emitter = .allocate(capacity: 1)
    unsafe hasFailed = yaml_emitter_initialize(emitter) != 1
    unsafe yaml_emitter_set_unicode(emitter, 1)
    unsafe yaml_emitter_set_width(emitter, -1)
    unsafe yaml_emitter_set_output(
      emitter,
      { data, buffer, count in
        guard let data = unsafe data else { return 0 }
        let writer = unsafe Unmanaged<YAMLWriter>.fromOpaque(data).takeUnretainedValue()
        unsafe writer.output.append(contentsOf: UnsafeBufferPointer(start: buffer, count: count))
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
    unsafe emit { event in unsafe yaml_stream_start_event_initialize(event, YAML_UTF8_ENCODING) }
    unsafe emit { event in unsafe yaml_document_start_event_initialize(event, nil, nil, nil, 0) }
  }

  deinit {
    unsafe yaml_emitter_delete(emitter)
    unsafe emitter.deallocate()
  }

  /// Begins a list; `end` ends it.
  public func beginSequence(isEmpty: Bool = false) {
    let style = isEmpty ? YAML_FLOW_SEQUENCE_STYLE : YAML_BLOCK_SEQUENCE_STYLE
    unsafe emit { event in unsafe yaml_sequence_start_event_initialize(event, nil, nil, 1, style) }
  }

  /// Ends a list.
  public func endSequence() {
    unsafe emit { event in unsafe yaml_sequence_end_event_initialize(event) }
  }

  /// Begins pairs of keys and values.
  public func beginMapping(isEmpty: Bool = false) {
    let style = isEmpty ? YAML_FLOW_MAPPING_STYLE : YAML_BLOCK_MAPPING_STYLE
    unsafe emit { event in unsafe yaml_mapping_start_event_initialize(event, nil, nil, 1, style) }
  }

  /// Ends pairs of keys and values.
  public func endMapping() {
    unsafe emit { event in unsafe yaml_mapping_end_event_initialize(event) }
  }

  /// Writes a scalar.
  ///
  /// - Parameters:
  ///   - text: Its text.
  ///   - style: How it is written, where it can be written so; else quotation marks stand around it.
  public func write(_ text: String, _ style: YAMLNode.Style) {
    let style =
      switch style {
      case .plain: YAML_PLAIN_SCALAR_STYLE
      case .singleQuoted: YAML_SINGLE_QUOTED_SCALAR_STYLE
      case .doubleQuoted: YAML_DOUBLE_QUOTED_SCALAR_STYLE
      case .literal: YAML_LITERAL_SCALAR_STYLE
      case .folded: YAML_FOLDED_SCALAR_STYLE
      }
    let bytes = Array(text.utf8)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      // A pointer has to be there for no bytes, too.
      var none: UInt8 = 0
      unsafe withUnsafePointer(to: &none) { none in
        unsafe emit { event in
          unsafe yaml_scalar_event_initialize(
            event, nil, nil, buffer.baseAddress ?? none, Int32(buffer.count), 1, 1, style)
        }
      }
    }
  }

  /// Ends the document.
  ///
  /// - Returns: The text; `nil` where libyaml could not write it.
  public func finish() -> [UInt8]? {
    unsafe emit { event in unsafe yaml_document_end_event_initialize(event, 1) }
    unsafe emit { event in unsafe yaml_stream_end_event_initialize(event) }
    return hasFailed ? nil : output
  }

  private func emit(_ initialize: (UnsafeMutablePointer<yaml_event_t>) -> Int32) {
    guard !hasFailed else { return }
    var event = unsafe yaml_event_t()
    // The emitter takes the event over, also where it fails.
    hasFailed = unsafe initialize(&event) != 1 || yaml_emitter_emit(emitter, &event) != 1
  }
}
