import Glibc

/// The list as it was when the index was up to date last: a start shows it before any note is read, and
/// then reads the folder (notes N17).
public struct ListingMemory: Sendable {
  /// The notes and folders; ``NoteListing/completeness`` says that the folder may hold others by now.
  public let listing: NoteListing
  /// The titles.
  public let titles: NoteTitles

  private static let opening = Array("halo list 4\n".utf8)
  private static let recordSize = 64

  /// Tells the bytes by which a list is kept piece by piece, as all of them are as many as all else that
  /// is known of the notes: the last written notes first, and a checksum at the end.
  ///
  /// - Complexity: O(n log n)
  static func encode(
    _ listing: NoteListing, title: (NoteID) -> NoteTitle?,
    to sink: ([UInt8]) throws(SystemError) -> Void
  ) throws(SystemError) {
    var list = ListWriter()
    list.append(opening)
    list.append(listing.count)
    list.append(listing.folders.count)
    list.append(listing.arena.count)
    for folder in listing.folders {
      list.append(folder.parent.map { Int($0.rawValue) } ?? -1)
      list.append(folder.notes)
      list.append(folder.total)
      list.append(folder.path?.bytes.count ?? 0)
      list.append(folder.path?.bytes ?? [])
      list.append(folder.children.count)
      for child in folder.children { list.append(Int(child.rawValue)) }
    }
    list.append(listing.arena)
    try list.flush(to: sink)
    let order = listing.order(by: .modified)
    var named: [Int] = []
    for (place, id) in order.enumerated() {
      let record = listing.records[id.index]
      list.append(Int(record.pathStart) | Int(record.pathLength) << 32)
      list.append(Int(record.folder.rawValue))
      list.append(Int(record.created.nanoseconds))
      list.append(Int(bitPattern: UInt(record.identity.device)))
      list.append(Int(bitPattern: UInt(record.identity.inode)))
      list.append(record.identity.size)
      list.append(Int(record.identity.modified.nanoseconds))
      list.append(Int(record.identity.changed.nanoseconds))
      let title = title(id)
      let source = title.map { Int($0.source.number) + ($0.isPinned ? 4 : 0) + 8 } ?? 0
      list.append((title?.text.utf8.count ?? 0) << 8 | source)
      if title?.aliases.isEmpty == false { named.append(place) }
      try list.flush(to: sink)
    }
    for id in order {
      list.append(Array((title(id)?.text ?? "").utf8))
      try list.flush(to: sink)
    }
    // Few notes have other names.
    list.append(named.count)
    for place in named {
      let names = title(order[place])?.aliases.joinedBytes ?? []
      list.append(place)
      list.append(names.count)
      list.append(names)
    }
    try list.finish(to: sink)
  }

  /// Reads it back; `nil` for anything else than what was written.
  ///
  /// - Complexity: O(notes)
  init?(_ bytes: [UInt8]) {
    guard let memory = bytes.withUnsafeBytes({ ListingMemory($0) }) else { return nil }
    self = memory
  }

  private init?(_ bytes: UnsafeRawBufferPointer) {
    var reader = ListReader(bytes)
    guard reader.bytes(Self.opening.count)?.elementsEqual(Self.opening) == true,
      Self.isWhole(bytes), let count = reader.number(), let folderCount = reader.number(),
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
    var records = NoteRecords()
    var lengths: [Int] = []
    lengths.reserveCapacity(count)
    for _ in 0..<count {
      guard let record = reader.record(arena: arenaCount, folders: folderCount),
        let length = reader.number()
      else { return nil }
      records.append(record)
      lengths.append(length)
    }
    var titles = NoteTitles()
    for length in lengths {
      guard length >= 0, let text = reader.bytes(length >> 8) else { return nil }
      titles.append(
        length & 8 == 0 ? nil : text, source: .init(number: Int64(length & 3)),
        isPinned: length & 4 != 0)
    }
    guard let named = reader.number(), named >= 0, named <= count else { return nil }
    for _ in 0..<named {
      guard let place = reader.number(), (0..<count).contains(place),
        let known = titles[NoteID(place)], let length = reader.number(),
        let names = reader.bytes(length)
      else { return nil }
      titles[NoteID(place)] = NoteTitle(
        known.text, source: known.source, isPinned: known.isPinned,
        aliases: [String](joinedBytes: Array(names)))
    }
    self.titles = titles
    listing = NoteListing(
      arena: Array(arena), records: records, folders: folders, issues: [], completeness: .partial)
  }

