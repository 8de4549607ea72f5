import CYAML

/// libyaml's parser as a sequence of Swift values.
struct EventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let map: SourceMap
  private var isAtEnd = false

  /// Makes a stream.
  ///
  /// - Parameter text: Must outlive the stream.
  /// - Returns: `nil` when there is no memory for a parser.
  init?(_ text: UnsafeBufferPointer<UInt8>, map: SourceMap) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    self.parser = parser
    self.map = map
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event that means something; `nil` at the end.
  mutating func next() throws(Finding) -> ParseEvent? {
    while !isAtEnd {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else {
        isAtEnd = true
        throw error
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { isAtEnd = true }
      guard let kind = Self.kind(of: event) else { continue }
      return ParseEvent(
        kind: kind, start: map.location(ofCharacter: event.start_mark.index),
        end: map.location(ofCharacter: event.end_mark.index).offset)
    }
    return nil
  }

  private static func kind(of event: yaml_event_t) -> ParseEvent.Kind? {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_ALIAS_EVENT: return .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      return .listStart(anchor: text(event.data.sequence_start.anchor))
    case YAML_MAPPING_START_EVENT: return .mapStart(anchor: text(event.data.mapping_start.anchor))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_SCALAR_EVENT:
      let data = event.data.scalar
      let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
      let scalar = LocatedValue.Scalar(
        text: String(decoding: bytes, as: UTF8.self), style: style(data.style))
      return .scalar(scalar, anchor: text(data.anchor))
    default: return nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> LocatedValue.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }

  private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    characters.map { String(cString: $0) }
  }

  /// What stopped the parser.
  private var error: Finding {
    let state = parser.pointee
    let words = state.problem.map { String(cString: $0) } ?? "the parser ran out of memory"
    guard state.error != YAML_READER_ERROR else {
      let location = map.location(ofByte: state.problem_offset)
      return Finding(location, .syntax(words, within: nil, fromLine: nil))
    }
    let location = map.location(ofCharacter: state.problem_mark.index)
    guard let context = state.context else {
      return Finding(location, .syntax(words, within: nil, fromLine: nil))
    }
    let line = map.location(ofCharacter: state.context_mark.index).line
    return Finding(
      location,
      .syntax(
        words, within: String(cString: context), fromLine: line == location.line ? nil : line))
  }
}
