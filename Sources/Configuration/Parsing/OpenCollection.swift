/// A list or a map whose end hasn't come yet.
struct OpenCollection {
  let anchor: String?
  let start: SourceLocation

  /// The values of the file before this one.
  let countBefore: Int

  /// The levels of lists and maps, this one included.
  private(set) var height = 1

  private var content: LocatedValue.Content
  private var key = Key.none

  /// The line of each name's first appearance.
  private var lines: [String: Int] = [:]

  private enum Key {
    /// A name comes next, or this is a list.
    case none

    /// Its value comes next.
    case named(String, SourceLocation)

    /// A value comes next that can't be kept.
    case unusable
  }

  init(
    _ content: LocatedValue.Content, anchor: String?, start: SourceLocation, countBefore: Int
  ) {
    self.content = content
    self.anchor = anchor
    self.start = start
    self.countBefore = countBefore
  }

  /// Whether it holds nothing yet.
  var isEmpty: Bool {
    switch content {
    case .list(let values): values.isEmpty
    case .map(let entries): entries.isEmpty
    case .scalar: false
    }
  }

  /// The byte beyond the last value.
  var end: Int {
    switch content {
    case .list(let values): values.last?.range.upperBound ?? start.offset
    case .map(let entries): entries.last?.value.range.upperBound ?? start.offset
    case .scalar: start.offset
    }
  }

  /// The finished value.
  func value(end: Int) -> LocatedValue {
    LocatedValue(
      content: content, location: start, range: start.offset..<max(start.offset, end))
  }

  /// Adds what comes next: an element, a name or the value of a name.
  ///
  /// - Returns: What is wrong with it.
  mutating func add(_ value: LocatedValue, height: Int) -> Finding? {
    self.height = max(self.height, height + 1)
    guard case .map(var entries) = content else {
      append(value)
      return nil
    }
    switch key {
    case .none: return begin(value)
    case .unusable: key = .none
    case .named(let name, let location):
      // Emptied first, so that appending doesn't copy.
      content = .map([])
      entries.append(LocatedValue.Entry(key: name, keyLocation: location, value: value))
      content = .map(entries)
      key = .none
    }
    return nil
  }

  /// Leaves out what comes next.
  mutating func skip() {
    guard case .map = content else { return }
    if case .none = key { key = .unusable } else { key = .none }
  }

  /// Leaves out what came last, complete or not.
  mutating func dropLast() {
    switch content {
    case .list(let values): content = .list(values.dropLast())
    case .map(let entries):
      if case .none = key { content = .map(entries.dropLast()) } else { key = .none }
    case .scalar: break
    }
  }

  private mutating func append(_ value: LocatedValue) {
    guard case .list(var values) = content else { return }
    content = .list([])
    values.append(value)
    content = .list(values)
  }

  private mutating func begin(_ value: LocatedValue) -> Finding? {
    guard case .scalar(let scalar) = value.content else {
      key = .unusable
      return Finding(value.location, .keyNotText)
    }
    if let first = lines[scalar.text] {
      key = .unusable
      return Finding(value.location, .duplicateKey(scalar.text, firstLine: first))
    }
    lines[scalar.text] = value.location.line
    key = .named(scalar.text, value.location)
    return nil
  }
}
