#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ipl says whether an interrupt is being handled. epid is the number of the enabling.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# Reads, until all have fired; on several CPUs at once one may be printed twice.
while :; do read -r _ </proc/version; done &
reader=$!
trap 'kill $reader; rm -rf "$dir"' EXIT
status 0 dtrace -qn 'int seen[int];
	BEGIN { printf("%s %d\n", probefunc, ipl); }
	fbt::vfs_read:entry /!seen[1]/ { seen[1] = 1; printf("%s %d\n", probefunc, ipl); }
	fbt::run_timer_softirq:entry /!seen[2]/ { seen[2] = 1; printf("%s %d\n", probefunc, ipl); }
	fbt::hrtimer_interrupt:entry /!seen[3]/ { seen[3] = 1; printf("%s %d\n", probefunc, ipl); }
	fbt::vfs_read:entry /seen[1] && seen[2] && seen[3]/ { exit(0); }'
same levels "$(sort -u out | sed '/^$/d' | tr '\n' ';')" " 0;hrtimer_interrupt 2;run_timer_softirq 1;vfs_read 0;"

# Two clauses of one probe have one number, another probe another.
status 0 dtrace -qn 'BEGIN { printf("%d ", epid); } BEGIN { printf("%d ", epid); exit(0); }
	END { printf("%d\n", epid); }'
read -r a b c <out
same "one probe" "$b" "$a"
[ "$a" -gt 0 ] && [ "$c" -gt 0 ] && [ "$a" != "$c" ] || fail "epid: $(cat out)"
