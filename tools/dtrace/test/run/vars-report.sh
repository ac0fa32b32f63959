#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Nearly all variables are encoded, with types of the right size; per-CPU variables match the kernel's own BTF.
. "$(dirname "$0")/common.sh"

status 1 dtrace -x varspath="$dir" -qn 'BEGIN { trace(`no_such_variable); }'
id=$(grep -o '[0-9a-f]*\.btf' err | head -n 1)
report=$(dirname "$(readlink -f "$(command -v dtrace)")")/../lib/dtrace/vars/${id%.btf}.txt
grep '^encoded\|^of another size\|^per-CPU' "$report"
awk '/^encoded/ { gsub(",", ""); if ($2 < 0.99 * $4) exit 1; found = 1 } END { exit !found }' "$report" ||
	fail "less than 99 %"
# What assemblers and linkers make has no type. Most of it is lists of types for BPF, which grow from kernel to kernel.
awk '{ gsub(",", "") } /^encoded/ { all = $2; bytes = $6 } /^\.BTF_ids/ { lists = $2 }
	END { exit !(lists > 0 && bytes - lists < 0.01 * all) }' "$report" || fail "too many without a type"
grep -q "^per-CPU: [1-9][0-9]* as in the kernel's own BTF, 0 different" "$report" || fail "differences"
# Larger than its type is what ends in an array without size, as init_mm and init_struct_pid.
awk '/^of another size/ {
	gsub(",", "")
	good = $7 + 0 <= 10
	while (match($0, /\([0-9]+ bytes type [0-9]+\)/)) {
		split(substr($0, RSTART + 1, RLENGTH - 2), word, " ")
		if (word[4] == 0 || word[4] + 0 > word[1]) good = 0
		$0 = substr($0, RSTART + RLENGTH)
	}
} END { exit !good }' "$report" || fail "types of another size"
