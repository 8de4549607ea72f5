import CLinux
import Glibc

/// What the file system says of a file, in one call.
package struct FileStatus {
  enum Kind { case file, folder, link, other }

  let kind: Kind
  let identity: FileIdentity
  /// When the file came into being, or the earliest time known where the disk doesn't keep that.
  let created: FileTime
  /// How many names the file has; more than one where it is hard-linked.
  let names: Int

  package enum Links { case followed, kept }

  /// Asks for the file at `path` below an open folder, or for the open file itself where `path`
  /// is empty.
  ///
  /// - Returns: `nil` with `errno` set when there is none or it can't be asked for.
  @inline(__always)
  init?(_ path: UnsafePointer<CChar>, below folder: Int32, links: Links) {
    var raw = statx()
    let flags = CLINUX_AT_EMPTY_PATH | (links == .kept ? AT_SYMLINK_NOFOLLOW : 0)
    guard clinux_status(folder, path, flags, &raw) == 0 else { return nil }
    switch mode_t(raw.stx_mode) & Glibc.S_IFMT {
    case Glibc.S_IFREG: kind = .file
    case Glibc.S_IFDIR: kind = .folder
    case Glibc.S_IFLNK: kind = .link
    default: kind = .other
    }
    identity = FileIdentity(
      device: UInt64(raw.stx_dev_major) << 32 | UInt64(raw.stx_dev_minor),
      inode: raw.stx_ino,
      size: Int(clamping: raw.stx_size),
      modified: FileTime(raw.stx_mtime),
      changed: FileTime(raw.stx_ctime))
    names = Int(raw.stx_nlink)
    let isBirthKnown = raw.stx_mask & UInt32(STATX_BTIME) != 0
    created =
      isBirthKnown ? FileTime(raw.stx_btime) : min(identity.modified, identity.changed)
  }

  /// Asks for an open file.
  init?(of descriptor: Int32) {
    self.init("", below: descriptor, links: .followed)
  }
}

extension FileTime {
  init(_ time: statx_timestamp) {
    self.init(seconds: time.tv_sec, nanoseconds: Int64(time.tv_nsec))
  }
}
