import CCurses
import Geometry
import Interface

/// The terminal's screen while a program has it: frames go in, as few bytes as possible come out.
///
/// What changes from frame to frame is written as ncurses says that this terminal wants it, and sent
/// in one write.
@MainActor
final class Screen {
  /// The size that frames should have; never less than 1×1.
  private(set) var size: Size

  /// Whether frames may be put between marks that make them appear at once.
  var frameMarks = FrameMarks.unknown

  var port = OutputPort()

  let name: String
  let capabilities: TerminalCapabilities
  let encoding: TextEncoding
  let wantedDepth: ColorDepth
  let standardError: StandardErrorTarget
  var modes = TerminalModes()
  var writer: FrameWriter

  /// What the terminal shows; `nil` where that isn't known.
  var shown: Frame?
  var cursor = Cursor(place: .zero, visibility: .unknown)
  var savedStandardError: Int32 = -1

  /// Whether the marks of synchronized output are understood.
  enum FrameMarks {
    case unknown
    case understood
  }

  /// Where the hardware cursor is, as far as is known.
  struct Cursor: Equatable {
    enum Visibility { case unknown, visible, hidden }
    var place: Point
    var visibility: Visibility
  }

  /// Frames of more bytes than this are sent between marks where those are understood.
  static let unmarkedBytes = 1024

  /// More pairs than a theme and its overlays ever need.
  static let pairLimit: Int32 = 4096

  init(
    _ description: TerminalDescription, capabilities: TerminalCapabilities,
    standardError: StandardErrorTarget
  ) {
    size = description.size
    name = description.name
    wantedDepth = description.colorDepth
    self.capabilities = capabilities
    self.standardError = standardError
    encoding = description.encoding
    writer = FrameWriter(
      capabilities: capabilities.drawing, encoding: encoding, inks: InkTable(depth: .none, pairs: 0)
    )
  }
}

// MARK: - Size

extension Screen {
  /// Asks the tty for its size; whether it is another one than before.
  func readSize() -> SizeReading {
    let now = Screen.currentSize(otherwise: size)
    guard now != size else { return .same }
    size = now
    cc_screen_resize(Int32(size.rows), Int32(size.columns))
    shown = nil
    return .changed
  }

  /// What asking for the size has shown.
  enum SizeReading {
    case same
    case changed
  }

  /// The size that the tty says it has; another where it doesn't know it (a serial line).
  static func currentSize(otherwise fallback: Size) -> Size {
    var (rows, columns): (Int32, Int32) = (0, 0)
    guard cc_terminal_size(OutputPort.descriptor, &rows, &columns) else { return fallback }
    return Size(columns: Int(columns).clamped(to: 1...1000), rows: Int(rows).clamped(to: 1...1000))
  }
}
