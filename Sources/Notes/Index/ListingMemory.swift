import Glibc

/// The list as it was when the index was up to date last: a start shows it before any note is read, and
/// then reads the folder (notes N17).
public struct ListingMemory: Sendable {
  /// The notes and folders; ``NoteListing/completeness`` says that the folder may hold others by now.
  public let listing: NoteListing
  /// The titles.
  public let titles: NoteTitles

  /// Remembers a listing.
  init(_ listing: NoteListing, _ titles: NoteTitles) {
    (self.listing, self.titles) = (listing, titles)
  }

  private static let opening = Array("halo list 1\n".utf8)
  private static let recordSize = 64

  /// The bytes by which it is kept, the last written notes first.
  ///
  /// - Complexity: O(n log n)
  func encoded() -> [UInt8] {
    var body = ListWriter()
    body.reserveCapacity(listing.arena.count + listing.count * 120)
    body.append(listing.count)
    body.append(listing.folders.count)
    body.append(listing.arena.count)
    for folder in listing.folders {
      body.append(folder.parent.map { Int($0.rawValue) } ?? -1)
      body.append(folder.notes)
      body.append(folder.total)
      body.append(folder.path?.bytes.count ?? 0)
      body.append(folder.path?.bytes ?? [])
      body.append(folder.children.count)
      for child in folder.children { body.append(Int(child.rawValue)) }
    }
    body.append(listing.arena)
    var words: [UInt8] = []
    for id in listing.order(by: .modified) {
      let record = listing.records[id.index]
      body.append(Int(record.pathStart) | Int(record.pathLength) << 32)
      body.append(Int(record.folder.rawValue))
      body.append(Int(record.created.nanoseconds))
      body.append(Int(bitPattern: UInt(record.identity.device)))
      body.append(Int(bitPattern: UInt(record.identity.inode)))
      body.append(record.identity.size)
      body.append(Int(record.identity.modified.nanoseconds))
      body.append(Int(record.identity.changed.nanoseconds))
      let title = titles[id]
      let text = Array((title?.text ?? "").utf8)
      let source = title.map { Int($0.source.number) + ($0.isPinned ? 4 : 0) + 8 } ?? 0
      body.append(text.count << 8 | source)
      words += text
    }
    body.append(words)
    var whole = ListWriter()
    whole.reserveCapacity(body.bytes.count + 32)
    whole.append(Self.opening)
    whole.append(Int(bitPattern: UInt(Self.checksum(of: body.bytes[...]))))
    whole.append(body.bytes)
    return whole.bytes
  }

  /// Reads it back; `nil` for anything else than what was written.
  ///
  /// - Complexity: O(notes)
  init?(_ bytes: [UInt8]) {
    var reader = ListReader(bytes)
    guard reader.bytes(Self.opening.count)?.elementsEqual(Self.opening) == true,
      let checksum = reader.number(),
      UInt64(bitPattern: Int64(checksum)) == Self.checksum(of: bytes[reader.position...]),
      let count = reader.number(), let folderCount = reader.number(),
      let arenaCount = reader.number(), count >= 0, folderCount > 0, arenaCount >= 0
    else { return nil }
    var folders: [Folder] = []
    for index in 0..<folderCount {
      guard let folder = reader.folder(at: index, of: folderCount) else { return nil }
      folders.append(folder)
    }
    guard let arena = reader.bytes(arenaCount),
      reader.rest >= count * (Self.recordSize + 8)
    else { return nil }
    var records: [NoteListing.Record] = []
    records.reserveCapacity(count)
    var lengths: [Int] = []
    lengths.reserveCapacity(count)
    for _ in 0..<count {
      guard let record = reader.record(arena: arenaCount, folders: folderCount),
        let length = reader.number()
      else { return nil }
      records.append(record)
      lengths.append(length)
    }
    var titles: [NoteTitle?] = []
    titles.reserveCapacity(count)
    for length in lengths {
      guard length >= 0, let text = reader.bytes(length >> 8) else { return nil }
      titles.append(
        length & 8 == 0
          ? nil
          : NoteTitle(
            String(decoding: text, as: UTF8.self), source: .init(number: Int64(length & 3)),
            isPinned: length & 4 != 0))
    }
    self.titles = NoteTitles(titles)
    listing = NoteListing(
      arena: Array(arena), records: records, folders: folders, issues: [], completeness: .partial)
  }

