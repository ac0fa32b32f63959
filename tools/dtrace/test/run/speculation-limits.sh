#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x nspec says how many speculations there are at a time, and -x specsize how much each may hold.
. "$(dirname "$0")/common.sh"

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
