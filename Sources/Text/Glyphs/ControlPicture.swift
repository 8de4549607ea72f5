/// The marks that controls are shown as: characters whose width is 1 in every locale.
enum ControlPicture {
  /// The mark of a control by its scalar's value; `nil` for all else.
  static func of(_ value: UInt32) -> Unicode.Scalar? {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "␡"
    case 0x80...0x9F: "␦"
    // Bidirectional controls: they make text look like other text ("Trojan Source").
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "⇄"
    case 0x2028, 0x2029: "␤"
    case 0xFEFF: "␢"
    default: nil
    }
  }
}
