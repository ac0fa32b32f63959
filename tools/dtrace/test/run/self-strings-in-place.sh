#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A string and a struct of a thread are written where they are, also if their new value is made of the old one.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'struct pair { int a; int b; }; self struct pair p; self string s, t;
	BEGIN { self->s = "first"; self->t = self->s; self->s = strjoin(self->s, " and second"); self->p.a = 3;
		self->p.b = self->p.a++; }
	BEGIN { printf("%s, %s, %d %d\n", self->s, self->t, self->p.a, self->p.b); self->s = execname; self->s = 0;
		printf("<%s>\n", self->s); exit(0); }'
same output "$(cat out)" "first and second, first, 4 3
<>"
