import Interface
import Notes

/// Pictures on a page: a line that tells what one is, and room for it below that.
extension PageLayout {
  /// Adds what is known of a picture behind its description.
  func tell(of picture: PictureFacts, in text: inout InlineText) {
    let said = String(decoding: text.text.bytes, as: UTF8.self)
    let destination = picture.link.destination
    let name = picture.link.attachmentName.map { String(decoding: $0, as: UTF8.self) }
    // Without a description the link says the name.
    let known = said == destination || said == name ? nil : name
    switch picture.state {
    case .missing:
      text.text.add(.linkMissing, to: 0..<text.text.bytes.count)
      text.append("  " + [said == destination ? nil : destination, "missing"].listed, .dim)
    case .elsewhere:
      text.append(
        "  " + [said == destination ? nil : destination, "not in this folder"].listed, .dim)
    case .file(let file, let size?):
      let pixels = "\(size.width)\(signs.times)\(size.height)"
      let isTooLarge = !PictureDrawer.accepts(file, size)
      text.append(
        "  " + [known, pixels, isTooLarge ? byteCount(file.size) : nil].listed, .dim)
    case .file(let file, nil):
      text.append("  " + [known, byteCount(file.size)].listed, .dim)
    }
  }

  /// Where a picture is drawn; `nil` where it is only told of.
  func place(of picture: PictureFacts, in block: Block) -> PagePicture? {
    guard style.pictures == .drawn, case .file(let file, let size?) = picture.state,
      PictureDrawer.accepts(file, size)
    else { return nil }
    let column = columnOfPicture(in: block)
    guard columns - column >= 8 else { return nil }
    return PagePicture(
      file: file, column: column,
      cells: size.cells(in: columns - column, wish: picture.link.width))
  }
}

extension [String?] {
  /// Those that are there, with commas between.
  fileprivate var listed: String { compactMap(\.self).joined(separator: ", ") }
}
