#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# walltimestamp is the time of day, even if the kernel's clocks of TAI and UTC differ, and one time for a clause.
. "$(dirname "$0")/common.sh"

cat >tai.py <<'TAI'
import ctypes, struct, sys, time

# adjtimex() with ADJ_TAI: the offset is in the place of "constant"
timex = ctypes.create_string_buffer(struct.pack("@Iqqqqiq", 0x80, 0, 0, 0, 0, 0, int(sys.argv[1])), 512)
if ctypes.CDLL(None, use_errno=True).adjtimex(timex) < 0:
    sys.exit(f"adjtimex: errno {ctypes.get_errno()}")
before, tai, after = (time.clock_gettime_ns(c) for c in (time.CLOCK_REALTIME, time.CLOCK_TAI, time.CLOCK_REALTIME))
assert before <= tai - int(sys.argv[1]) * 10**9 <= after, (before, tai, after)
TAI
for offset in 0 37; do
	python3 tai.py $offset
	before=$(date +%s%N)
	status 0 dtrace -qn 'BEGIN { printf("%d %Y\n", walltimestamp, walltimestamp); exit(0); }'
	after=$(date +%s%N)
	read -r got text <out
	((before <= got && got <= after)) || fail "TAI - UTC is $offset s: $before, $got, $after"
	same "%Y" "$text" "$(date -d "@${got%?????????}" '+%Y %b %e %T')"
done
status 0 dtrace -qn 'BEGIN { a = walltimestamp; b = walltimestamp; @t[walltimestamp - a] = count(); }
	BEGIN { printf("%d\n", b - a); }
	BEGIN { c = walltimestamp; printa("%d\n", @t); printf("%d", c > a); exit(0); }'
same "one time for a clause" "$(cat out)" "0
0
1"
