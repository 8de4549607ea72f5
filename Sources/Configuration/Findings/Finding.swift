/// Something wrong in a configuration file, and where.
///
/// A finding is told to the person who wrote the file; what it concerns is left out and everything
/// else counts.
public struct Finding: Error, Hashable, Sendable {
  /// Where it stands.
  public let location: SourceLocation

  /// What is wrong.
  public let problem: Problem

  /// Makes a finding.
  public init(_ location: SourceLocation, _ problem: Problem) {
    self.location = location
    self.problem = problem
  }
}

/// What can be wrong in a configuration file.
public enum Problem: Hashable, Sendable {
  /// What a value should have been.
  public enum Kind: Hashable, Sendable {
    /// A text.
    case text

    /// A whole number.
    case integer

    /// A number.
    case number

    /// Yes or no.
    case flag

    /// A list.
    case list

    /// A map.
    case map
  }

  /// What a value is.
  public enum Found: Hashable, Sendable {
    /// No value at all.
    case nothing

    /// A text.
    case text(String)

    /// A list.
    case list

    /// A map.
    case map
  }

  /// What a file has too much of.
  public enum Limit: Hashable, Sendable {
    /// Bytes.
    case bytes(Int)

    /// Lists and maps within each other.
    case depth(Int)

    /// Values, those that aliases repeat included.
    case values(Int)
  }

  /// It isn't YAML; the parser's words, what it was doing, and since which line when that is
  /// another one.
  case syntax(String, within: String?, fromLine: Int?)

  /// It is too large to be meant: the rest of the file isn't read.
  case tooMuch(Limit)

  /// A second document begins; it isn't read.
  case severalDocuments

  /// An alias names an anchor that isn't there, or isn't complete yet.
  case unknownAlias(String)

  /// A name in a map is a list or a map.
  case keyNotText

  /// A name came before in the same map; the first one counts.
  case duplicateKey(String, firstLine: Int)

  /// A name that nobody asks for.
  case unknownKey(String, known: [String], nearest: String?)

  /// A name that must be there isn't.
  case missingKey(String)

  /// A value of another kind is wanted.
  case expected(Kind, found: Found)

  /// A text that isn't among those allowed.
  case notOneOf(String, allowed: [String], nearest: String?)

  /// A number beyond its range; the ends as they are shown.
  case outOfRange(String, lowest: String, highest: String)

  /// Whoever reads the value won't have it; a whole clause that says why.
  case rejected(String)
}
