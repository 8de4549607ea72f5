import NotesTestSupport

/// Keys at random: everything that moves, looks, searches, asks for help and leaves, but what ends the
/// program or hands the terminal over; a command that help finds may do that, too.
enum RandomKeys {
  private static let keys = """
    j k j k Down Up h l Left Right g G Home End C-d C-u C-f C-b PageDown PageUp \
    Tab S-Tab Tab F6 S-F6 1 2 3 4 Space Space Enter + - = Esc ? F1 } { C-e C-y J K ] [ \
    / n N a C-w C-k C-l Backspace Delete C-c z @ < > s g o b w . H L y \
    : C-p C-n A-p A-n C-y ! F10 F10 F9
    """.split(separator: " ").map(String.init)

  /// Keys that change files, and take that back.
  private static let changes = [
    "d d", "u", "u", "C-r", "r", "m", "v", "Delete Enter", "p", "x", "t",
  ]

  /// What random keys may do.
  enum Effect {
    /// Nothing to any file, also not by a command that help or a menu finds.
    case looking
    /// Nothing to any file by itself.
    case reading
    /// Anything.
    case any
  }

  /// So many keys, in the notation of scripts.
  static func line(
    of count: Int, _ effect: Effect = .any, using random: inout SplitMix64
  ) -> String {
    let left: Set<String> =
      switch effect {
      case .any: []
      // Where A-p means nothing it is Esc and then p, which pins.
      case .reading: ["Delete", "Backspace", "A-p"]
      case .looking: ["Delete", "Backspace", "A-p", "?", "F1", ":", "C-p", "F10", "F9"]
      }
    let keys = effect == .any ? keys + changes : keys.filter { !left.contains($0) }
    return (0..<count).map { _ in keys[random.next(upTo: keys.count)] }.joined(separator: " ")
  }
}
