#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# What was encoded: nearly all, and the per-CPU variables just as the kernel's own BTF has them.
. "$(dirname "$0")/common.sh"

status 1 dtrace -x varspath="$dir" -qn 'BEGIN { trace(`no_such_variable); }'
id=$(grep -o '[0-9a-f]*\.btf' err | head -n 1)
report=$(dirname "$(readlink -f "$(command -v dtrace)")")/../lib/dtrace/vars/${id%.btf}.txt
grep '^encoded\|^per-CPU' "$report"
awk '/^encoded/ { gsub(",", ""); if ($2 < 0.99 * $4) exit 1; found = 1 } END { exit !found }' "$report" || fail "less than 99 %"
grep -q "^per-CPU: [1-9][0-9]* as in the kernel's own BTF, 0 different" "$report" || fail "differences"
