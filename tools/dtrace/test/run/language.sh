#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Strings are indexed and copied as bytes. 0 frees a struct. A statement without effect can still fault.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'struct pair { int a; long b; }; struct pair p[int], one; self struct pair q; string s;
	self string t;
	BEGIN { s = "hello"; self->t = "there"; i = 4; printf("%c%c%c %d %d\n", execname[0], s[i], "xyz"[1], s[5], s[100]); }
	BEGIN { s = "a"; s = strjoin(s, "b"); printf("%d %d %c\n", s[2], s[3], self->t[1]); }
	BEGIN { one.a = 3; one.b = 4; p[1] = one; p[2] = one; p[1] = 0; printf("%d %d\n", p[1].a, p[2].b);
		self->q = one; self->q = 0; printf("%d\n", self->q.a); }
	BEGIN { this->c = (char *)alloca(8); bcopy("abc", this->c, 4); printf("%s ", stringof(this->c));
		bcopy(self->t, this->c, 6); printf("%s ", stringof(this->c)); bcopy(execname, this->c, 7);
		printf("%s\n", stringof(this->c)); }
	BEGIN { printf("%d\n", sizeof "hi"); }
	BEGIN { *(char *)0; }
	BEGIN { trace(s[i * 100]); }
	BEGIN { trace(s[-1]); }
	BEGIN { exit(0); }'
same output "$(cat out)" "doy 0 0
0 0 h
0 4
0
abc there dtrace
3"
same "invalid address" "$(grep -c 'invalid address (0x0)' err)" 1
same "indices" "$(grep -o 'index out of bounds (.*)' err)" "index out of bounds (400)
index out of bounds (-1)"
