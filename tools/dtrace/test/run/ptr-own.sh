#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Programs can read and write through pointers to variables.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'int g[3]; int *p; this int t[2]; BEGIN {
	p = &g[1]; *p = 6; p[1] = 7; p++; *p += 2; this->t[1] = 3; this->q = &this->t[0]; *(this->q + 1) += 1; }
	BEGIN { printf("%d %d %d %d\n", g[1], g[2], p - &g[0], this->t[1]); }
	BEGIN { *(int *)curthread = 1; printf("never\n"); }
	BEGIN { exit(0); }'
same output "$(cat out)" "6 9 2 4"
grep -q 'dt_clause_2 .*invalid address (0xffff' err || { cat err; fail "a store into the kernel is no fault"; }
