#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# After its first firing, the timer of a probe is set for whole periods, however late each firing is: it does not
# drift.
. "$(dirname "$0")/common.sh"

status 0 dtrace -q -x bufsize=4m -n 'tick-10000hz { n++; } tick-100ms /n >= 1000/ { exit(0); }
	sdt:timer::hrtimer_start { printf("%a %x %d\n", (uintptr_t)args[1], arg0, args[2]); }'
# Of the timer that was set most often, which is that of tick-10000hz.
awk '$1 ~ /perf_swevent_hrtimer/ { print $2, $3 }' out >expiries
timer=$(awk '{ n[$1]++ } END { for (t in n) print n[t], t }' expiries | sort -n | tail -1)
[ "${timer% *}" -ge 1000 ] || { cat err; fail "it was set ${timer% *} times"; }
same "expiries off the period" "$(awk -v timer="${timer#* }" '$1 == timer {
	if (n++ && ($2 - before) % 100000 != 0) off++
	before = $2
} END { print off + 0 }' expiries)" 0
