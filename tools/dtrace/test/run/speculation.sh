#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Records of a speculation are printed at commit(), in order, and never after discard(). Each number is given out once.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { self->s = speculation(); printf("number %d\n", self->s); }
	BEGIN { speculate(self->s); printf("first %d\n", pid - pid + 1); }
	BEGIN { printf("before\n"); }
	BEGIN { speculate(self->s); printf("second\n"); }
	BEGIN { self->none = speculation(); printf("none left %d\n", self->none); }
	BEGIN { speculate(self->none); printf("never\n"); x = 1; }
	BEGIN { commit(self->s); y = 1; }
	BEGIN { speculate(self->s); printf("never\n"); }
	BEGIN { commit(self->s); }
	BEGIN { self->s = speculation(); }
	BEGIN { speculate(self->s); printf("never\n"); }
	BEGIN { discard(self->s); }
	BEGIN { self->s = speculation(); speculate(self->s); printf("left at the end\n"); }
	BEGIN { printf("done %d %d\n", x, y); exit(0); }'
same output "$(cat out)" "number 1
before
none left 0
first 1
second
done 0 1"
same "no number" "$(cat err)" "dtrace: 1 failed speculation (no speculative buffer available)"
