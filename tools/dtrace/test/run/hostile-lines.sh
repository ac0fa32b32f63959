#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A table of lines of some kilobytes takes 600 MB when libdw reads it, more than the tool may have: there are no lines,
# and the tool goes on.
# shellcheck disable=SC2016,SC2034 # D, not shell; variables for hostile.bash
. "$(dirname "$0")/hostile.bash"
build calls calls.cc
# Five million rows for the addresses behind the last one.
objcopy --dump-section .debug_line=line calls
python3 - <<'PYTHON'
import struct
data = open("line", "rb").read()
length, = struct.unpack_from("<I", data)
unit = data[4:4 + length]
assert unit.endswith(b"\0\1\1"), "no end of the sequence"
unit = unit[:-3] + b"\x20" * 5000000 + unit[-3:]
open("line", "wb").write(struct.pack("<I", len(unit)) + unit + data[4 + length:])
PYTHON
objcopy --update-section .debug_line=line calls
objcopy --compress-debug-sections=zlib calls
to_nobody
victim=(./calls)
ulimit -d 500000
traces '#pragma D option stacklines
'"$stack"' END { printf("END\n"); }'
same "a name and no line" "$(frames)" 'calls`inner() END '
