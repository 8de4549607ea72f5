import Geometry

/// A source that notes every answer of another one.
struct RecordingSource: FocusSource {
  let base: any FocusSource
  let log: AnswerLog

  init(_ base: any FocusSource) {
    self.base = base
    log = AnswerLog()
    log.answers.count = base.count
    log.answers.generation = base.generation
    log.answers.entryCandidates = base.entryCandidates
    log.answers.optedOut = base.optedOut
    log.answers.rowCount = base.rowCount
  }

  var count: Int { log.answers.count }
  var generation: UInt64 { log.answers.generation }
  var entryCandidates: [EntryCandidate] { log.answers.entryCandidates }
  var optedOut: [Int] { log.answers.optedOut }
  var rowCount: Int { log.answers.rowCount }

  func id(at index: Int) -> ItemID { note(base.id(at: index), \.ids, index) }

  func index(of id: ItemID, near hint: Int) -> Int? {
    note(
      base.index(of: id, near: hint), \.indices,
      .init(content: SourceAnswers.Search(id: id, hint: hint)))
  }

  func rectangle(at index: Int) -> Rectangle {
    note(base.rectangle(at: index), \.rectangles, index)
  }

  func focusability(at index: Int) -> Focusability {
    note(base.focusability(at: index), \.focusabilities, index)
  }

  func nextFocusable(from index: Int, step: FocusStep) -> Int? {
    note(
      base.nextFocusable(from: index, step: step), \.steps,
      .init(content: SourceAnswers.Step(index: index, step: step)))
  }

  func indices(meeting area: Rectangle) -> Range<Int> {
    note(base.indices(meeting: area), \.areas, .init(content: area))
  }

  func appendFocusable(in range: Range<Int>, to list: inout [DirectionalCandidate]) {
    var answer: [DirectionalCandidate] = []
    base.appendFocusable(in: range, to: &answer)
    log.answers.blocks[.init(content: range)] = answer.map {
      SourceAnswers.Area(index: $0.index, rectangle: $0.rectangle)
    }
    list += answer
  }

  func title(at index: Int) -> String { note(base.title(at: index), \.titles, index) }

  func tabPolicy(at index: Int) -> TabPolicy {
    note(base.tabPolicy(at: index), \.tabPolicies, index)
  }

  func row(of index: Int) -> Int { note(base.row(of: index), \.rows, index) }

  func indices(inRow row: Int) -> Range<Int> {
    note(base.indices(inRow: row), \.rowItems, row)
  }

  func nextMatch(of prefix: String, after index: Int) -> Int? {
    note(
      base.nextMatch(of: prefix, after: index), \.matches,
      .init(content: SourceAnswers.Match(prefix: prefix, index: index)))
  }

  private func note<Question: Hashable, Answer>(
    _ answer: Answer, _ table: WritableKeyPath<SourceAnswers, [Question: Answer]>,
    _ question: Question
  ) -> Answer {
    log.answers[keyPath: table][question] = answer
    return answer
  }
}
