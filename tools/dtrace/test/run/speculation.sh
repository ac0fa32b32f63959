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

# Two at a time, and one in an arm that is not taken.
status 0 dtrace -q -x nspec=2 -n 'BEGIN { self->a = speculation(); self->b = speculation();
	printf("%d %d\n", self->a, self->b); }
	BEGIN { speculate(self->a); printf("a1\n"); } BEGIN { speculate(self->b); printf("b1\n"); }
	BEGIN { speculate(self->a); printf("a2\n"); }
	BEGIN { if (self->a == 5) speculate(self->a); printf("not speculated\n"); }
	BEGIN { if (self->a == 5) commit(self->b); }
	BEGIN { commit(self->b); } BEGIN { commit(self->a); } BEGIN { exit(0); }'
same "two" "$(cat out)" "1 2
not speculated
b1
a1
a2"

# More than a speculation may hold is dropped, and said.
status 0 dtrace -q -x specsize=80 -n 'BEGIN { self->a = speculation(); }
	BEGIN { speculate(self->a); printf("%d\n", pid - pid); }
	BEGIN { speculate(self->a); printf("%d\n", pid - pid + 1); }
	BEGIN { speculate(self->a); printf("%d\n", pid - pid + 2); } BEGIN { commit(self->a); } BEGIN { exit(0); }'
same "those that fit" "$(cat out)" "0
1"
same "drops" "$(cat err)" "dtrace: 1 speculative drop"

# A fault ends the clause, and what it has recorded.
status 0 dtrace -qn 'BEGIN { self->a = speculation(); } BEGIN { speculate(self->a); printf("kept\n"); }
	BEGIN { speculate(self->a); printf("lost\n"); trace(*(int *)0); } BEGIN { commit(self->a); } BEGIN { exit(0); }'
same "behind a fault" "$(cat out)" kept

# What commit() and discard() did stays if the clause fails after them.
status 0 dtrace -qn 'BEGIN { self->a = speculation(); self->b = speculation(); self->c = speculation(); }
	BEGIN { speculate(self->a); printf("committed\n"); } BEGIN { speculate(self->b); printf("never\n"); }
	BEGIN { speculate(self->c); printf("committed, too\n"); }
	BEGIN { x = *(int *)0; commit(self->c); } BEGIN { commit(self->a); x = *(int *)0; }
	BEGIN { discard(self->b); x = *(int *)0; } BEGIN { commit(self->b); }
	ERROR { commit(self->c); x = *(int *)0; } ERROR { printf("error\n"); }
	BEGIN { printf("%d %d\n", speculation() != 0, x); exit(0); }' -x nspec=3
same "faults behind commit()" "$(cat out)" "committed, too
error
committed
error
error
1 0"

# Four processes on all CPUs: each number is in use once, and what is committed is what was recorded.
status 0 dtrace -q -x nspec=64 -c 'sh -c "for i in 1 2 3 4; do (for j in 1 2 3 4 5 6 7 8; do /bin/true; done) & done; wait"' -n '
	fbt::begin_new_exec:entry { self->s = speculation(); begun += self->s != 0; }
	fbt::begin_new_exec:entry /self->s/ { speculate(self->s); printf("+%d\n", pid); }
	fbt::begin_new_exec:return /self->s && pid % 2/ { commit(self->s); self->s = 0; }
	fbt::begin_new_exec:return /self->s/ { discard(self->s); self->s = 0; }
	fbt::begin_new_exec:return { printf("-%d\n", pid); }'
grep '^-' out | sed 's/-//' | awk '$1 % 2' | sort >odd
grep '^+' out | sed 's/+//' | sort >shown
cmp -s odd shown || { cat out err; fail "not the committed ones"; }
[ -s shown ] || fail "none"
