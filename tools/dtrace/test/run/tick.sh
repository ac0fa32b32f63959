#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# tick fires on one CPU, as often as allowed, with each unit. A probe with a long period does not fire early.
. "$(dirname "$0")/common.sh"

status 7 dtrace -qn 'tick-10ms { @[cpu] = count(); } tick-10ms /++n == 20/ { exit(7); }
	tick-1d, profile-1h { printf("too early\n"); } END { printf("%d\n", n); }'
same "firings" "$(head -1 out)" 20
same "CPUs and firings on them" "$(awk 'NF == 2 { print $2 }' out)" 20

for name in tick-100 profile-100hz tick-1MS tick-10000us profile-3000000nsec tick-1s; do
	status 7 dtrace -qn "$name"' { printf("%s:%s:%s:%s\n", probeprov, probemod, probefunc, probename); exit(7); }'
	same "$name" "$(head -1 out)" "profile:::$name"
done
