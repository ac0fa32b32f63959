#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Structs are assigned as a whole; members and bit-fields are assigned one by one.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'struct p { int x; short y[3]; unsigned a:3; int b:5; string s; }; struct p g; this struct p t;
	self struct p m;
	BEGIN { g.x = -2; g.y[1] = 300; g.y[2] = -3; g.a = 9; g.b = -7; g.s = "text"; this->t = g; g.x = 1;
		self->m = this->t; }
	BEGIN { printf("%d %d %d %d %d %s\n", this->t.x, this->t.y[1], self->m.y[2], self->m.a, this->t.b, self->m.s);
		g.a++; g.b += 20; }
	BEGIN { printf("%d %d %d\n", g.x, g.a, g.b); exit(0); }'
same output "$(cat out)" "-2 300 -3 1 -7 text
1 2 13"
