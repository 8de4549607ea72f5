import CCurses
import Testing

@Suite("What comes from the C library")
struct LibcTests {
  @Test("A time is broken down on the local clock, and its parts agree with its offset")
  func localTime() {
    for seconds in stride(from: Int64(-2_000_000_000), to: 4_000_000_000, by: 123_456_789) {
      var time = cc_time()
      #expect(cc_local_time(seconds, &time))
      let local = seconds + Int64(time.offset)
      let ofDay = Int32((local % 86_400 + 86_400) % 86_400)
      #expect(time.hour * 3600 + time.minute * 60 + time.second == ofDay)
      let day = (local - Int64(ofDay)) / 86_400
      #expect(Int64(time.weekday) == ((day + 4) % 7 + 7) % 7)
      #expect((1...12).contains(time.month) && (1...31).contains(time.day))
    }
  }

  @Test("A time outside the calendar is none")
  func outside() {
    var time = cc_time()
    #expect(!cc_local_time(.max, &time))
  }

  @Test("A bell rings once for any number of calls, and is quiet again afterwards")
  func bell() {
    let bell = cc_bell_open()
    defer { cc_close(bell) }
    var watches = [cc_watch(descriptor: bell, state: 0), cc_watch(descriptor: -1, state: 0)]
    #expect(cc_wait(&watches, 2, 0) == 0)
    cc_bell_ring(bell)
    cc_bell_ring(bell)
    #expect(cc_wait(&watches, 2, -1) == 1)
    #expect(watches.map(\.state) == [Int32(CC_READABLE), 0])
    cc_bell_silence(bell)
    #expect(cc_wait(&watches, 2, 0) == 0)
    #expect(watches.map(\.state) == [0, 0])
  }

  @Test("A descriptor that isn't open is gone")
  func gone() {
    var watches = [cc_watch(descriptor: 1_000_000, state: 0)]
    #expect(cc_wait(&watches, 1, -1) == 1)
    #expect(watches[0].state == Int32(CC_GONE))
  }
}
