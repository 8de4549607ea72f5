import Interface
import Notes
import Text

/// The runs of a block as styled text, with the places of its links.
struct InlineText {
  /// The text.
  var text: StyledText

  /// The links in it, from left to right.
  private(set) var links: [LinkPlace] = []

  /// Where a link stands.
  struct LinkPlace: Equatable {
    /// Its number among the block's links.
    var link: Int

    /// Its bytes in the text.
    var range: Range<Int>
  }

  /// Makes text without links.
  init(_ text: StyledText = StyledText()) { self.text = text }

  /// Styles runs; what they say of themselves is laid over `base`.
  init(_ runs: [Run], as base: StyleSet) {
    text = StyledText()
    for run in runs {
      let start = text.bytes.count
      text.append(run.text, base.union(Self.style(of: run)))
      guard let link = run.link, text.bytes.count > start else { continue }
      // A link whose text changes its style comes as several runs.
      if links.last?.link == link {
        links[links.count - 1].range = links[links.count - 1].range.lowerBound..<text.bytes.count
      } else {
        links.append(LinkPlace(link: link, range: start..<text.bytes.count))
      }
    }
  }

  private static func style(of run: Run) -> StyleSet {
    var style: StyleSet = []
    switch run.kind {
    case .code: style.formUnion(.code)
    case .html: style.formUnion(.dim)
    case .text, .image, .softBreak, .hardBreak: break
    }
    if run.traits.contains(.emphasis) { style.formUnion(.emphasis) }
    if run.traits.contains(.strong) { style.formUnion(.strong) }
    if run.traits.contains(.strikethrough) { style.formUnion(.strikethrough) }
    if run.link != nil { style.formUnion(.link) }
    return style
  }

  /// Adds plain text.
  mutating func append(_ plain: String, _ style: StyleSet = .text) { text.append(plain, style) }

  /// Adds other text with its links.
  mutating func append(_ other: InlineText) {
    let start = text.bytes.count
    text.append(other.text)
    links += other.links.map {
      LinkPlace(link: $0.link, range: $0.range.lowerBound + start..<$0.range.upperBound + start)
    }
  }

  /// The text cut to a width, with an ellipsis where something was cut off; a link of which nothing
  /// is left is gone.
  func cut(toColumns columns: Int, by ruler: Ruler) -> InlineText {
    let cut = ruler.cut(text.bytes, toColumns: columns)
    guard cut.outcome == .cut else { return self }
    var short = InlineText()
    for run in text.runs {
      let kept = run.range.clamped(to: cut.kept)
      if !kept.isEmpty { short.text.append(text.bytes[kept], run.styles) }
    }
    short.links = links.compactMap { place in
      let kept = place.range.clamped(to: cut.kept)
      return kept.isEmpty ? nil : LinkPlace(link: place.link, range: kept)
    }
    if let ellipsis = cut.ellipsis { short.append(String(Character(ellipsis)), .dim) }
    return short
  }
}
