#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A fault in a clause of ERROR is counted, and ends only that clause.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { trace(*(int *)0); } BEGIN { exit(0); } ERROR { trace(*(int *)1); }
	ERROR { printf("second\n"); }'
same output "$(cat out)" "second"
grep -q '^dtrace: 1 error in ERROR probe enabling$' err || { cat err; fail "the fault in ERROR is not reported"; }
