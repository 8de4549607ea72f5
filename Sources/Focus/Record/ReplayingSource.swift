import Geometry

/// A source that gives the answers of a record; to a question that wasn't asked then it gives an
/// empty one.
struct ReplayingSource: FocusSource {
  let answers: SourceAnswers

  var count: Int { answers.count }
  var generation: UInt64 { answers.generation }
  var entryCandidates: [EntryCandidate] { answers.entryCandidates }
  var optedOut: [Int] { answers.optedOut }
  var rowCount: Int { answers.rowCount }

  func id(at index: Int) -> ItemID { answers.ids[index] ?? "" }

  func index(of id: ItemID, near hint: Int) -> Int? {
    answers.indices[.init(content: SourceAnswers.Search(id: id, hint: hint))] ?? nil
  }

  func rectangle(at index: Int) -> Rectangle { answers.rectangles[index] ?? .zero }

  func focusability(at index: Int) -> Focusability {
    answers.focusabilities[index] ?? .unfocusable(because: "not recorded")
  }

  func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    answers.steps[.init(content: SourceAnswers.Step(index: index, step: step))] ?? nil
  }

  func indices(meeting area: Rectangle) -> Range<Int> {
    answers.areas[.init(content: area)] ?? 0..<0
  }

  func appendFocusable(in range: Range<Int>, to list: inout [DirectionalCandidate]) {
    for area in answers.blocks[.init(content: range)] ?? [] {
      list.append(DirectionalCandidate(index: area.index, rectangle: area.rectangle))
    }
  }

  func title(at index: Int) -> String { answers.titles[index] ?? "" }

  func tabPolicy(at index: Int) -> TabPolicy { answers.tabPolicies[index] ?? .leaves }

  func row(of index: Int) -> Int { answers.rows[index] ?? index }

  func indices(inRow row: Int) -> Range<Int> { answers.rowItems[row] ?? 0..<0 }

  func nextMatch(of prefix: String, after index: Int) -> Int? {
    answers.matches[.init(content: SourceAnswers.Match(prefix: prefix, index: index))] ?? nil
  }
}