  private static func isWhole(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 8 else { return false }
    var end = ListReader(bytes, from: bytes.count - 8)
    let rest = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 8)])
    var checksum = Checksum()
    let whole = checksum.add(rest)
    return end.number().map { UInt64(bitPattern: Int64($0)) }
      == checksum.finished(with: rest[whole...])
  }

  /// Reads the file; `nil` where there is none, or no whole one.
  static func read(_ file: [UInt8]) -> ListingMemory? {
    do throws(SystemError) {
      let descriptor = try Descriptor(opening: file, flags: O_RDONLY)
      guard let status = FileStatus(of: descriptor.raw), status.kind == .file else { return nil }
      return try descriptor.withContents(atMost: status.identity.size) { ListingMemory($0) }
    } catch {
      return nil
    }
  }

  /// Writes a list into a file; where that fails the next start reads the folder first.
  static func write(
    _ listing: NoteListing, title: (NoteID) -> NoteTitle?, to file: [UInt8]
  ) {
    let temporary = file + Array(".tmp".utf8)
    do throws(SystemError) {
      let descriptor = Descriptor(
        owning: withCPath(temporary) { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) })
      guard descriptor.raw >= 0 else { return }
      try encode(listing, title: title) { bytes throws(SystemError) in
        try descriptor.write(bytes)
      }
    } catch {
      removeFile(temporary)
      return
    }
    _ = withCPath(temporary) { from in withCPath(file) { rename(from, $0) } }
  }
}

/// Tells a file that was cut or damaged; four sums go side by side, as none waits for another.
private struct Checksum {
  private var sums = SIMD4<UInt64>(1, 2, 3, 4)
  private var count = 0

  /// Adds what can be added before the end is known.
  ///
  /// - Returns: How many bytes those are; the others are to come again.
  mutating func add(_ raw: UnsafeRawBufferPointer) -> Int {
    var position = 0
    while position &+ 32 <= raw.count {
      let words = raw.loadUnaligned(fromByteOffset: position, as: SIMD4<UInt64>.self)
      sums = (sums &<< 7 | sums &>> 57) &+ (words ^ (words &>> 29)) &+ 0x9E37_79B9_7F4A_7C15
      position &+= 32
    }
    count += position
    return position
  }

  /// The sum of all that was added and the last bytes.
  func finished(with last: some Collection<UInt8>) -> UInt64 {
    var sum = 0xCBF2_9CE4_8422_2325 ^ UInt64(count + last.count)
    for lane in sums.indices { sum = (sum ^ sums[lane]) &* 0x9E37_79B9_7F4A_7C15 }
    for byte in last { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }
}

/// Numbers and bytes one behind the other, handed on in pieces.
private struct ListWriter {
  private var bytes: [UInt8] = []
  private var checksum = Checksum()

  private static let piece = 65_536

  /// Hands on what there is, where that is much.
  mutating func flush(to sink: ([UInt8]) throws(SystemError) -> Void) throws(SystemError) {
    guard bytes.count >= Self.piece else { return }
    let count = bytes.withUnsafeBytes { checksum.add($0) }
    let rest = Array(bytes[count...])
    bytes.removeLast(rest.count)
    try sink(bytes)
    bytes.replaceSubrange(0..., with: rest)
  }

  /// Hands on the rest, and a checksum behind it.
  mutating func finish(to sink: ([UInt8]) throws(SystemError) -> Void) throws(SystemError) {
    let count = bytes.withUnsafeBytes { checksum.add($0) }
    append(Int(bitPattern: UInt(checksum.finished(with: bytes[count...]))))
    try sink(bytes)
  }

  mutating func append(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ other: [UInt8]) { bytes += other }
}

/// Reads what a ``ListWriter`` has written, and never beyond its end.
private struct ListReader {
  private let bytes: UnsafeRawBufferPointer
  private(set) var position: Int

  init(_ bytes: UnsafeRawBufferPointer, from position: Int = 0) {
    (self.bytes, self.position) = (bytes, position)
  }

  var rest: Int { bytes.count - position }

  mutating func number() -> Int? {
    guard rest >= 8 else { return nil }
    defer { position += 8 }
    return Int(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Int.self))
  }

  mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0, count <= rest else { return nil }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
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
