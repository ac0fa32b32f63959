#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider vminfo counts the pages that a process touches and knows their addresses. The increment is 1.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >touch.py <<'E'
import mmap
area = mmap.mmap(-1, 100 * 4096, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
for page in range(100):
    area[page * 4096] = 1
E
status 0 dtrace -qn 'vminfo:::zfod /pid == $target && args[2]->vm_end - args[2]->vm_start == 100 * 4096/ {
	@ = sum(arg0); @in = sum(args[3] >= args[2]->vm_start && arg3 < args[2]->vm_end); @n = sum(args[0]); }
vminfo:::as_fault /pid == $target && args[2]->vm_end - args[2]->vm_start == 100 * 4096/ { @all = sum(arg0); }
END { printa("%@d %@d %@d %@d\n", @, @in, @n, @all); }' -c 'python3 touch.py'
same "pages" "$(grep . out)" "100 100 100 100"

# What this kernel lacks is said.
if ! grep -q '^block:block_rq_issue$' /sys/kernel/tracing/available_events; then
	status 1 dtrace -n 'io:::start'
	grep -q 'io:::start needs tracepoint block:block_rq_issue, which this kernel does not have' err ||
		fail "$(cat err)"
fi
