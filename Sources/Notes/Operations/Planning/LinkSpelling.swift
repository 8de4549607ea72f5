/// How a link to a note can be written, in the way in which it was written before.
struct LinkSpelling {
  let site: LinkSite
  /// The destination as it stands in the note.
  let raw: ArraySlice<UInt8>

  /// What may be written for a note at a path, the nearest to what stands there first.
  ///
  /// - Parameter folder: The folder of the note with the link, `nil` for the notes folder.
  func spellings(of target: NotePath, from folder: NotePath?) -> [[UInt8]] {
    let cut = raw.firstIndex(of: Byte.hash) ?? raw.endIndex
    let (path, fragment) = (raw[..<cut], raw[cut...])
    let hasEnding = NoteExtension(of: path) != nil
    return destinations(of: target, from: folder, path, hasEnding ? .whole : .stem)
      .map { $0 + fragment }
  }

  private enum Ending { case whole, stem }

  private func destinations(
    of target: NotePath, from folder: NotePath?, _ old: ArraySlice<UInt8>, _ ending: Ending
  ) -> [[UInt8]] {
    switch site.form {
    case .wiki:
      let whole = target.bytes
      let stem = Array(whole.dropLast(target.name.count - target.stem.count))
      let name = ending == .whole ? target.name : target.stem
      let path = ending == .whole ? whole : stem
      let short = old.contains(Byte.slash) ? [path] : [Array(name), path]
      // A bare path in the notes folder may be the name of a note elsewhere, too.
      return (short + [whole]).filter(isWritableInBrackets)
    case .inline(let enclosure), .definition(let enclosure):
      let absolute: [UInt8] =
        old.first == Byte.slash
        ? [Byte.slash] + target.bytes : target.relativeBytes(from: folder)
      let extra = target.name.count - target.stem.count
      let encode = { (bytes: [UInt8]) in encoded(bytes, like: old, in: enclosure) }
      let whole = encode(absolute)
      guard ending == .stem else { return [whole] }
      return [encode(Array(absolute.dropLast(extra))), whole]
    }
  }

  private func isWritableInBrackets(_ name: [UInt8]) -> Bool {
    !name.contains { "[]|#^\n\r\\".utf8.contains($0) }
      && String(validating: name, as: UTF8.self) != nil
  }

  /// A path as a Markdown destination: what would end or change it is percent-encoded, and letters
  /// beyond ASCII where they were before or aren't UTF-8.
  private func encoded(
    _ path: [UInt8], like old: ArraySlice<UInt8>, in enclosure: LinkSite.Enclosure
  ) -> [UInt8] {
    let keepsLetters =
      !(old.contains(Byte.percent) && old.allSatisfy { $0 < 0x80 })
      && String(validating: path, as: UTF8.self) != nil
    var result: [UInt8] = []
    for byte in path {
      let mustBeEncoded: Bool
      switch byte {
      case 0x80...: mustBeEncoded = !keepsLetters
      case ...0x1F, 0x7F: mustBeEncoded = true
      case Byte.space, UInt8(ascii: "("), UInt8(ascii: ")"): mustBeEncoded = enclosure == .bare
      default: mustBeEncoded = "%#?\\<>&:\"`[]|".utf8.contains(byte)
      }
      if mustBeEncoded {
        result += [
          Byte.percent, Byte.hexadecimalDigit(byte >> 4), Byte.hexadecimalDigit(byte & 15),
        ]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

extension NotePath {
  /// The path as it is written in a note of a folder: `../other/Note.md`.
  func relativeBytes(from folder: NotePath?) -> [UInt8] {
    let own = bytes.split(separator: Byte.slash)
    let others = (folder?.bytes ?? []).split(separator: Byte.slash)
    let shared = zip(own.dropLast(), others).prefix { $0.elementsEqual($1) }.count
    let up = [ArraySlice<UInt8>](repeating: [Byte.dot, Byte.dot], count: others.count - shared)
    return Array((up + own.dropFirst(shared)).joined(separator: [Byte.slash]))
  }
}
