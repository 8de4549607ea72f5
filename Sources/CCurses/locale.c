#define _GNU_SOURCE
#define _XOPEN_SOURCE 700
#include "include/cc_locale.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wchar.h>

bool cc_locale_adopt(const char *name) { return setlocale(LC_CTYPE, name) != NULL; }

const char *cc_locale_encoding(void) { return nl_langinfo(CODESET); }

int cc_wcwidth(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

int cc_encode(uint32_t scalar, char bytes[CC_LONGEST_CHARACTER]) {
  mbstate_t state;
  memset(&state, 0, sizeof state);
  size_t count = wcrtomb(bytes, (wchar_t)scalar, &state);
  return count == (size_t)-1 ? -1 : (int)count;
}

const char *cc_environment(const char *name) { return getenv(name); }

bool cc_local_time(int64_t seconds, struct cc_time *time) {
  time_t moment = (time_t)seconds;
  struct tm local;
  if (localtime_r(&moment, &local) == NULL) return false;
  *time = (struct cc_time){
      .year = local.tm_year + 1900,
      .month = local.tm_mon + 1,
      .day = local.tm_mday,
      .hour = local.tm_hour,
      .minute = local.tm_min,
      .second = local.tm_sec,
      .weekday = local.tm_wday,
      .offset = (int32_t)local.tm_gmtoff,
  };
  return true;
}
