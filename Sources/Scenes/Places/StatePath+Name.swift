extension StatePath {
  /// The name of the folder that holds a notebook's state: its own name, for people, and a hash of
  /// its path, so that two of the same name don't meet.
  ///
  /// At most 81 bytes, valid UTF-8, without control characters and slashes; never hidden.
  public var stateName: String {
    var name = ""
    for scalar in String(decoding: lastName, as: UTF8.self).unicodeScalars {
      let isUsable = scalar.value > 0x20 && scalar.value != 0x7F && scalar != "\u{FFFD}"
      let piece = isUsable ? String(scalar) : "_"
      if name.utf8.count + piece.utf8.count > 64 { break }
      name += name.isEmpty && piece == "." ? "_" : piece
    }
    let digits = String(hash, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    return "\(name.isEmpty ? "root" : name)-\(padding)\(digits)"
  }

  /// FNV-1a, 64 bits.
  private var hash: UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
