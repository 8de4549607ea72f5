import FocusCases
import Spelling

extension Program {
  /// `halo focus move|order|explain|lint FILE`: the engine on maps in a file.
  func focus() throws -> Int32 {
    guard let name = invocation.operands.first.map({ String(decoding: $0, as: UTF8.self) }) else {
      throw UsageError.operandMissing(.focus)
    }
    guard let verb = FocusVerb(rawValue: name) else {
      throw UsageError.unknownFocusVerb(
        name, nearest: nearestName(to: name, among: FocusVerb.allCases.map(\.rawValue)))
    }
    guard let file = invocation.operands.dropFirst().first else {
      throw UsageError.operandMissing(.focus)
    }
    guard invocation.operands.count == 2 else { throw UsageError.tooManyOperands(.focus) }
    let shown = String(decoding: file, as: UTF8.self)
    guard let bytes = readFile(at: file) else {
      throw UsageError.script("\(shown) can't be read: name a file of cases.")
    }
    let report = verb.run(
      on: bytes, named: shown,
      FocusVerbOptions(
        format: invocation.has(.json) ? .json : .text,
        check: invocation.has(.check) ? .required : .reported))
    try print(Array(report.output.utf8))
    if !report.complaints.isEmpty { complain(report.complaints) }
    return report.status.rawValue
  }
}
