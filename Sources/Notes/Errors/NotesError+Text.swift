import Glibc
import Text

extension NotesError: CustomStringConvertible {
  /// One line for people, without control characters.
  public var description: String {
    switch self {
    case .folderMissing(let path):
      "there is no folder \(quoted(path: path)): create it, or name another one with -C"
    case .notAFolder(let path):
      "\(quoted(path: path)) is a file, not a folder: name the folder that holds your notes with -C"
    case .folderUnreadable(let path, let code):
      "the folder \(quoted(path: path)) can't be read: \(cause(of: code))"
    case .noteMissing(let path):
      "there is no note \(quoted(path: path.bytes)): it may have been moved or renamed"
    case .notANote(let path):
      "\(quoted(path: path.bytes)) isn't a note: only plain files can be opened"
    case .noteUnreadable(let path, let code):
      "the note \(quoted(path: path.bytes)) can't be read: \(cause(of: code))"
    case .noteNotCreated(let path, let code):
      "the note \(quoted(path: path.bytes)) couldn't be created: \(cause(of: code))"
    }
  }
}

extension ScanIssue: CustomStringConvertible {
  /// One line for people, without control characters.
  public var description: String {
    let name = path.map { quoted(path: $0.bytes) } ?? "the notes folder"
    return "\(name) isn't listed whole: \(cause(of: code))"
  }
}

/// A path in quotation marks, with marks in place of what a terminal would obey.
func quoted(path: [UInt8]) -> String {
  "“\(VisibleText.string(of: path))”"
}

/// What an `errno` means for somebody with notes, and what can be done.
func cause(of code: Int32) -> String {
  switch code {
  case EACCES, EPERM: "permission denied; check its owner and mode"
  case EROFS: "the disk is read-only"
  case ENOSPC: "the disk is full; free some space and try again"
  case EDQUOT: "your disk quota is used up; free some space and try again"
  case EIO: "the disk reports an error; check it before you write to it again"
  case ENAMETOOLONG: "the path is too long for the system"
  case ELOOP: "its symbolic links lead in a circle"
  case ENOENT: "its folder is gone"
  case ENOTDIR: "a part of its path is a file"
  case EMFILE, ENFILE: "too many files are open; close some programs and try again"
  case ESTALE: "the network disk has lost it; mount the disk again"
  default: "error \(code) of the system"
  }
}

/// What an `errno` means, without what can be done.
func shortCause(of code: Int32) -> String {
  String(cause(of: code).prefix { $0 != ";" })
}
