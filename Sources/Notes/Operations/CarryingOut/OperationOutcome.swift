/// What is known once a plan was carried out.
public struct OperationOutcome: Sendable {
  /// The plan.
  public let plan: FilePlan
  /// The plan that takes everything back.
  public let inverse: FilePlan
  /// Files that have the bytes again that they had before an earlier operation, as they were then
  /// and as they are now (``FilePlan/renewed(_:)``).
  public let renewed: [FileStamp: FileStamp]

  /// - Parameter written: The stamps of the files that were written, before and after.
  init(_ plan: FilePlan, written: [FileStamp: FileStamp]) {
    self.plan = plan
    let newPaths = plan.newPaths
    inverse = FilePlan(
      plan.purpose,
      rewrites: plan.rewrites.map { rewrite in
        FileRewrite(
          path: newPaths[rewrite.path] ?? rewrite.path,
          expected: written[rewrite.expected] ?? rewrite.expected, restored: rewrite.expected,
          before: rewrite.after, after: rewrite.before, edits: rewrite.edits.inverse)
      },
      moves: plan.moves.reversed().map { move in
        FileMove(
          from: move.to, to: move.from, expected: written[move.expected] ?? move.expected)
      }, links: plan.links, brokenLinks: plan.brokenLinks, made: plan.left.reversed(),
      left: plan.made.reversed())
    var renewed: [FileStamp: FileStamp] = [:]
    for rewrite in plan.rewrites {
      guard let before = rewrite.restored, let now = written[rewrite.expected] else { continue }
      renewed[before] = now
    }
    self.renewed = renewed
  }
}
