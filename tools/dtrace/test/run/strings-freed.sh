#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Assigning 0 or NULL frees a string: elements make room for others, and a freed string is empty.
. "$(dirname "$0")/common.sh"

status 0 dtrace -x dynvarsize=1k -x strsize=64 -qn 'string a[int];
	BEGIN { self->s = "thread"; s = "global"; a[1] = "one"; a[2] = "two"; }
	BEGIN { self->s = 0; s = NULL; a[1] = 0; }
	BEGIN { printf("<%s> <%s> <%s> <%s>\n", self->s, s, a[1], a[2]); a[2] = NULL; printf("<%s>\n", a[2]);
		self->none = ""; }
	BEGIN { a[3] = "x"; a[3] = 0; a[4] = "x"; a[4] = 0; a[5] = "x"; a[5] = 0; a[6] = "x"; a[6] = 0; a[7] = "x";
		a[7] = 0; }
	BEGIN { a[8] = "x"; a[8] = 0; a[9] = "x"; a[9] = 0; a[10] = "x"; a[10] = 0; a[11] = "x"; a[11] = 0;
		a[12] = "x"; a[12] = 0; }
	BEGIN { a[13] = "x"; a[13] = ""; a[14] = "x"; a[14] = ""; a[15] = "x"; a[15] = ""; a[16] = "left";
		printf("%s\n", a[16]); exit(0); }'
same output "$(cat out)" "<> <> <> <two>
<>
left"
same messages "$(cat err)" ""
