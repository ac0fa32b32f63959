#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Hundreds of tracepoints can be enabled at once, with few trampolines. If one cannot be enabled, it is named with the
# reason.
. "$(dirname "$0")/common.sh"

traced -x bufsize=4m -n 'sdt:[!s]*::, sdt:s[!y]*:: { n++; } sdt:sched::sched_process_exec /execname == "true"/ {
	printf("%s\n", probename); }
	END { printf("%d\n", n > 100); }' -- bash -c '/bin/true; /bin/true'
same "firings" "$(sort out | uniq -c | tr -s ' ' | tr '\n' ',')" " 1 1, 2 sched_process_exec,"

# With an argument there are as many trampolines as forms of the first field.
traced -S -x disasm=8 -n 'sdt:sched::, sdt:task::, sdt:irq:: { n += arg0 != 0; } END { printf("%d\n", n > 0); }' -- \
	/bin/true
same "firings with arguments" "$(cat out)" 1
[ "$(grep -c '^trampoline.*instructions' err)" -lt 20 ] || { grep '^trampoline' err; fail \
	"each tracepoint has a trampoline"; }

(
	ulimit -n 40
	status 1 dtrace -qn 'sdt:sched:: { n += arg0; }'
	grep -Eq 'cannot enable sdt:sched::[a-z_]*: cannot .*: Too many open files$' err ||
		{ cat err; fail "which one, and why?"; }
)
