import CPty
import Glibc
import TerminalTestSupport

/// What the machine costs by itself, whatever program runs on it: the share in the times of keys that
/// no program can save.
enum MachineSection {
  /// As many bytes as the frame of a step in the list has.
  private static let bytes = 2_000

  private static let rounds = 5

  /// Measures everything.
  ///
  /// - Throws: When there is no terminal.
  static func measure() throws -> Section {
    Section(
      title: "The machine by itself",
      figures: [
        Figure(
          "a key through a terminal and \(bytes) bytes back", .milliseconds, rounds: try echoes()),
        Figure("a read of memory while busy", .nanoseconds, rounds: reads(afterRestOf: 0)),
        Figure(
          "a read of memory after 15 ms of rest", .nanoseconds, rounds: reads(afterRestOf: 15)),
      ])
  }

  /// Sends bytes back for each key, as a program on a terminal; ends with the terminal.
  static func echo() {
    var attributes = termios()
    tcgetattr(STDIN_FILENO, &attributes)
    cfmakeraw(&attributes)
    tcsetattr(STDIN_FILENO, TCSANOW, &attributes)
    let answer = [UInt8](repeating: UInt8(ascii: "x"), count: bytes)
    var key: UInt8 = 0
    repeat { write(STDOUT_FILENO, answer, answer.count) } while read(STDIN_FILENO, &key, 1) == 1
  }

  private static func echoes() throws -> [Double] {
    let run = try TerminalRun(realPath(of: "/proc/self/exe"), ["--echo"], try TestEnvironment())
    run.settle()
    return (0..<rounds).compactMap { _ in
      (0..<100).compactMap { _ in run.press("j").map { Double($0.last) / 1_000_000 } }.median
    }
  }

  /// Reads memory all over half a megabyte, each place after the one before is known.
  private static func reads(afterRestOf milliseconds: UInt32) -> [Double] {
    let places = 8_192
    // Lines of 64 bytes in an order without a pattern: an odd multiplier visits each once.
    var lines = [SIMD8<Int>](repeating: .zero, count: places)
    for place in 0..<places { lines[place][0] = (place &* 2_741 &+ 1_543) % places }
    return (0..<rounds).compactMap { _ in
      (0..<20).map { _ in
        if milliseconds > 0 { usleep(milliseconds * 1_000) }
        let start = monotonicTime()
        var place = 0
        for _ in 0..<2_000 { place = lines[place][0] }
        keep(place)
        return Double(monotonicTime() - start) / 2_000
      }.median
    }
  }
}
