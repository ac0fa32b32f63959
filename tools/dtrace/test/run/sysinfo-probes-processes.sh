#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# sysinfo counts programs that are executed, processes and threads.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'sysinfo:::sysexec /ppid == $target/ { @[probename] = sum(arg0); }
	sysinfo:::sysvfork, sysinfo:::sysfork /pid == $target/ { @[probename] = sum(arg0); }
	sysinfo:::nthreads /pid == $target/ { @["a thread"] = sum(arg0); } END { printa("%s %@d\n", @); }' \
	-c "python3 -S -c 'import os, _thread
os.posix_spawn(\"/bin/true\", [\"true\"], {}); os.wait()
done = _thread.allocate_lock(); done.acquire(); _thread.start_new_thread(done.release, ()); done.acquire()'"
same "processes and threads" "$(sort out | grep .)" "a thread 1
sysexec 1
sysvfork 1"
