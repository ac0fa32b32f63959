#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# index() and rindex() see as much of a text as -x strsize says, and report addresses that cannot be read.
. "$(dirname "$0")/common.sh"

rows %d -x strsize=8 <<'TABLE'
index("12345678", "7") => 6
index("12345678", "8") => -1
rindex(strjoin("1234", "5678"), "7") => 6
TABLE
status 0 dtrace -qn 'BEGIN { trace(index("a", (char *)0)); } BEGIN { trace(rindex((char *)0, "a")); }
	BEGIN { exit(0); }'
same faults "$(grep -c 'invalid address (0x0)' err)" 2
