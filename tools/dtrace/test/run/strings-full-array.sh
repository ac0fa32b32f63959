#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The text of an array without a NUL is the whole array, and nothing after it.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'struct two { char first[4]; char second[4]; } g; this struct two t; self struct two s;
	BEGIN { g.first[0] = 97; g.first[1] = 98; g.first[2] = 99; g.first[3] = 100; g.second[0] = 120; this->t = g;
		self->s = g; }
	BEGIN { printf("%s %s %s %s\n", stringof(g.first), stringof(this->t.first), stringof(self->s.first), stringof(g.second)); }
	BEGIN { printf("%d\n", stringof(g.first) == "abcd"); exit(0); }'
same output "$(cat out)" "abcd abcd abcd x
1"
