#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Structs are keys by value, in aggregations and in associative arrays. Strings in keys take only the bytes that they
# can need.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# Of 5 bytes, so that the last word is filled; equal ones are one key, wherever they lie.
cat >keys.d <<'D'
struct pair { int number; char letter; };
struct pair p; struct pair q; int n[struct pair]; int named[string, int];
BEGIN { p.number = 1; p.letter = 'a'; q = p; @a[p] = count(); @a[q] = count(); n[p] = 3; n[q] += 4; }
BEGIN { q.number = 258; @a[q] = count(); n[q] = 5; @b[q, "x"] = sum(9); }
BEGIN { this->r = q; printf("%d %d\n", n[p], n[this->r]); n[p] = 0; printf("%d %d\n", n[p], n[q]); }
BEGIN { named[execname, 1] = 7; named["dtrace", 2] = 8; s = "dtrace";
	named["a name of more than sixteen characters", 3] = 9; }
BEGIN { printf("%d %d %d %d\n", named["dtrace", 1], named[s, 1], named[execname, 2], named["a name of more than sixteen characters", 3]); }
BEGIN { exit(0); }
D
status 0 dtrace -q -s keys.d
cat >wanted <<'E'
7 5
0 5
7 7 8 9


             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef
         0: 02 01 00 00 61 00 00 00                          ....a...
                1

             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef
         0: 01 00 00 00 61 00 00 00                          ....a...
                2

             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef
         0: 02 01 00 00 61 00 00 00                          ....a...
  x                                                                 9
E
cmp -s out wanted || { diff -u wanted out | cat -A; cat err; fail "keys"; }
status 0 dtrace -q -x oformat=json -s keys.d
grep -qF '{"keys":[{"bytes":"0100000061000000"}],"value":2}' out || fail "$(cat out)"
status 0 dtrace -q -x oformat=folded -s keys.d
grep -qx '0201000061000000;x 9' out || fail "$(cat out)"

# Of memory of the kernel.
status 0 dtrace -qn 'BEGIN { @[curthread->se.load] = count(); n[curthread->se.load] = 1; }
	BEGIN { @[curthread->se.load] = count();
	printf("%d", n[curthread->se.load]); exit(0); }'
same "elements of the kernel's" "$(head -n 1 out)" 1
same "count of the kernel's" "$(tail -n 1 out | xargs)" 2
