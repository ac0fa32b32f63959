#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Keys are printed in columns, and rows are sorted by value and then by key. Equal texts are one key.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/aggregations.bash"

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
# Names of addresses, two within one function.
rows_are -n 'BEGIN { this->f = (uintptr_t)&`vfs_read; @[sym(this->f)] = count(); @[sym(this->f + 1)] = count();
	@m[mod(this->f)] = sum(7);
	@f[func(this->f + 1)] = count(); exit(0); }' <<'E'
  vmlinux`vfs_read                                                  2
  vmlinux                                                           7
  vmlinux`vfs_read                                                  1
E
