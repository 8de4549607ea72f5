/// A way to write a day and a time, with the marks that note programs share: `YYYY-MM-DD`, `dddd`,
/// `HH:mm`, and words in brackets as they are (notes N22).
///
/// Names of months and days are English. A mark that isn't known stays as it is.
public struct DateFormat: Hashable, Sendable {
  private let text: String

  /// Takes a format.
  public init(_ text: String) { self.text = text }

  /// `2026-01-31`.
  public static let day = DateFormat("YYYY-MM-DD")

  /// `09:05`.
  public static let time = DateFormat("HH:mm")

  /// A moment in this format.
  ///
  /// - Complexity: O(length)
  public func text(of moment: LocalMoment) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if first == "[", let end = rest.firstIndex(of: "]") {
        result += rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        continue
      }
      let mark = Self.marks.first { rest.hasPrefix($0.mark) }
      result += mark.map { $0.value(moment) } ?? String(first)
      rest = rest.dropFirst(mark?.mark.count ?? 1)
    }
    return result
  }

  /// The marks, of two that begin alike the longer one first.
  private static let marks: [(mark: String, value: @Sendable (LocalMoment) -> String)] = [
    ("YYYY", { padded($0.year, 4) }),
    ("YY", { padded($0.year % 100, 2) }),
    ("GGGG", { padded($0.week.year, 4) }),
    ("gggg", { padded($0.week.year, 4) }),
    ("Q", { String(($0.month + 2) / 3) }),
    ("MMMM", { months[$0.month - 1] }),
    ("MMM", { String(months[$0.month - 1].prefix(3)) }),
    ("MM", { padded($0.month, 2) }),
    ("M", { String($0.month) }),
    ("DDDD", { padded($0.dayOfYear, 3) }),
    ("DDD", { String($0.dayOfYear) }),
    ("DD", { padded($0.day, 2) }),
    ("Do", { ordinal($0.day) }),
    ("D", { String($0.day) }),
    ("dddd", { days[$0.weekday] }),
    ("ddd", { String(days[$0.weekday].prefix(3)) }),
    ("dd", { String(days[$0.weekday].prefix(2)) }),
    ("d", { String($0.weekday) }),
    ("WW", { padded($0.week.number, 2) }),
    ("W", { String($0.week.number) }),
    ("ww", { padded($0.week.number, 2) }),
    ("w", { String($0.week.number) }),
    ("HH", { padded($0.hour, 2) }),
    ("H", { String($0.hour) }),
    ("hh", { padded(($0.hour + 11) % 12 + 1, 2) }),
    ("h", { String(($0.hour + 11) % 12 + 1) }),
    ("mm", { padded($0.minute, 2) }),
    ("m", { String($0.minute) }),
    ("ss", { padded($0.second, 2) }),
    ("s", { String($0.second) }),
    ("A", { $0.hour < 12 ? "AM" : "PM" }),
    ("a", { $0.hour < 12 ? "am" : "pm" }),
  ]

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let days = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count))
      + digits
  }

  private static func ordinal(_ day: Int) -> String {
    switch (day % 10, day / 10) {
    case (_, 1): "\(day)th"
    case (1, _): "\(day)st"
    case (2, _): "\(day)nd"
    case (3, _): "\(day)rd"
    default: "\(day)th"
    }
  }
}
