import Geometry
import Text

extension StyledText {
  /// Draws the text as one line and tells how many columns it took.
  ///
  /// - Parameters:
  ///   - frame: Where it is drawn.
  ///   - point: Where the first glyph goes; may lie outside `clip`.
  ///   - columns: Width of the place, in cells; by default up to the right edge of `clip`. What is
  ///     wider is cut, with the theme's sign.
  ///   - theme: Gives styles, widths and the sign.
  ///   - base: The style of the place, laid over that of `text` and under all others.
  ///   - clip: Nothing is drawn outside it; by default the whole frame.
  /// - Returns: The columns of what fits into the place.
  /// - Complexity: O(glyphs that fit)
  @discardableResult
  public func draw(
    into frame: inout Frame, at point: Point, columns: Int? = nil, theme: Theme,
    over base: Style = .plain, clip: Rectangle? = nil
  ) -> Int {
    let span = bytes.span
    var pen = Pen(at: point, columns: columns, clip: clip, in: frame, ruler: theme.ruler)
    let part = pen.visiblePart(of: span, overflow: theme.signs.overflow)
    let last = draw(0..<part.end, of: span, with: &pen, into: &frame, theme: theme, over: base)
    frame.draw(part, with: &pen, style: last)
    return part.columns
  }

  /// Draws a range of bytes with a pen that stands at its start; the answer is the style of the
  /// last byte drawn.
  @discardableResult
  func draw(
    _ range: Range<Int>, of span: Span<UInt8>, with pen: inout Pen, into frame: inout Frame,
    theme: Theme, over base: Style
  ) -> Style {
    // Plain text takes the place's style; only what is more than text stands out from it.
    let ground = theme[.text].overlaid(with: base)
    var style = ground
    for run in runs[runIndex(at: range.lowerBound)...] {
      guard run.range.lowerBound < range.upperBound else { break }
      style = ground.overlaid(with: theme.style(run.styles.subtracting(.text)))
      let end = min(run.range.upperBound, range.upperBound)
      frame.draw(span, to: end, with: &pen, style: style)
    }
    return style
  }

  /// The index of the run that holds a byte; the number of runs at the end of the text.
  ///
  /// - Complexity: O(log runs)
  private func runIndex(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
