import CCurses
import Glibc
import Text

/// Prints data, one line or several.
func say(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }

/// Says what is wrong, free of control characters whatever is named in it.
func complain(_ text: String) { write("halo: \(printable(text))\n", to: STDERR_FILENO) }

/// Text without control characters; line ends stay.
func printable(_ text: String) -> String { VisibleText.string(of: text, newlines: .kept) }

/// Text for standard output: free of control characters where that is a terminal (notes N20).
func printableData(_ text: String) -> String {
  isatty(STDOUT_FILENO) == 1 ? printable(text) : text
}

private func write(_ text: String, to descriptor: Int32) {
  var text = text
  text.withUTF8 { bytes in _ = cc_write_all(descriptor, bytes.baseAddress, bytes.count) }
}
