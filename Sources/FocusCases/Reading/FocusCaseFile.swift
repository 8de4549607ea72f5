import Focus
import FoundationEssentials

/// A file of cases.
///
/// It holds one record, a list of records, or an object with `cases` and with `source_repo` and
/// `source_path` for those that don't name their own. A record that can't be read doesn't keep the
/// others from being read.
public struct FocusCaseFile: Hashable, Sendable {
  /// The cases, in the order of the file.
  public var cases: [FocusCase]

  /// What is wrong with the records that aren't among ``cases``.
  public var problems: [FocusCaseError]

  /// Reads a file.
  ///
  /// Throws where it is not JSON, or where it holds neither a record nor a list of records.
  public init(reading bytes: some Sequence<UInt8>) throws(FocusCaseError) {
    let root: JSONValue
    do {
      root = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted(let context) {
      let detail = context.underlyingError.map { "\($0)" } ?? context.debugDescription
      throw FocusCaseError(.notJSON(detail))
    } catch {
      throw FocusCaseError(.notJSON("\(error)"))
    }

    var source = FocusCase.Source()
    let records: [JSONValue]
    switch root {
    case .array(let list):
      records = list
    case .object(let members):
      guard let list = members["cases"] else {
        records = [root]
        break
      }
      guard case .array(let values) = list else {
        throw FocusCaseError(field: "cases", .expected("a list", found: list.noun))
      }
      if case .string(let repository) = members["source_repo"] { source.repository = repository }
      if case .string(let path) = members["source_path"] { source.path = path }
      records = values
    default:
      throw FocusCaseError(.expected("a record or a list of records", found: root.noun))
    }

    cases = []
    problems = []
    for (index, value) in records.enumerated() {
      do throws(FocusCaseError) {
        cases.append(try FocusCase(reading: value, record: index + 1, defaults: source))
      } catch {
        problems.append(error)
      }
    }
  }
}
