import CCurses
import TerminalInput

extension ChildCommand {
  /// Runs the program and waits for its end; the terminal must have been lent.
  func run() -> ChildResult {
    // One block of strings with their zeros, and where each of them begins.
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for string in arguments + (directory.map { [$0] } ?? []) {
      starts.append(bytes.count)
      bytes += string + [0]
    }
    let result = bytes.withUnsafeBytes { block in
      let strings = starts.map { start in
        block.baseAddress.map { ($0 + start).assumingMemoryBound(to: CChar.self) }
      }
      return cc_child_run(
        strings.prefix(arguments.count) + [nil], directory == nil ? nil : strings.last ?? nil)
    }
    return switch result.end {
    case CC_CHILD_EXITED: .exited(result.number)
    case CC_CHILD_SIGNALLED: .signalled(result.number)
    default: .notStarted(errno: result.number)
    }
  }
}
