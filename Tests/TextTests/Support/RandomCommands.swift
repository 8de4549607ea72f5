import Text

/// Random commands for a text, as a person might give them.
enum RandomCommands {
  static func command(
    in buffer: TextBuffer, using random: inout SeededGenerator
  ) -> TextCommand {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: return .type(scalar(using: &random))
    case 6: return .enter
    case 7: return Bool.random(using: &random) ? .tab : .backTab
    case 8: return .paste(RandomText.mixed(pieces: 4, using: &random))
    case 9: return .delete(motion(using: &random))
    case 10: return .kill(motion(using: &random))
    case 11: return Bool.random(using: &random) ? .yank : .cut
    case 12: return .moveLines(Bool.random(using: &random) ? .up : .down)
    case 13: return .select(motion(using: &random))
    case 14: return .place(.random(in: 0...buffer.count, using: &random))
    case 15: return .extend(to: .random(in: 0...buffer.count, using: &random))
    case 16: return .replace(ranges(in: buffer, using: &random), with: Array("été".utf8))
    case 17: return .redo
    case 18: return .undo
    default: return .move(motion(using: &random))
    }
  }

  private static func scalar(using random: inout SeededGenerator) -> Unicode.Scalar {
    ["a", " ", "é", "\u{301}", "日", "-", "`", "1", ".", "[", "\u{200D}", "👩", "🇩"]
      .randomElement(using: &random) ?? "a"
  }

  private static func motion(using random: inout SeededGenerator) -> TextMotion {
    let motions: [TextMotion] = [
      .backward, .forward, .wordBackward, .wordForward, .blankWordBackward, .up(rows: 1),
      .down(rows: 2), .lineUp, .lineDown, .rowStart, .rowEnd, .lineStart, .lineEnd,
      .paragraphBackward, .paragraphForward, .start, .end,
    ]
    return motions.randomElement(using: &random) ?? .forward
  }

  private static func ranges(
    in buffer: TextBuffer, using random: inout SeededGenerator
  ) -> [Range<Int>] {
    (0..<3).map { _ in RandomEdits.range(in: buffer.count, longest: 6, using: &random) }
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}
