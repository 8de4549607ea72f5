/// What ends a line.
public enum LineEnd: Hashable, Sendable {
  /// LF, as on Unix.
  case lf
  /// CR LF, as on Windows.
  case crlf

  /// Its bytes.
  public var bytes: [UInt8] {
    switch self {
    case .lf: [0x0A]
    case .crlf: [0x0D, 0x0A]
    }
  }

  /// Bytes it takes.
  var length: Int {
    switch self {
    case .lf: 1
    case .crlf: 2
    }
  }
}
