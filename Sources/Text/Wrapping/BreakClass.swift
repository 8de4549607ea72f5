/// What a glyph means for the place where a row may end.
struct BreakClass: OptionSet {
  let rawValue: UInt8

  /// A space or tab: a row may end after it.
  static let blank = BreakClass(rawValue: 1)
  /// Wide, as the characters of scripts that are written without spaces: a row may end at it.
  static let wide = BreakClass(rawValue: 2)
  /// Belongs to what follows: an opening bracket or quote.
  static let opening = BreakClass(rawValue: 4)
  /// Belongs to what comes before: a closing bracket, a full stop, a small kana.
  static let closing = BreakClass(rawValue: 8)
  /// Ends in a zero width space, which is there to say that a row may end after it.
  static let breakable = BreakClass(rawValue: 16)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The class of a glyph in `bytes`.
  init(of glyph: Glyph, in bytes: Span<UInt8>) {
    var found = glyph.kind == .tab ? .blank : Self.class(of: glyph.base)
    if glyph.width == 2, glyph.kind == .text { found.insert(.wide) }
    if glyph.endsInZeroWidthSpace(in: bytes) { found.insert(.breakable) }
    self = found
  }

  /// Whether a row may end between two glyphs.
  ///
  /// Blanks belong to the word before them. Between wide characters the rules are the common part
  /// of Chinese and Japanese typesetting (JLREQ 3.1.7, 3.1.8).
  static func mayBreak(between left: BreakClass, and right: BreakClass) -> Bool {
    if right.contains(.blank) { return false }
    if left.contains(.blank) || left.contains(.breakable) { return true }
    guard left.contains(.wide) || right.contains(.wide) else { return false }
    return !left.contains(.opening) && !right.contains(.closing)
  }

  private static func `class`(of base: Unicode.Scalar) -> BreakClass {
    switch base {
    case " ", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}",
      "\u{3000}":
      .blank
    case "(", "[", "{", "«", "‘", "“", "‹", "〈", "《", "「", "『", "【", "〔", "〖", "〘", "〚",
      "〝", "（", "［", "｛", "｟", "｢":
      .opening
    case ")", "]", "}", "»", "’", "”", "›", "!", "%", ",", ".", ":", ";", "?", "…", "‥", "、", "。",
      "〉", "》", "」", "』", "】", "〕", "〗", "〙", "〛", "〟", "）", "］", "｝", "｠", "｣",
      "！", "％", "，", "．", "：", "；", "？", "｡", "､", "・", "･", "゛", "゜", "ゝ", "ゞ", "ヽ",
      "ヾ", "々", "〻", "ー", "ｰ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ",
      "ゖ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ":
      .closing
    default: []
    }
  }
}

extension Glyph {
  /// Whether the last scalar of the glyph is U+200B.
  fileprivate func endsInZeroWidthSpace(in text: Span<UInt8>) -> Bool {
    let end = bytes.upperBound
    guard bytes.count > 3, text[end - 1] == 0x8B else { return false }
    return text[end - 2] == 0x80 && text[end - 3] == 0xE2
  }
}
