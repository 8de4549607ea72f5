/// The heads of picture files: enough to tell how large a picture is, and no more.
public enum PictureFiles {
  /// A PNG of a size; whole, with one colour, if it is small.
  public static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + big(width)
      + big(height) + [8, 2, 0, 0, 0]
  }

  /// A GIF of a size.
  public static func gif(_ width: UInt16, _ height: UInt16) -> [UInt8] {
    Array("GIF89a".utf8) + little(width) + little(height)
  }

  /// A JPEG of a size, with so many bytes of other things before its frame.
  public static func jpeg(_ width: UInt16, _ height: UInt16, after bytes: Int = 0) -> [UInt8] {
    var head: [UInt8] = [0xFF, 0xD8]
    var left = bytes
    repeat {
      let count = min(left, 65_000)
      head += [0xFF, 0xE1] + [UInt8((count + 2) >> 8), UInt8((count + 2) & 0xFF)]
      head += [UInt8](repeating: 0xC0, count: count)
      left -= count
    } while left > 0
    return head + [0xFF, 0xC2, 0, 17, 8] + little(height).reversed() + little(width).reversed()
  }

  /// A WebP of a size in one of its three forms: `VP8 `, `VP8L`, `VP8X`.
  public static func webP(_ form: String, _ width: UInt32, _ height: UInt32) -> [UInt8] {
    let head =
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(form.utf8) + [0, 0, 0, 0]
    switch form {
    case "VP8 ":
      return head + [0, 0, 0, 0x9D, 0x01, 0x2A] + little(UInt16(width)) + little(UInt16(height))
    case "VP8L":
      let bits = (width - 1) | (height - 1) << 14
      return head + [0x2F] + (0..<4).map { UInt8(bits >> ($0 * 8) & 0xFF) }
    default:
      return head + [0, 0, 0, 0] + little(width - 1).prefix(3) + little(height - 1).prefix(3)
    }
  }

  private static func big(_ number: UInt32) -> [UInt8] { little(number).reversed() }

  private static func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
