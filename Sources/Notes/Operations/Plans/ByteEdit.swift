/// Some bytes of a file that are replaced by others.
public struct ByteEdit: Hashable, Sendable, Codable {
  /// Where the old bytes begin.
  public let offset: Int
  /// What stands there.
  public let old: [UInt8]
  /// What shall stand there.
  public let new: [UInt8]

  /// The bytes that are replaced.
  var range: Range<Int> { offset..<offset + old.count }
}

extension [ByteEdit] {
  /// The bytes with all edits made; `nil` where the old bytes don't stand in their places.
  ///
  /// The edits are in the order of their offsets and don't overlap.
  /// - Complexity: O(bytes)
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    for edit in self {
      guard edit.offset >= position, edit.range.upperBound <= bytes.count,
        bytes[edit.range].elementsEqual(edit.old)
      else { return nil }
      result += bytes[position..<edit.offset]
      result += edit.new
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// The edits that take these back.
  var inverse: [ByteEdit] {
    var shift = 0
    return map { edit in
      defer { shift += edit.new.count - edit.old.count }
      return ByteEdit(offset: edit.offset + shift, old: edit.new, new: edit.old)
    }
  }
}
