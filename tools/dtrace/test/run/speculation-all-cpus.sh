#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Four processes on all CPUs speculate at once: each number is in use once, and exactly what was committed is printed.
. "$(dirname "$0")/common.sh"

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
