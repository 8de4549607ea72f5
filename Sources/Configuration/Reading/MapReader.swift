import Spelling

/// Reads a map key by key and remembers what was wrong.
///
/// Every question is answered with a value or `nil`, so that a bad entry costs itself and nothing
/// else. Every key that is asked for is known; the others are findings in the end:
///
///     var reader = MapReader(parsed.root)
///     let theme = reader.text("theme")
///     let delay = reader.integer("escDelay", in: 0...1_000)
///     let findings = parsed.findings + reader.finish()
///
/// A key without a value counts as absent.
public struct MapReader: Sendable {
  private let location: SourceLocation?
  private let values: [String: LocatedValue]
  private let keys: [LocatedValue.Entry]
  private var known: [String] = []
  private var findings: [Finding] = []

  /// Makes a reader of a map; of nothing, as of an empty file, one that finds nothing.
  ///
  /// Anything but a map is a finding.
  public init(_ value: LocatedValue?) {
    location = value?.location
    var entries: [LocatedValue.Entry] = []
    if let value, !value.isNull {
      do throws(Finding) { entries = try value.map() } catch { findings.append(error) }
    }
    keys = entries
    values = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The value of a key as something else; `nil` when it is absent or won't do.
  ///
  /// - Parameter convert: Throws a finding for what won't do, for instance
  ///   ``Problem/rejected(_:)``.
  public mutating func value<Value>(
    _ key: String, _ convert: (LocatedValue) throws(Finding) -> Value
  ) -> Value? {
    guard let value = located(key) else { return nil }
    do throws(Finding) {
      return try convert(value)
    } catch {
      findings.append(error)
      return nil
    }
  }

  /// The value of a key as it stands in the file; `nil` when it is absent.
  public mutating func located(_ key: String) -> LocatedValue? {
    if !known.contains(key) { known.append(key) }
    guard let value = values[key], !value.isNull else { return nil }
    return value
  }

  /// Reads a map within this one; its findings become part of these.
  ///
  /// - Returns: What `read` returns; `nil` when the key is absent or no map.
  public mutating func map<Result>(
    _ key: String, _ read: (inout MapReader) -> Result
  ) -> Result? {
    guard let value = located(key) else { return nil }
    return nested(value, read)
  }

  /// Reads a list of maps; what isn't a map is a finding and left out.
  ///
  /// - Returns: What `read` returns for each; empty when the key is absent.
  public mutating func maps<Result>(
    _ key: String, _ read: (inout MapReader) -> Result
  ) -> [Result] {
    let list = value(key) { value throws(Finding) in try value.list() }
    return (list ?? []).compactMap { nested($0, read) }
  }

  /// The entries of a map whose keys are free, as the colours of a palette; empty when it is
  /// absent or no map.
  public mutating func entries(_ key: String) -> [LocatedValue.Entry] {
    value(key) { value throws(Finding) in try value.map() } ?? []
  }

  /// Tells that a key must be there.
  public mutating func require(_ key: String) {
    guard located(key) == nil, let location else { return }
    findings.append(Finding(location, .missingKey(key)))
  }

  /// Adds a finding of the caller's own.
  public mutating func report(_ finding: Finding) {
    findings.append(finding)
  }

  /// Ends reading.
  ///
  /// - Returns: What was wrong, in the order of the file; keys that nobody asked for included.
  public mutating func finish() -> [Finding] {
    for entry in keys where !known.contains(entry.key) {
      let names = known.sorted()
      findings.append(
        Finding(
          entry.keyLocation,
          .unknownKey(
            entry.key, known: names, nearest: nearestName(to: entry.key, among: names))))
    }
    defer { findings = [] }
    return findings.sorted { $0.location.offset < $1.location.offset }
  }

  private mutating func nested<Result>(
    _ value: LocatedValue, _ read: (inout MapReader) -> Result
  ) -> Result? {
    guard case .map = value.content else {
      findings += MapReader(value).findings
      return nil
    }
    var reader = MapReader(value)
    let result = read(&reader)
    findings += reader.finish()
    return result
  }
}
