import Glibc
import Notes
import Spelling
import Text

extension Program {
  /// Prints records in the format that is asked for.
  func report(_ records: some Sequence<OutputRecord>, as format: RecordFormat) throws(OutputError) {
    try print(format.bytes(of: records, for: reader))
  }

  /// The format that is asked for.
  ///
  /// - Parameter fields: What a template may name.
  /// - Throws: `UsageError` for a template that is none.
  func format(of fields: [String] = NoteRecord.fields) throws(UsageError) -> RecordFormat {
    if invocation.has(.json) { return .json }
    if invocation.has(.jsonLines) { return .jsonLines }
    guard let text = invocation.text(.format) else {
      return invocation.has(.nul) ? .nulSeparated : .plain
    }
    do throws(RecordTemplate.Fault) {
      let template = try RecordTemplate(text, fields: fields)
      return .template(template, end: invocation.has(.nul) ? 0 : UInt8(ascii: "\n"))
    } catch {
      switch error {
      case .unclosed:
        throw .badValue(.format, text, expected: "a {{ is without its }}.")
      case .unknown(let name):
        let nearest = nearestName(to: name, among: fields)
        throw .badValue(
          .format, text,
          expected: "there is no {{\(name)}}"
            + (nearest.map { "; did you mean {{\($0)}}?" }
              ?? "; there are \(fields.joined(separator: ", "))."))
      }
    }
  }

  /// Whether the texts of notes have to be read for a format.
  func needsTexts(_ format: RecordFormat) -> Bool {
    switch format {
    case .json, .jsonLines: return true
    case .plain, .nulSeparated: return false
    case .template:
      let text = invocation.text(.format) ?? ""
      return NoteRecord.fieldsOfText.union(["aliases"]).contains(where: text.contains)
    }
  }

  /// How many records are wanted at most.
  func limit() throws(UsageError) -> Int {
    guard let text = invocation.text(.limit) else { return .max }
    guard let limit = Int(text), limit >= 0 else {
      throw .badValue(.limit, text, expected: "write how many at most, as -n 20.")
    }
    return limit
  }

  /// Prints the path of a note.
  func report(_ path: NotePath) throws(OutputError) {
    let bytes = reader == .terminal ? VisibleText.bytes(of: path.bytes) : path.bytes
    try print(bytes + [UInt8(ascii: invocation.has(.nul) ? "\0" : "\n")])
  }

  /// The bytes of standard input, to their end.
  ///
  /// - Throws: `InputError`
  func standardInput() throws(InputError) -> [UInt8] {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw InputError(code: errno) }
      guard count > 0 else { return text }
      text += buffer[..<count]
    }
  }

  /// A text that is given as words, or on standard input where it is `-`.
  func text(of words: ArraySlice<[UInt8]>) throws(InputError) -> [UInt8] {
    if words.count == 1, words.first == [UInt8(ascii: "-")] { return try standardInput() }
    return Array(words.joined(separator: [UInt8(ascii: " ")]))
  }
}

/// Standard input can't be read; the exit status is 1.
struct InputError: Error, CustomStringConvertible {
  /// The system's `errno`.
  let code: Int32

  var description: String {
    "standard input can't be read: "
      + (strerror(code).map { String(cString: $0) } ?? "error \(code)") + "."
  }
}

/// A name as text for a message: on one line, whatever is in it.
func printed(_ bytes: [UInt8]) -> String { VisibleText.string(of: bytes) }

/// Who reads standard output: what goes to a terminal is free of control characters (notes N20).
var reader: Audience { isatty(STDOUT_FILENO) == 1 ? .terminal : .program }
