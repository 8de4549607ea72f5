/// Text as UTF-8 bytes that lie in one piece.
///
/// Everything in this module takes text so: what a file holds is read without being turned into
/// characters first, and bytes that aren't UTF-8 are as good as others (text T1). Offsets count
/// from 0 at the first byte of what is passed, also for a slice.
public protocol UTF8Bytes: ~Escapable {
  /// Calls `body` with the bytes.
  ///
  /// - Complexity: O(1)
  func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result
}

extension Span: UTF8Bytes where Element == UInt8 {
  /// Calls `body` with the bytes.
  public func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(self)
  }
}

extension Array: UTF8Bytes where Element == UInt8 {
  /// Calls `body` with the bytes.
  public func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(span)
  }
}

extension ArraySlice: UTF8Bytes where Element == UInt8 {
  /// Calls `body` with the bytes.
  public func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    body(span)
  }
}

extension String: UTF8Bytes {
  /// Calls `body` with the bytes.
  public func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let bytes = utf8
    return body(bytes.span)
  }
}

extension Substring: UTF8Bytes {
  /// Calls `body` with the bytes.
  public func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    let bytes = utf8
    return body(bytes.span)
  }
}