  /// Tells a file that was cut or damaged.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { raw in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325 &+ UInt64(raw.count)
      var position = 0
      while position + 8 <= raw.count {
        sum = (sum ^ raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        sum = (sum &* 0x9E37_79B9_7F4A_7C15) ^ (sum >> 29)
        position += 8
      }
      for byte in raw[position...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return sum
    }
  }

  /// Reads the file; `nil` where there is none, or no whole one.
  static func read(_ file: [UInt8]) -> ListingMemory? {
    do throws(SystemError) {
      let descriptor = try Descriptor(opening: file, flags: O_RDONLY)
      guard let status = FileStatus(of: descriptor.raw), status.kind == .file else { return nil }
      return ListingMemory(try descriptor.read(atMost: status.identity.size))
    } catch {
      return nil
    }
  }

  /// Writes the file; where that fails the next start reads the folder first.
  func write(_ file: [UInt8]) {
    let temporary = file + Array(".tmp".utf8)
    do throws(SystemError) {
      let descriptor = Descriptor(
        owning: withCPath(temporary) { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) })
      guard descriptor.raw >= 0 else { return }
      try descriptor.write(encoded())
    } catch {
      removeFile(temporary)
      return
    }
    _ = withCPath(temporary) { from in withCPath(file) { rename(from, $0) } }
  }
}

/// Numbers and bytes one behind the other.
private struct ListWriter {
  private(set) var bytes: [UInt8] = []

  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func append(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ other: [UInt8]) { bytes += other }
}

/// Reads what a ``ListWriter`` has written, and never beyond its end.
private struct ListReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var rest: Int { bytes.count - position }

  mutating func number() -> Int? {
    guard rest >= 8 else { return nil }
    defer { position += 8 }
    return bytes.withUnsafeBytes {
      Int(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Int.self))
    }
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// The folder at a place; those around it come before it.
  mutating func folder(at index: Int, of count: Int) -> Folder? {
    guard let parent = number(), let notes = number(), let total = number(),
      let length = number(), let path = bytes(length), let childCount = number(),
      parent < index, (parent < 0) == (index == 0), (length == 0) == (index == 0),
      childCount >= 0, childCount <= rest / 8
    else { return nil }
    var folder = Folder(
      id: FolderID(index), path: index == 0 ? nil : NotePath(unchecked: Array(path)),
      parent: parent < 0 ? nil : FolderID(parent))
    (folder.notes, folder.total) = (notes, total)
    for _ in 0..<childCount {
      guard let child = number(), child > index, child < count else { return nil }
      folder.children.append(FolderID(child))
    }
    return folder
  }

  mutating func record(arena: Int, folders: Int) -> NoteListing.Record? {
    guard let path = number(), let folder = number(), let created = number(),
      let device = number(), let inode = number(), let size = number(),
      let modified = number(), let changed = number()
    else { return nil }
    let (start, length) = (path & 0xFFFF_FFFF, path >> 32)
    guard length > 0, start + length <= arena, folder >= 0, folder < folders else { return nil }
    return NoteListing.Record(
      pathStart: UInt32(start), pathLength: UInt32(length), folder: FolderID(folder),
      created: FileTime(nanoseconds: Int64(created)),
      identity: FileIdentity(
        device: UInt64(UInt(bitPattern: device)), inode: UInt64(UInt(bitPattern: inode)),
        size: size, modified: FileTime(nanoseconds: Int64(modified)),
        changed: FileTime(nanoseconds: Int64(changed))))
  }
}
