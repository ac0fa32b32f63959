#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A clause that faults at each firing prints ten messages; further faults are counted exactly. ERROR sees all faults.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { trace(1 / (arg2 - 777)); }
	ERROR { seen++; } END { printf("%d\n", seen); }' -c 'dd if=/dev/zero of=/dev/null bs=777 count=500 status=none'
same "clauses of ERROR" "$(cat out)" 500
what="divide-by-zero at -n:1: 1 / (arg2 - 777)"
same "messages" "$(grep -c "^dtrace: error in dt_clause_0 for probe .*, at ${what#* at }\$" err)" 10
same "others" "$(grep -v '^dtrace: error in' err)" "dtrace: further errors in dt_clause_0 are counted: $what
dtrace: 490 more errors in dt_clause_0: $what"
