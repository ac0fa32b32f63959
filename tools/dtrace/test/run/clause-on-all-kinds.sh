#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A clause on a function, by a link and by a kprobe, a tracepoint, a static probe and a timer is loaded as one program,
# which prints and counts at each of them.
. "$(dirname "$0")/common.sh"
load_kernel sdt_test

all_kinds() {
	fire_sites args
	/bin/true
	wait_for grep -q tick out
}
traced -S -x disasm=12 -n 'fbt::vfs_read:entry, rawfbt::vfs_read:entry, sdt:sched::sched_process_exec, sdt:::args2, tick-10ms
	{ @ = count(); printf("%s %s %d\n", probeprov, probename, arg0 != 0 || arg1 != 0); }' -- all_kinds
same "counted" "$(awk 'NF == 1 { print $1 }' out)" "$(grep -c . <(awk 'NF == 3' out))"
same "firings" "$(awk 'NF == 3' out | sort -u | tr '\n' ',')" \
	"fbt entry 1,profile tick-10ms 1,rawfbt entry 1,sdt args2 1,sdt sched_process_exec 1,"
same "programs" "$(grep -c '^dt_program_[0-9]* as loaded' err)" 2	# and that of BEGIN
