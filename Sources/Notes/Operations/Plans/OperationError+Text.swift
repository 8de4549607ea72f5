import Glibc

extension OperationError: CustomStringConvertible {
  /// One line for people, without control characters.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(quoted(path: path.bytes)) isn't there any more: it was moved or removed by another program"
    case .changed(let path):
      "\(quoted(path: path.bytes)) was changed by another program since, so it was left alone"
    case .taken(let path):
      "\(quoted(path: path.bytes)) is the name of something else by now: give that another name, "
        + "then try again"
    case .relativeLink(let path):
      "\(quoted(path: path.bytes)) is a link to a file and would lead astray in another folder: "
        + "move the file itself"
    case .otherDisk(let path):
      "\(quoted(path: path.bytes)) lies on another disk: move it with a file manager"
    case .refused(let path, let code):
      "\(quoted(path: path.bytes)) couldn't be changed: \(cause(of: code))"
    case .noRecord(let code):
      "it can't be made safe against a crash in Halo's state folder: \(cause(of: code))"
    case .unfinished(let path, let code):
      "only a part was done, for \(quoted(path: path.bytes)) couldn't be put back: "
        + "\(cause(of: code)); Halo tries again when it starts next"
    }
  }
}
