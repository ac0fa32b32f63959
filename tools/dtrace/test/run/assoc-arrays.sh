#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Elements of associative arrays have tuples of mixed types as keys. Assigning 0 frees an element.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { a[1, "one"] = 11; a[2, "two"] = 22; n["x"]++; n["x"]++; s[3] = "three"; self->q[7] = 70;
	a[2, "two"] += 1; }
	BEGIN { printf("%d %d %d %d %s <%s> %d %d\n", a[1, "one"], a[2, "two"], a[1, "two"], n["x"], s[3], s[4], self->q[7], self->q[8]); }
	BEGIN { a[1, "one"] = 0; n["x"] -= 2; this->k = "one";
		printf("%d %d %d\n", a[1, this->k], n["x"], a[2, "two"]); exit(0); }'
same output "$(cat out)" "11 23 0 2 three <> 70 0
0 0 23"
