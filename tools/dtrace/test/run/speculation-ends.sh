#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A clause ends several speculations by commit() and discard(), in its order, and can record data beside discard(). A
# number beyond -x nspec is a fault.
. "$(dirname "$0")/common.sh"

status 0 dtrace -x nspec=4 -qn 'BEGIN { self->a = speculation(); self->b = speculation(); self->c = speculation(); }
	BEGIN { speculate(self->a); printf("a\n"); } BEGIN { speculate(self->b); printf("b\n"); }
	BEGIN { speculate(self->c); printf("c\n"); }
	BEGIN { commit(self->c); if (self->a == 1) discard(self->b); commit(self->a); commit(self->b); }
	BEGIN { printf("free %d\n", speculation() != 0 && speculation() != 0 && speculation() != 0); exit(0); }'
same output "$(cat out)" "c
a
free 1"

# What is before the fault stays.
status 0 dtrace -qn 'BEGIN { self->a = speculation(); } BEGIN { speculate(self->a); printf("a\n"); }
	BEGIN { commit(self->a); commit(1024); } BEGIN { discard(1024); } BEGIN { n = 2; commit(n); }
	BEGIN { commit(1); commit(0); } BEGIN { exit(0); }
	ERROR { printf("fault %d of %d\n", arg4, arg5); }'
same faults "$(cat out)" "a
fault 3 of 1024
fault 3 of 1024
fault 3 of 2"

# What a clause records beside discard() is its own.
status 3 dtrace -qn 'BEGIN { self->s = speculation(); } BEGIN { speculate(self->s); printf("never\n"); }
	BEGIN { printf("in front, "); discard(self->s); printf("behind\n"); }
	BEGIN { self->s = speculation(); printf("free %d\n", self->s != 0); }
	BEGIN { speculate(self->s); printf("kept\n"); }
	BEGIN { printf("discarded\n"); discard(0); } BEGIN { commit(self->s); discard(self->s); }
	BEGIN { discard(0); exit(3); }'
same "beside discard()" "$(cat out)" "in front, behind
free 1
discarded
kept"
