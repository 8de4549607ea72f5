// The C library's idea of text and of local time.
#ifndef CC_LOCALE_H
#define CC_LOCALE_H

#include <stdbool.h>
#include <stdint.h>

// Sets the locale for characters; "" is that of the environment. False where it isn't installed.
bool cc_locale_adopt(const char *name);

// The name of the running encoding, such as "UTF-8".
const char *cc_locale_encoding(void);

// Columns of a scalar as the running C library measures it; -1: it can't be printed.
int cc_wcwidth(uint32_t scalar);

// The most bytes of a character in any encoding.
enum { CC_LONGEST_CHARACTER = 16 };

// The bytes of a scalar in the running encoding; their count, or -1 where it hasn't got it.
int cc_encode(uint32_t scalar, char bytes[CC_LONGEST_CHARACTER]);

// A variable of the environment, or NULL.
const char *cc_environment(const char *name);

// A time on the clock of the local zone; months and days count from 1, weekdays from Sunday as 0.
struct cc_time {
  int32_t year, month, day, hour, minute, second, weekday;
  // Seconds east of Greenwich.
  int32_t offset;
};

// The local time of a count of seconds since 1970; false outside the calendar.
bool cc_local_time(int64_t seconds, struct cc_time *time);

#endif
