/// What could be read of a configuration file, and what was wrong with the rest.
public struct ParsedConfiguration: Hashable, Sendable {
  /// The file's value; `nil` when the file is empty or nothing of it could be read.
  public let root: LocatedValue?

  /// What was wrong, in the order of the file.
  public let findings: [Finding]
}

/// Reads a configuration file in YAML.
///
/// Never fails and never traps: what is wrong is a finding, and what was complete before it counts.
/// Of the value that an error touches nothing is kept. Lists and maps within each other, the number
/// of values and the size are limited; aliases count as often as they repeat.
///
/// - Parameters:
///   - bytes: The file, UTF-8, with or without a byte order mark.
///   - file: Its name as shown in findings.
///   - limits: How much it may hold.
/// - Complexity: O(bytes + values)
public func parseConfiguration(
  _ bytes: [UInt8], file: String, limits: ParseLimits = .standard
) -> ParsedConfiguration {
  let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  let skipped = bytes.starts(with: mark) ? mark.count : 0
  return bytes.withUnsafeBufferPointer { all in
    let text = UnsafeBufferPointer(rebasing: all[skipped...])
    guard bytes.count <= limits.bytes else {
      let start = SourceLocation(file: file, line: 1, column: 1, offset: 0)
      return ParsedConfiguration(
        root: nil, findings: [Finding(start, .tooMuch(.bytes(limits.bytes)))])
    }
    // libyaml wants an address, and nothing may have none.
    guard !text.isEmpty else { return ParsedConfiguration(root: nil, findings: []) }
    let map = SourceMap(text, skipping: skipped, file: file)
    guard var events = EventStream(text, map: map) else {
      return ParsedConfiguration(root: nil, findings: [])
    }
    var builder = TreeBuilder(limits: limits)
    builder.consume(&events)
    return builder.result()
  }
}
