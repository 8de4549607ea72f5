/// Text for a terminal outside of the screen: what a command prints, what is said after the end.
///
/// Text from files, file names and errors of other programs may hold escape sequences that recolour
/// the terminal, set its title or write to its clipboard (notes N20). What is made here holds none:
/// controls, bidirectional controls and separators are the marks that `GlyphDecoder` shows, and
/// each byte that isn't UTF-8 is U+FFFD. All else is as it was, tabs included.
public enum VisibleText {
  /// What becomes of line ends.
  public enum Newlines: Hashable, Sendable {
    /// They are shown as `␤`, so that the result is one line.
    case shown
    /// They stay, each as one LF.
    case kept
  }

  /// The visible form of a text, as valid UTF-8.
  ///
  /// - Complexity: O(bytes)
  public static func bytes(
    of text: some UTF8Bytes & ~Escapable, newlines: Newlines = .shown
  ) -> [UInt8] {
    text.withSpan { bytes in
      var visible: [UInt8] = []
      visible.reserveCapacity(bytes.count)
      var decoder = GlyphDecoder(Ruler())
      while let glyph = decoder.next(in: bytes) {
        switch glyph.kind {
        case .newline where newlines == .kept:
          visible.append(0x0A)
        case .control, .newline:
          visible.append(contentsOf: glyph.base.utf8)
        case .invalid where glyph.bytes.count == 1:
          visible.append(contentsOf: glyph.base.utf8)
        case .text, .tab, .invalid:
          for index in glyph.bytes { visible.append(bytes[index]) }
        }
      }
      return visible
    }
  }

  /// The visible form of a text, as a string.
  ///
  /// - Complexity: O(bytes)
  public static func string(
    of text: some UTF8Bytes & ~Escapable, newlines: Newlines = .shown
  ) -> String {
    String(decoding: bytes(of: text, newlines: newlines), as: UTF8.self)
  }
}
