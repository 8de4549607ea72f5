import Glibc
import Notes

/// The time of day.
func now() -> FileTime {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return FileTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
}

/// Seconds that local time is ahead of UTC at a time.
func localOffset(_ time: FileTime) -> Int {
  var seconds = time_t(time.seconds)
  var local = tm()
  guard localtime_r(&seconds, &local) != nil else { return 0 }
  return local.tm_gmtoff
}
