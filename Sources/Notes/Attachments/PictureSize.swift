/// How large a picture is, as the head of its file says.
public struct PictureSize: Hashable, Sendable {
  /// Pixels from left to right; at least 1.
  public let width: Int
  /// Pixels from top to bottom; at least 1.
  public let height: Int

  /// The bytes at the start of a file in which the size stands, but for photographs that carry
  /// more than that before their picture.
  public static let headSize = 256 << 10

  /// Makes a size; `nil` where a number isn't positive.
  public init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  /// Reads the size out of the head of a PNG, JPEG, GIF or WebP file; `nil` for anything else.
  ///
  /// The bytes decide, not the name of the file. Nothing of the picture itself is decoded.
  /// - Complexity: O(bytes)
  public init?(head bytes: [UInt8]) {
    let head = FileHead(bytes)
    guard let size = head.png ?? head.gif ?? head.webP ?? head.jpeg else { return nil }
    self.init(width: size.width, height: size.height)
  }
}

/// The first bytes of a file, in which numbers are looked up.
private struct FileHead {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  typealias Numbers = (width: Int, height: Int)

  private func says(_ text: [UInt8], at place: Int) -> Bool {
    place + text.count <= bytes.count && bytes[place..<place + text.count].elementsEqual(text)
  }

  /// A number of some bytes with the highest first; 0 where the file ends before.
  private func big(_ count: Int, at place: Int) -> Int {
    guard place + count <= bytes.count else { return 0 }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of some bytes with the lowest first; 0 where the file ends before.
  private func little(_ count: Int, at place: Int) -> Int {
    guard place + count <= bytes.count else { return 0 }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Portable Network Graphics: the first chunk is the header.
  var png: Numbers? {
    guard says([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0),
      says(Array("IHDR".utf8), at: 12)
    else { return nil }
    return (big(4, at: 16), big(4, at: 20))
  }

  /// Graphics Interchange Format, both versions.
  var gif: Numbers? {
    guard says(Array("GIF87a".utf8), at: 0) || says(Array("GIF89a".utf8), at: 0) else {
      return nil
    }
    return (little(2, at: 6), little(2, at: 8))
  }

  /// WebP with losses, without, and extended.
  var webP: Numbers? {
    guard says(Array("RIFF".utf8), at: 0), says(Array("WEBP".utf8), at: 8) else { return nil }
    if says(Array("VP8 ".utf8), at: 12), says([0x9D, 0x01, 0x2A], at: 23) {
      return (little(2, at: 26) & 0x3FFF, little(2, at: 28) & 0x3FFF)
    }
    if says(Array("VP8L".utf8), at: 12), says([0x2F], at: 20) {
      let bits = little(4, at: 21)
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard says(Array("VP8X".utf8), at: 12), bytes.count >= 30 else { return nil }
    return (little(3, at: 24) + 1, little(3, at: 27) + 1)
  }

  /// JPEG: segments are passed over up to that of the frame.
  var jpeg: Numbers? {
    guard says([0xFF, 0xD8, 0xFF], at: 0) else { return nil }
    var place = 2
    while place + 4 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      switch marker {
      case 0xFF:
        // One byte more that fills up.
        place += 1
      case 0x01, 0xD0...0xD7:
        place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return (big(2, at: place + 7), big(2, at: place + 5))
      case 0xD8, 0xD9, 0xDA:
        return nil
      default:
        let length = big(2, at: place + 2)
        guard length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }
}
