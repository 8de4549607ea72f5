/// What the names of files that aren't notes say of them.
public enum AttachmentName {
  /// The endings of pictures, without regard to case.
  private static let pictures: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "bmp", "svg", "avif", "heic", "tif", "tiff",
  ]

  /// The letters behind the last dot of a name, in lower case; `nil` without any.
  private static func ending(of name: some BidirectionalCollection<UInt8>) -> String? {
    guard let dot = name.lastIndex(of: Byte.dot), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    guard !ending.isEmpty else { return nil }
    return String(decoding: ending.map(Byte.lowercased), as: UTF8.self)
  }

  /// Whether a file of this name is a picture.
  public static func isPicture(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    ending(of: name).map(pictures.contains) ?? false
  }

  /// Whether a link to this name leads to a file that is no note: it has an ending of letters and
  /// digits, and none of a note.
  public static func isAttachment(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    guard NoteExtension(of: name) == nil, let ending = ending(of: name) else { return false }
    return ending.utf8.count <= 8
      && ending.utf8.allSatisfy { Byte.isDigit($0) || Byte.lowercased($0) &- 0x61 < 26 }
      && !ending.utf8.allSatisfy(Byte.isDigit)
  }
}

extension Link {
  /// The name of the file to which the link leads where that is no note; `nil` for links to notes and
  /// out of the folder.
  public var attachmentName: [UInt8]? {
    guard !destination.hasAddressScheme else { return nil }
    let path = destination.prefix { $0 != "#" }
    guard let last = path.split(separator: "/").last else { return nil }
    let name: [UInt8]
    switch kind {
    case .wiki, .embed: name = Array(last.utf8)
    case .markdown, .automatic, .image: name = String(last).percentDecodedBytes
    }
    return kind == .image || AttachmentName.isAttachment(name) ? name : nil
  }

  /// Whether the link shows a picture in its place, wherever that lies.
  public var isPicture: Bool {
    switch kind {
    case .image: true
    case .embed: attachmentName.map { AttachmentName.isPicture($0) } ?? false
    case .wiki, .markdown, .automatic: false
    }
  }
}

extension Block {
  /// The picture that the block is: a paragraph with nothing in it but one; `nil` for other blocks.
  public var picture: Link? {
    guard kind == .paragraph, links.count == 1, links[0].isPicture, !runs.isEmpty,
      runs.allSatisfy({ $0.link == 0 || $0.text.utf8.allSatisfy(Byte.isSpace) })
    else { return nil }
    return links[0]
  }
}
