import Geometry

/// What a source answered while a record was made.
struct SourceAnswers: Hashable, Sendable, Codable {
  var count = 0
  var generation: UInt64 = 0
  var entryCandidates: [EntryCandidate] = []
  var optedOut: [Int] = []
  var rowCount = 0
  var ids: [Int: ItemID] = [:]
  var rectangles: [Int: Rectangle] = [:]
  var focusabilities: [Int: Focusability] = [:]
  var titles: [Int: String] = [:]
  var tabPolicies: [Int: TabPolicy] = [:]
  var rows: [Int: Int] = [:]
  var rowItems: [Int: Range<Int>] = [:]
  var indices: [Question<Search>: Int?] = [:]
  var steps: [Question<Step>: Int?] = [:]
  var areas: [Question<Rectangle>: Range<Int>] = [:]
  var blocks: [Question<Range<Int>>: [Area]] = [:]
  var matches: [Question<Match>: Int?] = [:]

  /// A question that isn't a number, wrapped so that tables of answers are written as lists.
  struct Question<Content: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
    var content: Content
  }

  /// An item and where it lies.
  struct Area: Hashable, Sendable, Codable {
    var index: Int
    var rectangle: Rectangle
  }

  /// Asks where the item of that name is.
  struct Search: Hashable, Sendable, Codable {
    var id: ItemID
    var hint: Int
  }

  /// Asks for the next focusable item.
  struct Step: Hashable, Sendable, Codable {
    var index: Int
    var step: FocusStep
  }

  /// Asks for the next item with a word that begins so.
  struct Match: Hashable, Sendable, Codable {
    var prefix: String
    var index: Int
  }
}

/// Collects the answers of a source.
///
/// `@unchecked Sendable`: a log is made, filled and read within one synchronous call of
/// `FocusRecord.init`, and never leaves it.
final class AnswerLog: @unchecked Sendable {
  var answers = SourceAnswers()
}
