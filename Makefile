# Two commands for people: `make run` and `make test`. Both install what is missing first.

# The Debian packages that building and testing need, listed here and nowhere else.
PACKAGES := libncurses-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libyaml-dev libsqlite3-dev \
  libvterm-dev pkg-config

NOTES ?= docs/notebook
PREFIX ?= /usr/local
# Debug information is left out, also the standard library's, which valgrind can't read. What one key
# runs lies together: `make order` writes the list after the code has changed much.
ORDER := Benchmarks/code-order.txt
RELEASE := -c release --static-swift-stdlib -Xswiftc -gnone -Xlinker --strip-debug \
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections -Xswiftc -use-ld=lld \
  -Xlinker --symbol-ordering-file=$(ORDER) -Xlinker --no-warn-symbol-ordering
SOURCES := Package.swift Sources Tests Benchmarks docs/engine

.PHONY: build run test lint soak bench order docs install clean packages

build: packages
	swift build $(RELEASE) --product halo

run: build
	@exec .build/release/halo $(NOTES)

test: packages lint
	swift build --build-tests
	SWIFT_BACKTRACE=enable=no swift test --skip-build

lint:
	swift format lint --strict --recursive $(SOURCES)

# The long runs: ten million random movements, each followed by every invariant, a thousand kills of the
# program in the middle of writing, ten thousand keys of two processes in one note, and everything that
# writes killed or refused at every call of the disk, with every error.
soak: packages
	swift build -c release -Xswiftc -enable-testing --build-tests
	FOCUS_SOAK=100 HALO_KILLS=1000 HALO_EDITS=10000 HALO_FAULTS=all SWIFT_BACKTRACE=enable=no \
	  swift test -c release -Xswiftc -enable-testing --skip-build --filter FocusTests \
	  --filter KillTests --filter TwoProcessesTests --filter EveryCallTests

bench: build
	swift build $(RELEASE) --product halo-bench
	.build/release/halo-bench --record Benchmarks/results \
	  --commit "$$(git describe --always --dirty 2>/dev/null || echo unknown)"

order: build
	swift build $(RELEASE) --product halo-bench
	.build/release/halo-bench --order $(ORDER)
	rm -f .build/release/halo

# The reference of Focus from its doc comments, as a website below .build/docs/Focus; a warning fails.
docs:
	swift build --target Focus
	rm -rf .build/docs && mkdir -p .build/docs/symbols
	swift symbolgraph-extract -module-name Focus -I .build/debug/Modules -output-dir .build/docs/symbols \
	  -minimum-access-level public -skip-synthesized-members -target "$$(swift -print-target-info \
	    | sed -n 's/.*"triple" *: *"\([^"]*\)".*/\1/p' | head -n 1)"
	docc convert Sources/Focus/Focus.docc --additional-symbol-graph-dir .build/docs/symbols \
	  --fallback-display-name Focus --fallback-bundle-identifier halo.Focus \
	  --warnings-as-errors --output-path .build/docs/Focus

install: build
	install -D -m 755 .build/release/halo $(DESTDIR)$(PREFIX)/bin/halo
	install -d $(DESTDIR)$(PREFIX)/share/halo/themes
	install -m 644 themes/*.yaml $(DESTDIR)$(PREFIX)/share/halo/themes

clean:
	swift package clean

packages:
	@missing=""; \
	for package in $(PACKAGES); do \
	  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || missing="$$missing $$package"; \
	done; \
	test -z "$$missing" && exit 0; \
	line="apt-get install -y --no-install-recommends$$missing"; \
	if [ "$$(id -u)" = 0 ]; then apt-get update -q && $$line; \
	elif command -v sudo >/dev/null; then sudo apt-get update -q && sudo $$line; \
	else echo "Some packages are missing. As root, run: apt-get update && $$line" >&2; exit 1; fi
