#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each system call fires its own probe, as often as it is made, whatever else is enabled.
# shellcheck disable=SC2016 # D and perl, not shell
. "$(dirname "$0")/common.sh"

cat >calls.pl <<'CALLS'
require "sys/syscall.ph";
for (1 .. 500) { syscall(&SYS_getpgid, 0); }
for (1 .. 300) { syscall(&SYS_getsid, -1); }
for (1 .. 200) { syscall(&SYS_sched_yield); }
CALLS
counts() { grep -E '(getpgid|getsid|sched_yield) ' out | sort | tr -s ' \n' ' '; }

status 0 dtrace -qn 'syscall:::entry, syscall:::return /pid == $target/ { @[probefunc, probename] = count(); }
	END { printa("%s %s %@d\n", @); }' -c 'perl calls.pl'
same "all calls" "$(counts)" "getpgid entry 500 getpgid return 500 getsid entry 300 getsid return 300 sched_yield entry 200 sched_yield return 200 "
[ "$(grep -c entry out)" -gt 10 ] || { cat out; fail "perl makes more kinds of calls"; }

# Clauses that want other arguments, several on one call, and one with a predicate.
status 0 dtrace -qn '
	syscall::getpgid:entry /pid == $target/ { @a = sum(arg0 + 1); }
	syscall::getpg*:, syscall::getsi[d]:entry /pid == $target/ { @b[probefunc, probename] = count(); }
	syscall::getpgid:entry, fbt::__*_sys_getpgid:entry /pid == $target/ { @c[probeprov] = count(); }
	syscall:::return /pid == $target && errno == 3/ { @d[probefunc] = count(); }
	END { printa("a %@d\n", @a); printa("b %s %s %@d\n", @b); printa("c %s %@d\n", @c);
		printa("d %s %@d\n", @d); }' -c 'perl calls.pl'
same "clauses" "$(grep -v '^$' out | sort)" "a 500
b getpgid entry 500
b getpgid return 500
b getsid entry 300
c fbt 500
c syscall 500
d getsid 300"
