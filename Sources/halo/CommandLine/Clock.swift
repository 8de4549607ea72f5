import Glibc
import Notes

/// The time of day.
func now() -> FileTime {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return FileTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
}
