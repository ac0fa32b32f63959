#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A fault ends its clause with a message and fires ERROR; other clauses continue.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { printf("before"); trace(1 / (pid - pid)); } BEGIN { printf("second\n"); exit(0); }
	ERROR { printf("ERROR for %d\n", arg1); }'
same output "$(cat out)" "ERROR for 1
second"
same message "$(sed 's/pc [0-9]*/pc N/' err)" "dtrace: error in dt_clause_0 for probe ID 1 (dtrace:::BEGIN): divide-by-zero at BPF pc N, at -n:1: 1 / (pid - pid)"
status 0 dtrace -qn 'BEGIN /1 % (pid - pid)/ { printf("never"); } BEGIN { exit(0); }'
same output "$(cat out)" ""
