import CPty
import Glibc
import NotesTestSupport
import TerminalTestSupport

/// The order in which the linker lays the program's functions down: what one key runs lies together.
///
/// After some milliseconds of rest nothing of the program is in the caches of the processor, so a key
/// costs what it costs to fetch the code that it runs: functions scattered over 13 MB take a page and
/// several partly used lines each. The order comes from a run inside valgrind, key by key, in the order
/// in which functions were first entered.
struct CodeOrder {
  let program: String
  let notes: GeneratedNotes

  /// The keys, those first whose time people notice most.
  private static let phases: [[String]] = [
    ["j", "j", "k", "j", "k", "j"], ["\u{4}", "\u{15}"], ["\t", "\t", "\t"],
    [" ", " ", " ", escape], ["/", "r", "i", "v", escape, escape],
    ["?", escape, ":", "w", escape, escape],
  ]

  private static let escape = "\u{1b}"

  /// A function of the program: where it begins and ends in the file, and what it is called.
  private struct Function {
    var start: UInt64
    var end: UInt64
    var name: Substring
  }

  /// Runs the program and finds the order.
  ///
  /// - Returns: The names as the linker knows them, one a line.
  /// - Throws: When there is no valgrind or no `nm`, or the program doesn't run inside it.
  func names() throws -> String {
    let environment = try TestEnvironment()
    let functions = try functions(environment)
    let (entered, base) = try trace(environment)
    var isPlaced = Set<UInt64>()
    var text = ""
    for address in entered {
      var index = functions.partitioningIndex { $0.start > address &- base } - 1
      guard index >= 0, address &- base < functions[index].end,
        isPlaced.insert(functions[index].start).inserted
      else { continue }
      let start = functions[index].start
      while index >= 0, functions[index].start == start {
        text += functions[index].name + "\n"
        index -= 1
      }
    }
    return text
  }

  /// The program's functions by where they begin.
  private func functions(_ environment: TestEnvironment) throws -> [Function] {
    let list = environment.folder.path + "/symbols"
    let status = withCStrings(["nm", "--defined-only", "--print-size", program]) { arguments in
      withCStrings(environment.list) { pty_run("/usr/bin/nm", arguments, $0, list, "/dev/null") }
    }
    guard status == 0 else { throw BenchmarkError.notStarted("nm", errno: status) }
    // 000000000042f0f0 0000000000000123 T cc_wait
    return textOfFile(list).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 4, "tTwW".contains(words[2]), let start = UInt64(words[0], radix: 16),
        let size = UInt64(words[1], radix: 16)
      else { return nil }
      return Function(start: start, end: start + max(1, size), name: words[3])
    }.sorted { $0.start < $1.start }
  }

  /// The addresses that were run for each of the phases, in order, and where the program lies.
  private func trace(_ environment: TestEnvironment) throws -> (entered: [UInt64], base: UInt64) {
    let path = environment.folder.path + "/trace"
    let run = try TerminalRun(
      "/usr/bin/valgrind",
      [
        "--tool=lackey", "--basic-counts=no", "--trace-superblocks=yes", "--log-file=\(path)",
        program, notes.path,
      ], environment)
    while run.read(milliseconds: 60_000) {
      if try run.screen.contains("Entry 00003 ") { break }
    }
    let base = textOfFile("/proc/\(run.pid)/maps").split(separator: "\n").first {
      $0.hasSuffix(realPath(of: program))
    }.flatMap { UInt64($0.prefix { $0 != "-" }, radix: 16) }
    guard let base else { throw BenchmarkError.notStarted("valgrind", errno: ENOENT) }
    run.settle(milliseconds: 4_000)
    for key in ["j", "k"] { _ = run.press(key, quiet: 2_000, patience: 20_000) }
    guard let reader = TraceReader(path) else {
      throw BenchmarkError.notStarted("lackey", errno: errno)
    }
    let starting = reader.blocks()
    var entered: [UInt64] = []
    for keys in Self.phases {
      for key in keys { _ = run.press(key, quiet: 1_500, patience: 20_000) }
      entered += reader.blocks()
    }
    run.kill()
    return (entered + starting, base)
  }
}

/// Reads what a tracer writes, as far as it has come.
private final class TraceReader {
  private let file: UnsafeMutablePointer<FILE>

  init?(_ path: String) {
    guard let file = fopen(path, "r") else { return nil }
    self.file = file
  }

  deinit { fclose(file) }

  /// The addresses of the blocks that were run since the last call, each once, in order.
  func blocks() -> [UInt64] {
    var isSeen = Set<UInt64>()
    var found: [UInt64] = []
    var line: UnsafeMutablePointer<CChar>?
    var room = 0
    defer { free(line) }
    clearerr(file)
    // SB 0412ab90
    while getline(&line, &room, file) > 3, let text = line {
      guard text[0] == 83, text[1] == 66 else { continue }
      let address = UInt64(strtoull(text + 3, nil, 16))
      if isSeen.insert(address).inserted { found.append(address) }
    }
    return found
  }
}

extension Array {
  /// The index of the first element of the second part, of which a condition holds.
  ///
  /// - Complexity: O(log n).
  fileprivate func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
