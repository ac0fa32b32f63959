#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Keys are printed in columns, and rows are sorted by value and then by key. Equal texts are one key.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# wanted: standard input; arguments: the program
rows_are() {
	status 0 dtrace -q "$@"
	{ echo; cat; } >wanted
	cmp -s out wanted || { diff -u wanted out | cat -A; cat err; fail "$*"; }
	same messages "$(cat err)" ""
}
rows_are -n 'BEGIN { @["b"] = sum(22); @["a"] = sum(1); @["c"] = sum(-5); @["a b"] = sum(1); exit(0); }' <<'E'
  c                                                                -5
  a                                                                 1
  a b                                                               1
  b                                                                22
E
# Integers by their width and sign.
rows_are -n 'BEGIN { x = -1; @[(char)x, (short)x, (int)x, x, (long)x] = count();
	@[(char)2, (short)3, 4, 5, (long)6] = count();
	exit(0); }' <<'E'
  -1    -1       -1       -1               -1                1
   2     3        4        5                6                1
E
rows_are -n 'BEGIN { x = -1; @[(unsigned char)x, (unsigned short)x, (unsigned)x, (unsigned long)x] = count();
	exit(0); }' <<'E'
 255 65535 4294967295 18446744073709551615                1
E
# A text that is computed, one of the program, the name of the probe and that of the process are the same key.
rows_are -n 'BEGIN { @[strjoin("BE", "GIN")] = count(); @["BEGIN"] = count(); @[probename] = count(); x = "BEGIN";
	@[x] = count();
	@[execname] = count(); exit(0); }' <<'E'
  dtrace                                                            1
  BEGIN                                                             4
E
# Texts of all lengths about the words that they are kept in; several of them; an empty one.
rows_are -n 'BEGIN { this->s = "0123456789abcdefghi"; @[substr(this->s, 0, 0)] = sum(1);
	@[substr(this->s, 0, 7)] = sum(2);
	@[substr(this->s, 0, 8)] = sum(3); @[substr(this->s, 0, 9)] = sum(4); @[substr(this->s, 0, 15)] = sum(5);
	@[substr(this->s, 0, 16)] = sum(6); @[substr(this->s, 0, 17)] = sum(7); exit(0); }' <<'E'
                                                                    1
  0123456                                                           2
  01234567                                                          3
  012345678                                                         4
  0123456789abcde                                                   5
  0123456789abcdef                                                  6
  0123456789abcdefg                                                 7
E
rows_are -n 'BEGIN { s = "x"; t = "yz"; @[s, 1, t] = count(); @[t, 1, s] = count(); @[strjoin(s, t), 1, ""] = count();
	@["", 1, strjoin(s, t)] = count(); @[s, 1, t] = count(); exit(0); }' <<'E'
                                                            1  xyz                                                               1
  xyz                                                       1                                                                    1
  yz                                                        1  x                                                                 1
  x                                                         1  yz                                                                2
E
# Names of addresses, two within one function.
rows_are -n 'BEGIN { this->f = (uintptr_t)&`vfs_read; @[sym(this->f)] = count(); @[sym(this->f + 1)] = count();
	@m[mod(this->f)] = sum(7);
	@f[func(this->f + 1)] = count(); exit(0); }' <<'E'
  vmlinux`vfs_read                                                  2
  vmlinux                                                           7
  vmlinux`vfs_read                                                  1
E
# Many keys: 32 integers, 15 strings of up to 256 bytes, which are all that fit, 32 of up to 64, two of up to 1,024.
keys=$(seq -s, 1 32)
rows_are -n "BEGIN { x = 0; @[${keys//,/+x,}+x] = count(); exit(0); }" <<E
$(printf ' %8d' $(seq 1 32); printf ' %16d' 1)
E
texts=$(printf '"k%s",' $(seq 1 15))
rows_are -n "BEGIN { @[${texts%,}] = count(); exit(0); }" <<E
$(printf '  %-50s' $(seq -f k%g 1 15); printf ' %16d' 1)
E
texts=$(printf 's,%.0s' $(seq 1 15))
rows_are -n "BEGIN { s = \"k\"; @[${texts%,}] = count(); exit(0); }" <<E
$(printf '  %-50s' k k k k k k k k k k k k k k k; printf ' %16d' 1)
E
texts=$(printf 'strjoin(s, "%s"),' $(seq 1 32))
rows_are -x strsize=64 -n "BEGIN { s = \"k\"; @[${texts%,}] = count(); exit(0); }" <<E
$(printf '  %-50s' $(seq -f k%g 1 32); printf ' %16d' 1)
E
rows_are -x strsize=1024 -n 'BEGIN { s = "k"; @[s, s] = count(); exit(0); }' <<E
$(printf '  %-50s' k k; printf ' %16d' 1)
E
# Several aggregations in the order of first use; a key of a fault is counted nowhere.
status 0 dtrace -qn 'BEGIN { @b = count(); @a[1] = sum(2); } BEGIN { @a[*(int *)0] = sum(3); }
	BEGIN { @b = count(); exit(0); }'
printf '\n %16d\n %8d %16d\n' 2 1 2 >wanted
cmp -s out wanted || { cat -A out; fail "several"; }
grep -q 'invalid address' err
# Many aggregations, each printed once.
counts=$(for n in {0..199}; do printf '@a%d = sum(%d); ' $n $n; done)
status 0 dtrace -qn "BEGIN { $counts exit(0); }"
grep . out | diff - <(printf ' %16d\n' {0..199}) || fail "200 aggregations"
