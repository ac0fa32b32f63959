#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A clause on a static probe and on functions is one loaded program, which both kinds of probes run.
. "$(dirname "$0")/common.sh"
load_kernel sdt_test

traced -S -x disasm=4 -n 'sdt:::args2, fbt::vfs_readlink:entry, fbt::vfs_readlink:return {
	printf("%s %s %d\n", probeprov, probename, probename == "args2" ? arg1 : 0); }' \
	-- bash -c 'echo args >/sys/kernel/debug/dtrace_sdt_test/fire; readlink /proc/self/exe >/dev/null'
same "firings" "$(sort out | uniq | tr '\n' ' ')" "fbt entry 0 fbt return 0 sdt args2 22 "
same "programs" "$(grep -c '^dt_program_[0-9]* as loaded' err)" 2	# and that of BEGIN
