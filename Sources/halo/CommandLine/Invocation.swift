import CLinux
import Glibc
import Spelling

/// What was asked for on the command line.
struct Invocation {
  /// What to do.
  var verb: Verb

  /// The flags given, each with its value; the last one counts.
  var values: [Flag: [UInt8]] = [:]

  /// What stands beside verb and flags, as bytes.
  var operands: [[UInt8]] = []

  /// Whether a flag was given.
  func has(_ flag: Flag) -> Bool { values[flag] != nil }

  /// The value of a flag as text; `nil` where it wasn't given.
  func text(_ flag: Flag) -> String? {
    values[flag].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads the arguments of the process.
  ///
  /// Flags may stand anywhere; after `--` everything is a name. A first name that is a verb is the
  /// verb, unless it stands after `--`.
  ///
  /// - Throws: `UsageError`
  init(count: Int32, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>)
    throws(UsageError)
  {
    let (kept, untags) = Self.withoutUntags(count, arguments)
    var held = kept
    let letters = Flag.allCases.compactMap { flag in
      flag.letter.map { flag.takesValue ? "\($0):" : "\($0)" }
    }
    var long = Flag.allCases.compactMap { flag in
      flag.name.map { name in
        option(
          name: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self),
          has_arg: flag.takesValue ? 1 : 0, flag: nil, val: flag.rawValue)
      }
    }
    long.append(option())
    var found: [(flag: Flag, value: [UInt8])] = []
    var names: [[UInt8]] = []
    while true {
      // With the dash names come in their place among the flags, each with the code 1.
      let code = clinux_getopt_long(
        Int32(kept.count - 1), &held, "-:" + letters.joined(), long)
      if code == -1 { break }
      if code == 1 {
        names.append(clinux_optarg().map { Self.bytes($0) } ?? [])
        continue
      }
      guard let flag = Self.flag(of: code) else {
        let word = Self.bytes(held[Int(clinux_optind()) - 1])
        throw Self.problem(code, with: word)
      }
      found.append((flag, clinux_optarg().map { Self.bytes($0) } ?? []))
    }
    verb = .open
    if let named = names.first.flatMap({ Verb(rawValue: String(decoding: $0, as: UTF8.self)) }) {
      verb = named
      names.removeFirst()
    }
    names += (Int(clinux_optind())..<kept.count - 1).map { Self.bytes(held[$0]) } + untags
    for (flag, value) in found {
      guard flag.verbs.contains(verb) else { throw .misplacedFlag(flag, verb) }
      values[flag] = value
    }
    operands = names
  }

