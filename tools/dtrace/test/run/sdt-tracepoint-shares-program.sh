#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A clause on a tracepoint, a static probe and a function is one loaded program, with and without arguments.
. "$(dirname "$0")/common.sh"
load_kernel sdt_test

fire() { bash -c 'echo args >/sys/kernel/debug/dtrace_sdt_test/fire; readlink /proc/self/exe >/dev/null'; }

traced -S -x disasm=12 -n 'sdt:::args2, fbt::vfs_readlink:entry, sdt:sched::sched_process_exec {
	printf("%s %s\n", probeprov, probename); }' \
	-- fire
same "firings" "$(sort -u out | tr '\n' ',')" "fbt entry,sdt args2,sdt sched_process_exec,"
same "programs" "$(grep -c '^dt_program_[0-9]* as loaded' err)" 2	# and that of BEGIN
same "trampolines, all of BEGIN and END" "$(grep -c '^trampoline.*instructions' err)" 1

traced -S -x disasm=12 -n 'sdt:::args2, fbt::vfs_readlink:entry, sdt:sched::sched_process_exec {
	printf("%s %d\n", probename, probename == "args2" ? arg1 : probename == "entry" ? arg0 != 0 : arg1 == pid); }' \
		-- fire
same "arguments" "$(sort -u out | tr '\n' ',')" "args2 22,entry 1,sched_process_exec 1,"
same "programs" "$(grep -c '^dt_program_[0-9]* as loaded' err)" 2
