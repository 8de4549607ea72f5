/// Builds values from the parser's events.
struct TreeBuilder {
  private let limits: ParseLimits
  private var root: LocatedValue?
  private var findings: [Finding] = []
  private var documents = 0

  /// The lists and maps that are open, from the outermost to the innermost.
  private var open: [OpenCollection] = []

  /// The values that aliases can repeat.
  private var anchors: [String: Anchored] = [:]

  /// The values so far, repeated ones included.
  private var count = 0

  private struct Anchored {
    let value: LocatedValue
    let count: Int
    let height: Int
  }

  init(limits: ParseLimits) {
    self.limits = limits
  }

  /// Takes all events, or those up to the first thing that can't be got over.
  mutating func consume(_ events: inout EventStream) {
    do throws(Finding) {
      while documents < 2, let event = try events.next() { try take(event) }
    } catch {
      findings.append(error)
      if case .syntax = error.problem { dropLast() }
    }
    while let collection = open.popLast() {
      if collection.isEmpty {
        if let last = open.indices.last { open[last].skip() }
      } else {
        add(collection.value(end: collection.end), height: collection.height)
      }
    }
  }

  func result() -> ParsedConfiguration {
    ParsedConfiguration(
      root: root, findings: findings.sorted { $0.location.offset < $1.location.offset })
  }

  /// Leaves out what was read last: the error may lie in it, as with a line too many in a text.
  private mutating func dropLast() {
    if let last = open.indices.last {
      open[last].dropLast()
    } else if case .scalar = root?.content {
      root = nil
    }
  }

  private mutating func take(_ event: ParseEvent) throws(Finding) {
    switch event.kind {
    case .documentStart:
      documents += 1
      if documents > 1 { findings.append(Finding(event.start, .severalDocuments)) }
    case .scalar(let scalar, let anchor):
      try grow(by: 1, height: 0, at: event.start)
      let value = LocatedValue(
        content: .scalar(scalar), location: event.start, range: event.range)
      remember(value, as: anchor, count: 1, height: 0)
      add(value, height: 0)
    case .alias(let name):
      guard let anchored = anchors[name] else {
        findings.append(Finding(event.start, .unknownAlias(name)))
        if let last = open.indices.last { open[last].skip() }
        return
      }
      try grow(by: anchored.count, height: anchored.height, at: event.start)
      let value = LocatedValue(
        content: anchored.value.content, location: event.start, range: event.range)
      add(value, height: anchored.height)
    case .listStart(let anchor):
      try begin(.list([]), anchor: anchor, event)
    case .mapStart(let anchor):
      try begin(.map([]), anchor: anchor, event)
    case .collectionEnd:
      guard let collection = open.popLast() else { return }
      let value = collection.value(end: event.end)
      remember(
        value, as: collection.anchor, count: count - collection.countBefore,
        height: collection.height)
      add(value, height: collection.height)
    }
  }

  private mutating func begin(
    _ content: LocatedValue.Content, anchor: String?, _ event: ParseEvent
  ) throws(Finding) {
    try grow(by: 1, height: 1, at: event.start)
    // From here on the anchor means this value, and it isn't complete.
    if let anchor { anchors[anchor] = nil }
    open.append(
      OpenCollection(content, anchor: anchor, start: event.start, countBefore: count - 1))
  }

  private mutating func grow(
    by values: Int, height: Int, at location: SourceLocation
  ) throws(Finding) {
    guard open.count + height <= limits.depth else {
      throw Finding(location, .tooMuch(.depth(limits.depth)))
    }
    guard values <= limits.values - count else {
      throw Finding(location, .tooMuch(.values(limits.values)))
    }
    count += values
  }

  private mutating func remember(
    _ value: LocatedValue, as anchor: String?, count: Int, height: Int
  ) {
    guard let anchor else { return }
    anchors[anchor] = Anchored(value: value, count: count, height: height)
  }

  private mutating func add(_ value: LocatedValue, height: Int) {
    guard let last = open.indices.last else {
      root = value
      return
    }
    if let finding = open[last].add(value, height: height) { findings.append(finding) }
  }
}

extension ParseEvent {
  /// The bytes that it takes.
  fileprivate var range: Range<Int> { start.offset..<max(start.offset, end) }
}
