import Commands

extension InputDecoder {
  /// How many bytes of a string are kept; the rest is read and dropped.
  private static let keptOfString = 4096

  /// How long after giving up half a string its rest is still expected.
  private static let lateness: Duration = .seconds(2)

  /// Begins a string.
  mutating func begin(_ kind: StringKind) {
    payload.removeAll(keepingCapacity: true)
    state = .string(kind)
  }

  /// Takes a byte of a string; BEL ends it, and never counts as `C-g`.
  mutating func takeString(_ byte: UInt8, _ kind: StringKind, _ output: inout Output) {
    switch byte {
    case 0x07:
      state = .ground
      finish(kind, &output)
    case 0x1B: state = .stringEscape(kind)
    case 0x20...0x7E, 0x80...0xFF:
      if payload.count < Self.keptOfString { payload.append(byte) }
    default:
      // No reply holds a control code: somebody pressed a key, and this was no string.
      state = .ground
      if payload.isEmpty { sendIntroducer(kind, &output) }
      take(byte, &output)
    }
  }

  /// Takes the byte after an Esc in a string: `\` ends it, anything else begins something new.
  mutating func takeStringEscape(_ byte: UInt8, _ kind: StringKind, _ output: inout Output) {
    if byte == UInt8(ascii: "\\") {
      state = .ground
      finish(kind, &output)
      return
    }
    if payload.isEmpty { sendIntroducer(kind, &output) }
    state = .escape
    take(byte, &output)
  }

  /// Gives a string up that doesn't go on, and expects its rest for a while.
  mutating func giveUp(_ kind: StringKind, _ output: inout Output) {
    if payload.isEmpty {
      sendIntroducer(kind, &output)
    } else {
      payload.removeAll(keepingCapacity: true)
      state = .lateEnd
    }
  }

  /// Whether the rest of a string that was given up is no longer expected.
  func lateEndIsOver(at now: Duration) -> Bool {
    state == .lateEnd && payload.isEmpty && now - lastByte > Self.lateness
  }

  /// Takes a byte that may belong to the rest of a string.
  ///
  /// It is held back until the end of the string comes; if anything else does, or nothing for the time
  /// that Esc waits, the bytes were keys.
  mutating func takeLateEnd(_ byte: UInt8, _ output: inout Output) {
    switch byte {
    case 0x07: state = .ground
    case 0x1B: state = .lateEndEscape
    case 0x20...0x7E where payload.count < Self.keptOfString: payload.append(byte)
    default:
      replayLateEnd(&output)
      take(byte, &output)
    }
  }

  /// Takes the byte after an Esc in what may be the rest of a string.
  mutating func takeLateEndEscape(_ byte: UInt8, _ output: inout Output) {
    if byte == UInt8(ascii: "\\") {
      state = .ground
      return
    }
    replayLateEnd(&output)
    state = .escape
    take(byte, &output)
  }

  /// Takes the bytes that were held back as keys: they are all printable.
  mutating func replayLateEnd(_ output: inout Output) {
    state = .ground
    for byte in payload { output.send(.character(Unicode.Scalar(byte))) }
    payload.removeAll(keepingCapacity: true)
  }

  /// The beginning of a string alone is a key that was pressed with Option.
  private func sendIntroducer(_ kind: StringKind, _ output: inout Output) {
    output.send(.character(Unicode.Scalar(kind.introducer)), .option)
  }

  private func finish(_ kind: StringKind, _ output: inout Output) {
    guard kind == .operatingSystem, let reply = ColorReply.background(payload) else { return }
    output.send(.reply(reply))
  }
}
