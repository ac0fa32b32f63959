#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A bad address ends its clause; ERROR runs within the firing that failed.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { before = 3; trace(*(int *)16); before = 4; }
	BEGIN { printf("go on %d\n", before); exit(0); }
	ERROR { this->x = arg1; printf("%d %d %d %d 0x%x %d %s\n", arg0, this->x, arg2, arg4, arg5, before, probename); }'
same output "$(cat out)" "0 1 0 1 0x10 3 ERROR
go on 3"
same message "$(sed 's/pc [0-9]*/pc N/' err)" "dtrace: error in dt_clause_0 for probe ID 1 (dtrace:::BEGIN): invalid address (0x10) at BPF pc N, at -n:1: *(int *)16"
