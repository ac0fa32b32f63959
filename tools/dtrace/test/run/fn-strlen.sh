#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# strlen() works on strings in any memory.
. "$(dirname "$0")/common.sh"

rows %d <<'TABLE'
strlen("") => 0
strlen("a") => 1
strlen("12345678") => 8
strlen("end\0of") => 3
strlen(execname) => 6
strlen(probename) => 5
strlen(probefunc) => 0
strlen(g = "global") => 6
strlen(g) => 6
strlen(self->s = "of a thread") => 11
strlen(self->s) => 11
strlen(a["key"] = "element") => 7
strlen(a["key"]) => 7
strlen(a["none"]) => 0
strlen(curthread->comm) => 6
strlen(pid ? "yes" : "n") => 3
strlen(strjoin(g, g)) => 12
strlen(strjoin(strjoin(g, "1"), strjoin("2", g))) + strlen(g) => 20
strlen(g) == 6 && strlen("") == 0 => 1
TABLE
rows %d -x strsize=4 <<'TABLE'
strlen("") => 0
strlen("abc") => 3
strlen("abcd") => 3
strlen(execname) => 3
strlen(curthread->comm) => 3
strlen(strjoin("ab", "cd")) => 3
TABLE
rows %d -x strsize=1 <<'TABLE'
strlen("abc") => 0
strlen(execname) => 0
TABLE
status 0 dtrace -qn 'string never; self string never; BEGIN {
	printf("%d %d\n", strlen(never), strlen(self->never)); exit(0); }'
same "never assigned" "$(cat out)" "0 0"
status 0 dtrace -qn 'BEGIN { trace(strlen(stringof((char *)0))); } BEGIN { printf("goes on\n"); exit(0); }'
same output "$(cat out)" "goes on"
grep -q 'dt_clause_0 .*invalid address (0x0)' err || { cat err; fail "the text at address 0 is no fault"; }
