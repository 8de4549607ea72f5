import CMeter
import CPty
import Glibc
import TerminalTestSupport

/// Counts instructions, and the lines of memory that they fetch, by running this very program inside
/// valgrind: slow, but the same numbers each time, whatever else the machine does.
struct InstructionCount {
  /// What is counted.
  enum Part: String, CaseIterable {
    case handling
    case painting
  }

  /// How often it runs.
  static let times = 40

  /// Runs something where instructions are counted.
  static func count(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { pointer in
        meter_counted(
          { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
          UnsafeMutableRawPointer(pointer))
      }
    }
  }

  /// What one run of a part takes.
  struct Cost {
    /// Instructions.
    var instructions: Double

    /// Lines of 64 bytes that aren't in the caches after a rest: of code, and of what it reads and
    /// writes.
    var lines: Double
  }

  /// What one run of a part takes; `nil` where there is no valgrind.
  func cost(of part: Part) -> Cost? {
    guard let environment = try? TestEnvironment() else { return nil }
    let valgrind = "/usr/bin/valgrind"
    guard access(valgrind, X_OK) == 0 else { return nil }
    let errors = environment.folder.path + "/errors"
    func run(_ program: String, _ arguments: [String]) -> Int32 {
      withCStrings([program] + arguments) { arguments in
        withCStrings(environment.list) { pty_run(program, arguments, $0, "/dev/null", errors) }
      }
    }
    // valgrind gives up on the debug information of Swift; beside this program its files are found.
    let own = realPath(of: "/proc/self/exe")
    let bare = own + "-bare"
    guard run("/usr/bin/strip", ["--strip-debug", "-o", bare, own]) == 0 else { return nil }
    defer { unlink(bare) }
    let status = run(
      valgrind,
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no",
        "--toggle-collect=meter_counted", "--cache-sim=yes", "--LL=1048576,16,64", bare, "--count",
        part.rawValue,
      ])
    guard status == 0 else { return nil }
    // ==17== Collected : Ir Dr Dw I1mr D1mr D1mw ILmr DLmr DLmw
    let line = textOfFile(errors).split(separator: "\n").last {
      $0.firstRange(of: "Collected :") != nil
    }
    let counts = line?.split(separator: " ").compactMap { Double($0) } ?? []
    guard counts.count == 9 else { return nil }
    let times = Double(Self.times)
    return Cost(instructions: counts[0] / times, lines: counts[6...].reduce(0, +) / times)
  }
}

/// A path without links in it; the path itself where that can't be said.
func realPath(of path: String) -> String {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  guard realpath(path, &buffer) != nil else { return path }
  return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
