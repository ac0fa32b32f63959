#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Printing an array in END is exact, also if it has more elements than a call of the kernel copies at once.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

read_on_all_cpus 100
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { reads[pid, ++n[pid]] = 1; }
	END { printa("%@d reads\n", n); printa("%d %d %@d\n", reads); }' -c "sh $dir/work"
same "processes" "$(grep -c '^100 reads$' out)" "$(nproc)"
grep -E '^[0-9]+ [0-9]+ 1$' out >elements
same "elements" "$(wc -l <elements)" $((100 * $(nproc)))
sort -k1,1n -k2,2n elements | cmp - elements || fail "not in the order of keys"

status 0 dtrace -q -x dynvarsize=16m -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { a[++n] = n; }
	END { printa("%d %@d\n", a); }' -c 'dd if=/dev/zero of=/dev/null bs=777 count=30000 status=none'
same "many" "$(awk '$1 == NR && $2 == NR { n++ } END { print n }' out)" 30000
