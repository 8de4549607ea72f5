/// The width that is written behind the description of a picture: `|300`, `|300x200`.
enum PictureWidth {
  /// More digits than the width of any picture has.
  private static let digits = 6

  /// The width that a word names; `nil` for any other word.
  static func pixels(_ word: some Collection<UInt8>) -> Int? {
    let parts = word.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    guard parts.count <= 2,
      parts.allSatisfy({ (1...digits).contains($0.count) && $0.allSatisfy(Byte.isDigit) }),
      let width = parts.first.flatMap({ Int(String(decoding: $0, as: UTF8.self)) }), width > 0
    else { return nil }
    return width
  }

  /// A description without the width at its end, and the width.
  static func split(_ description: [UInt8]) -> (said: ArraySlice<UInt8>, width: Int?) {
    if let width = pixels(description) { return ([], width) }
    guard let bar = description.lastIndex(of: Byte.bar),
      let width = pixels(description[(bar + 1)...])
    else { return (description[...], nil) }
    return (description[..<bar], width)
  }
}
