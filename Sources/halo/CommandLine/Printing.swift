import CCurses
import Glibc
import Text

/// Prints data, one line or several.
///
/// - Throws: `OutputError` where it can't be written.
func say(_ text: String) throws(OutputError) { try print(Array((text + "\n").utf8)) }

/// Says what is wrong, free of control characters whatever is named in it.
func complain(_ text: String) {
  // Where nobody can be told, the exit status has to do.
  _ = write(Array("halo: \(printable(text))\n".utf8), to: STDERR_FILENO)
}

/// Asks something on standard error; the answer follows on the same line.
func ask(_ text: String) { _ = write(Array(printable(text).utf8), to: STDERR_FILENO) }

/// Tells how far something has come, on a line of standard error that is written over.
func tell(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

/// Text without control characters; line ends stay.
func printable(_ text: String) -> String { VisibleText.string(of: text, newlines: .kept) }

/// Prints bytes as they are.
///
/// - Throws: `OutputError` where they can't be written.
func print(_ bytes: [UInt8]) throws(OutputError) {
  let code = write(bytes, to: STDOUT_FILENO)
  guard code == 0 else { throw OutputError(code: code) }
}

/// Standard output takes nothing more, as on a full disk; the exit status is 1.
struct OutputError: Error, Equatable, CustomStringConvertible {
  /// The system's `errno`.
  let code: Int32

  var description: String {
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return "standard output can't be written: \(reason)."
  }
}

/// The system's `errno`; 0 when all is written.
private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  bytes.withUnsafeBufferPointer { cc_write_all(descriptor, $0.baseAddress, $0.count) }
}
