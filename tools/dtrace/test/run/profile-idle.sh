#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel does not stop the timer of an idle CPU without ticks because it has fired often since the last tick.
. "$(dirname "$0")/common.sh"

limit=/proc/sys/kernel/perf_event_max_sample_rate
before=$(cat $limit)
trap 'echo "$before" >$limit; rm -rf "$dir"' EXIT

# That many in a second, and 10 to 100 from one tick to the next. A timer that is stopped begins anew at the next tick.
echo 10000 >$limit
status 0 dtrace -q -x bufsize=4m -n "profile-499 /n++ > 400 * $(nproc)/ { exit(0); }"'
	sdt:timer::hrtimer_start { printf("%a %x %d\n", (uintptr_t)args[1], arg0, args[2]); }'
awk '$1 ~ /perf_swevent_hrtimer/ { print $2, $3 }' out >expiries
[ "$(cut -d' ' -f1 expiries | sort -u | wc -l)" = "$(nproc)" ] || fail "not all CPUs have a timer"
same "expiries off the period" "$(awk '{
	if ($1 in last && ($2 - last[$1]) % 2004008 != 0) off++
	last[$1] = $2
} END { print off + 0 }' expiries)" 0
