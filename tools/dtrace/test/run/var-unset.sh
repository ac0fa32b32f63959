#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A variable that no clause has assigned yet reads as 0 or an empty string.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'int g, x[int]; self string t; self int m; this string s; this int n; BEGIN /g == 1/ {
	this->n = 7; this->s = "no"; self->m = 9; self->t = "no"; g = 2; x[1] = 4; }
	BEGIN { printf("%d <%s> %d <%s> %d %d\n", this->n, this->s, self->m, self->t, g, x[1]); exit(0); }'
same output "$(cat out)" "0 <> 0 <> 0 0"
