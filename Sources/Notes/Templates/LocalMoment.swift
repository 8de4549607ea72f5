/// A day and a time of day as a clock on the wall shows them.
public struct LocalMoment: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int
  /// 0 to 59.
  public let second: Int
  /// 0 for Sunday to 6.
  public let weekday: Int
  /// Days since the start of 1970.
  let days: Int

  /// The moment by a clock.
  ///
  /// - Parameter offset: Seconds that the clock is ahead of UTC.
  public init(_ time: FileTime, offset: Int) {
    let (days, second) = FileTime.floor(Int(time.seconds) + offset, by: 86_400)
    self.days = days
    (year, month, day) = FileTime.date(days: days)
    (hour, minute, self.second) = (second / 3_600, second / 60 % 60, second % 60)
    weekday = FileTime.floor(days + 4, by: 7).rest
  }

  /// The day of the year, from 1.
  var dayOfYear: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
    return before + day + (isLeap && month > 2 ? 1 : 0)
  }

  /// The week of the year that begins on Monday and holds the year's first Thursday, and its year
  /// (ISO 8601).
  var week: (year: Int, number: Int) {
    // The Thursday of the week decides whose it is.
    let thursday = days - (weekday + 6) % 7 + 3
    let year = FileTime.date(days: thursday).year
    let start = LocalMoment(
      FileTime(seconds: Int64(thursday) * 86_400, nanoseconds: 0), offset: 0)
    return (year, (start.dayOfYear - 1) / 7 + 1)
  }
}
