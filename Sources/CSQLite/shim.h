// The database with full-text search: Debian's libsqlite3-dev.
#include <sqlite3.h>