  /// The arguments without what `halo tag` takes a tag out by, such as `-later`, which would be read as
  /// flags; and those words.
  ///
  /// `-C`, `-h` and `-V` stay flags, and after `--` everything is a name.
  private static func withoutUntags(
    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> (kept: [UnsafeMutablePointer<CChar>?], untags: [[UInt8]]) {
    var kept: [UnsafeMutablePointer<CChar>?] = []
    var untags: [[UInt8]] = []
    var (isNamed, isTag, isOver) = (false, false, false)
    for index in 0..<Int(count) {
      let word = bytes(arguments[index])
      isOver = isOver || word == Array("--".utf8)
      let isFlag =
        word.count < 2 || word.first != UInt8(ascii: "-") || word[1] == UInt8(ascii: "-")
        || ["-C", "-h", "-V"].contains { word.elementsEqual($0.utf8) }
      if isTag, !isOver, !isFlag {
        untags.append(word)
      } else {
        kept.append(arguments[index])
      }
      let isValue = index > 0 && bytes(arguments[index - 1]) == Array("-C".utf8)
      guard index > 0, !isOver, !isNamed, !isValue, word.first != UInt8(ascii: "-") else {
        continue
      }
      // The first name is the verb.
      isNamed = true
      isTag = word == Array(Verb.tag.rawValue.utf8)
    }
    return (kept + [nil], untags)
  }

  private static func flag(of code: Int32) -> Flag? {
    if let flag = Flag(rawValue: code) { return flag }
    return Flag.allCases.first { $0.letter?.asciiValue.map(Int32.init) == code }
  }

  private static func problem(_ code: Int32, with word: [UInt8]) -> UsageError {
    let spelling = String(decoding: word, as: UTF8.self)
    if code == Int32(UInt8(ascii: ":")) { return .valueMissing(spelling) }
    let name = String(spelling.prefix { $0 != "=" })
    if name != spelling, Flag.allCases.contains(where: { $0.spelling == name }) {
      return .valueUnwanted(name)
    }
    return .unknownFlag(
      name, nearest: nearestName(to: name, among: Flag.allCases.map(\.spelling)))
  }

  private static func bytes(_ pointer: UnsafePointer<CChar>?) -> [UInt8] {
    guard let pointer else { return [] }
    return UnsafeBufferPointer(start: pointer, count: strlen(pointer)).map {
      UInt8(bitPattern: $0)
    }
  }
}

/// What is wrong with a command line; the exit status is 2.
enum UsageError: Error, Equatable {
  case unknownFlag(String, nearest: String?)
  case valueMissing(String)
  case valueUnwanted(String)
  case misplacedFlag(Flag, Verb)
  case unknownVerb(String, nearest: String)
  case operandMissing(Verb)
  case tooManyOperands(Verb)
  case badValue(Flag, String, expected: String)
  case unknownFocusVerb(String, nearest: String?)
  case unknownScenesVerb(String, nearest: String?)
  case unknownTrashVerb(String, nearest: String?)
  case contradiction(Flag, Flag)
  case badTag(String)
  case noFolder
  case badFolder(String)
  case theme(String)
  case script(String)
  case badLink(String)
  case terminal(String)

  /// What is wrong and what to do, a line or two.
  var message: String {
    switch self {
    case .unknownFlag(let name, let nearest):
      "unknown flag \(name)" + (nearest.map { "; did you mean \($0)?" } ?? "; see halo --help.")
    case .valueMissing(let name): "\(name) needs a value; see halo --help."
    case .valueUnwanted(let name): "\(name) takes no value; see halo --help."
    case .misplacedFlag(let flag, let verb):
      "halo \(verb.rawValue) doesn't take \(flag.spelling); see halo help \(verb.rawValue)."
    case .unknownVerb(let name, let nearest):
      "no verb and no note is called \(name); did you mean halo \(nearest)?"
    case .operandMissing(let verb): "something is missing: \(verb.usage)"
    case .tooManyOperands(let verb): "too many names: \(verb.usage)"
    case .badValue(let flag, let value, let expected):
      "\(flag.spelling) \(value): \(expected)"
    case .unknownFocusVerb(let name, let nearest):
      "halo focus can't \(name)"
        + (nearest.map { "; did you mean \($0)?" } ?? "; it can move, order, explain and lint.")
    case .unknownScenesVerb(let name, let nearest):
      "halo scenes can't \(name)"
        + (nearest.map { "; did you mean \($0)?" } ?? "; it can list, show and forget.")
    case .unknownTrashVerb(let name, let nearest):
      "halo trash can't \(name)"
        + (nearest.map { "; did you mean \($0)?" } ?? "; it can list, restore and empty.")
    case .contradiction(let first, let second):
      "\(first.spelling) and \(second.spelling) exclude each other; see halo --help."
    case .badTag(let word):
      "“\(word)” is no tag to put in or take out: write +tag or -tag, of letters, digits, _ - and /."
    case .noFolder:
      "no folder of notes: name one with -C DIR or $HALO_NOTES, or set $HOME for ~/Notes."
    case .badLink(let text):
      "“\(text)” is no link; write it as halo://note/folder/Note.md#Heading or ?line=12."
    case .badFolder(let reason), .theme(let reason), .script(let reason), .terminal(let reason):
      reason
    }
  }
}
