#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# --vars lists variables with size, space, section and type. The listed variables can be read.
. "$(dirname "$0")/common.sh"

status 0 dtrace -l --vars 'jiff*'
same "header" "$(head -n 1 out)" "    SIZE SPACE  SECTION                  VARIABLE"
grep -q '^       8 kernel .* `jiffies: ' out || { cat out; fail "no jiffies"; }
if grep -v 'SIZE\|`jiff' out; then fail "others are listed"; fi
status 0 dtrace -l --vars 'vmlinux`runqueues'
grep -q '^ *[0-9]* percpu .data..percpu  *`runqueues: struct rq$' out || { cat out; fail "runqueues"; }

status 0 dtrace -l --vars
mv out list
for space in "percpu 100" "kernel 2000" "init 50"; do
	[ "$(grep -c " ${space% *} " list)" -gt "${space#* }" ] ||
		fail "fewer than ${space#* } variables in ${space% *}"
done

# names SPACE: of variables with a name of their own, as D writes them. In section __param, some kernels have no symbol
# with a unique name, and so no place from which to find the others.
names() { awk -v space="$1" '$2 == space && $3 != "__param" { sub(":$", "", $4); print $4 }' list | sort | uniq -u; }
name=$(names init | grep -v '"' | sed -n 1p)
status 1 dtrace -qn "BEGIN { trace(&$name); }"
grep -q 'thrown away when the kernel has started' err || { cat err; fail "$name is not refused"; }
reads=$(names kernel | grep '"' | sed -n '1p; 50p; 100p' | sed 's/.*/trace(*(char *)\&&);/')
[ "$(wc -l <<<"$reads")" = 3 ] || fail "no three static variables of one name"
status 0 dtrace -qn "BEGIN { $reads exit(0); }"
