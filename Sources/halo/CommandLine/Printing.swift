import CCurses
import Glibc
import Text

/// Prints data, one line or several.
func say(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

/// Says what is wrong, free of control characters whatever is named in it.
func complain(_ text: String) { write("halo: \(printable(text))\n", to: STDERR_FILENO) }

/// Text without control characters; line ends stay.
func printable(_ text: String) -> String { VisibleText.string(of: text, newlines: .kept) }

/// Prints bytes as they are.
func print(_ bytes: [UInt8]) {
  bytes.withUnsafeBufferPointer { _ = cc_write_all(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

private func write(_ text: String, to descriptor: Int32) {
  var text = text
  text.withUTF8 { bytes in _ = cc_write_all(descriptor, bytes.baseAddress, bytes.count) }
}
