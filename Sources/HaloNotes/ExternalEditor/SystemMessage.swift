import Glibc

/// What the C library says of an error number: `No space left on device`.
func systemMessage(_ code: Int32) -> String {
  strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
