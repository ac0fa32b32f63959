#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A fault ends a speculating clause with what it has recorded. commit() and discard() before the fault stay done.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { self->a = speculation(); } BEGIN { speculate(self->a); printf("kept\n"); }
	BEGIN { speculate(self->a); printf("lost\n"); trace(*(int *)0); } BEGIN { commit(self->a); } BEGIN { exit(0); }'
same "after a fault" "$(cat out)" kept

# What commit() and discard() did stays if the clause fails after them.
status 0 dtrace -qn 'BEGIN { self->a = speculation(); self->b = speculation(); self->c = speculation(); }
	BEGIN { speculate(self->a); printf("committed\n"); } BEGIN { speculate(self->b); printf("never\n"); }
	BEGIN { speculate(self->c); printf("committed, too\n"); }
	BEGIN { x = *(int *)0; commit(self->c); } BEGIN { commit(self->a); x = *(int *)0; }
	BEGIN { discard(self->b); x = *(int *)0; } BEGIN { commit(self->b); }
	ERROR { commit(self->c); x = *(int *)0; } ERROR { printf("error\n"); }
	BEGIN { printf("%d %d\n", speculation() != 0, x); exit(0); }' -x nspec=3
same "faults after commit()" "$(cat out)" "committed, too
error
committed
error
error
1 0"
