#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Elements of arrays are read and written. An index out of bounds is a fault that shows the index.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'int a[4]; int m[2][3]; this int t[3];
	BEGIN { i = 2; a[i] = 5; a[i + 1] += 7; m[1][i] = 9; this->t[i] = a[2] * 2; }
	BEGIN { printf("%d %d %d %d %d\n", a[2], a[3], m[1][2], m[0][2], this->t[2]); }
	BEGIN { i = 5; trace(a[i]); }
	BEGIN { i = -1; a[i] = 1; }
	BEGIN { exit(0); }
	ERROR { printf("%d %d %d\n", arg2, arg4, arg5); }'
same output "$(cat out)" "5 7 9 0 10
2 11 5
3 11 -1"
same messages "$(sed 's/pc [0-9]*/pc N/' err)" "dtrace: error in dt_clause_2 for probe ID 1 (dtrace:::BEGIN): index out of bounds (5) at BPF pc N, at -n:4: a[i]
dtrace: error in dt_clause_3 for probe ID 1 (dtrace:::BEGIN): index out of bounds (-1) at BPF pc N, at -n:5: a[i]"
