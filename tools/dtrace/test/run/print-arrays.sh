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
BEGIN { n[2, "gone"] = 0; n[1, "b"]++; p["x"].a = 5; p["x"].b = 'y'; of[stack(1)] = 1; f[1] = (double)3; big[1] = -1; none[1] = 0; }
BEGIN { printf("n"); print(n); printf("name"); printa(name); printa("%s-%d=%@d\n", late); printa("%d=%@u\n", big); print(p); print(f); print(none); }
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

# At the end it is exact: each read has left one element.
read_on_all_cpus 100
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { reads[pid, ++n[pid]] = 1; }
	END { printa("%@d reads\n", n); printa("%d %d %@d\n", reads); }' -c "sh $dir/work"
same "processes" "$(grep -c '^100 reads$' out)" "$(nproc)"
grep -E '^[0-9]+ [0-9]+ 1$' out >elements
same "elements" "$(wc -l <elements)" $((100 * $(nproc)))
sort -k1,1n -k2,2n elements | cmp - elements || fail "not in the order of keys"

# Stacks are keys and values: a process that has ended keeps its names.
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	by[stack(2), execname]++; from["dd"] = stack(1); }
	END { printa("%k%s %@d", by); print(from); }' -c 'dd if=/dev/zero of=/dev/null bs=777 count=3 status=none'
sed 's/+0x[0-9a-f]*$//; s/^  *//; s/ *$//' out | grep . >got
diff -u - got <<'W'
vmlinux`vfs_read
vmlinux`ksys_read
dd 3
dd
vmlinux`vfs_read
W

# More elements than a call of the kernel copies at once, each printed once.
status 0 dtrace -q -x dynvarsize=16m -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { a[++n] = n; }
	END { printa("%d %@d\n", a); }' -c 'dd if=/dev/zero of=/dev/null bs=777 count=30000 status=none'
same "many" "$(awk '$1 == NR && $2 == NR { n++ } END { print n }' out)" 30000

# JSON has an object for each call.
status 0 dtrace -q -x oformat=json -n 'BEGIN { a[2, "x"] = 5; a[1, "y"] = 6; print(a); printa("%d!", a); exit(0); }'
diff -u - out <<'W'
{"type":"array","name":"a","entries":[{"keys":[1,"y"],"value":6},{"keys":[2,"x"],"value":5}]}
{"type":"array","name":"a","entries":[{"keys":[1,"y"],"value":6,"text":"1!"},{"keys":[2,"x"],"value":5,"text":"2!"}]}
W

