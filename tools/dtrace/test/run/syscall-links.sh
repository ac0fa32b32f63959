#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Up to four lists of clauses on system calls have links of their own on the tracepoint; a trampoline serves more. Both
# count the same.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >calls.pl <<'CALLS'
require "sys/syscall.ph";
syscall(&SYS_lseek, -1, 777, 55);
for (1 .. 3) { syscall(&SYS_getpgid, 0); }
CALLS
few='syscall::lseek:entry /pid == $target && arg1 == 777/ { printf("seek %d %d\n", (int)arg0, arg2); }
	syscall::lseek:return /pid == $target && errno == 9/ { printf("is %d %d\n", arg0, arg1); }
	syscall::getpg*:entry /pid == $target/ { @[probefunc, probename] = count(); }
	END { printa("%s %s %@d\n", @); }'
wanted='seek -1 55
is -9 -9
getpgid entry 3'
try() {
	status 0 dtrace -v -qn "$2" -c 'perl calls.pl'
	same "firings $1" "$(grep -E '^(seek|is|getpgid)' out)" "$wanted"
	grep -Eq "^dtrace: syscall: [0-9]+ probes by $1\$" err || { cat err; fail "not by $1"; }
}
try '3 raw tracepoint links' "$few"
try '2 raw tracepoint links, through a trampoline' "syscall::read:entry { n += arg1; }
	syscall::write:entry { n -= arg1; } syscall::brk:entry { n ^= arg0; } $few"
