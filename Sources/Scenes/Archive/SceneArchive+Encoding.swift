extension SceneArchive {
  /// The archive in bytes, the same ones for the same parts.
  ///
  /// - Complexity: O(bytes)
  public func encoded() -> [UInt8] {
    var bytes = ArchiveFormat.magic
    bytes.append(littleEndian: ArchiveFormat.version)
    bytes.append(littleEndian: UInt32(clamping: parts.count))
    bytes.append(littleEndian: Checksum.of(bytes[...]))
    let named = parts.map { (name: Array($0.key.rawValue.utf8.prefix(255)), part: $0.value) }
    for (name, part) in named.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
      let start = bytes.count
      bytes += ArchiveFormat.partMark
      bytes.append(UInt8(name.count))
      bytes.append(littleEndian: part.version)
      bytes.append(littleEndian: UInt32(clamping: part.bytes.count))
      var checksum = Checksum()
      checksum.add(bytes[start...])
      checksum.add(name[...])
      bytes.append(littleEndian: checksum.value)
      bytes += name
      bytes += part.bytes.prefix(Int(UInt32.max))
      bytes.append(littleEndian: Checksum.of(bytes[(bytes.count - part.bytes.count)...]))
    }
    bytes.append(littleEndian: Checksum.of(bytes[...]))
    return bytes
  }
}
