#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# print() and printa() of an associative array show what it holds, sorted by key: elements that other clauses have set,
# changed and freed, of all types of keys and values.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >types.d <<'D'
struct pair { int a; char b; };
struct pair p[string];
BEGIN { n[3, "c"] = 30; n[1, "b"] = 10; n[1, "a"] = 11; n[2, "gone"] = 20; name[-1] = "minus"; name[1] = execname; }
BEGIN { n[2, "gone"] = 0; n[1, "b"]++; p["x"].a = 5; p["x"].b = 'y'; of[stack(1)] = 1; f[1] = (double)3; big[1] = -1;
	none[1] = 0; }
BEGIN { printf("n"); print(n); printf("name"); printa(name); printa("%s-%d=%@d\n", late); printa("%d=%@u\n", big);
	print(p); print(f); print(none); }
BEGIN { late["late", 7] = 8; exit(0); }
D
status 0 dtrace -qs types.d
diff -u - out <<'W'
n
        1  a                                                                11
        1  b                                                                11
        3  c                                                                30
name
       -1  minus
        1  dtrace
late-7=8
1=4294967295

  x                                                  (struct pair) {
 .a = (int)5,
 .b = (char)'y',
}

        1 (double)3

W
