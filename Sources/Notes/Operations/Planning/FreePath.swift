/// Finds names that nothing has yet (notes N10).
struct FreePath {
  let disk: any NoteDisk
  let notebook: Notebook
  /// Paths that other files of the same plan get.
  private(set) var taken: Set<NotePath> = []

  init(disk: any NoteDisk, in notebook: Notebook) {
    self.disk = disk
    self.notebook = notebook
  }

  /// The first of some paths that is free, or that is the file's own, and takes it.
  ///
  /// - Parameter candidate: The path to try as the first, second … one; numbers begin with 1.
  mutating func first(
    for file: NotePath, _ candidate: (Int) -> NotePath?
  ) throws(OperationError) -> NotePath {
    var number = 1
    while let path = candidate(number) {
      if path == file || !taken.contains(path) {
        do throws(SystemError) {
          let (own, other) = (notebook.absolute(file), notebook.absolute(path))
          if try path == file ? true : disk.isFree(other, for: own) {
            taken.insert(path)
            return path
          }
        } catch {
          throw .refused(path, code: error.code)
        }
      }
      number += 1
    }
    throw .taken(file)
  }

  /// The folders that must be made for some paths, outer ones first.
  func missingFolders(for paths: [NotePath]) throws(OperationError) -> [NotePath] {
    var missing: [NotePath] = []
    for path in paths {
      var chain: [NotePath] = []
      var folder = path.folder
      while let next = folder, !missing.contains(next) {
        do throws(SystemError) {
          if try disk.status(of: notebook.absolute(next), links: .followed) != nil { break }
        } catch {
          throw .refused(next, code: error.code)
        }
        chain.append(next)
        folder = next.folder
      }
      missing += chain.reversed()
    }
    return missing
  }
}

extension NotePath {
  /// The longest name that a file may have, in bytes.
  private static let longestName = 255

  /// The path with a number before its ending: `Note-2.md`; itself for 1.
  ///
  /// Where the name would get too long, the end of the stem gives way, between characters.
  func numbered(_ number: Int) -> NotePath {
    number > 1 ? marked("-\(number)") : self
  }

  /// The path with something before its ending: `Note (conflict).md`; cut as a number is.
  func marked(_ mark: String) -> NotePath { marked(mark, behind: stem) }

  /// The path of a file of any kind with a number before its ending: `picture-2.png`; itself for 1.
  func numberedFile(_ number: Int) -> NotePath {
    guard number > 1 else { return self }
    guard let dot = name.lastIndex(of: Byte.dot), dot != name.startIndex else {
      return marked("-\(number)", behind: name)
    }
    return marked("-\(number)", behind: name[..<dot])
  }

  private func marked(_ mark: String, behind stem: ArraySlice<UInt8>) -> NotePath {
    let ending = Array(mark.utf8) + name.dropFirst(stem.count)
    var kept = stem.prefix(max(0, NotePath.longestName - ending.count))
    if kept.count < stem.count {
      // What follows the cut may be the rest of a character.
      var next = stem[kept.endIndex]
      while next & 0xC0 == 0x80, let last = kept.last {
        kept.removeLast()
        next = last
      }
    }
    return NotePath(unchecked: bytes.dropLast(name.count) + kept + ending)
  }
}
