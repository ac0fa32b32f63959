#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Threads are no processes: when three are made, four end, and the process ends once, whoever is the last.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >threads.py <<'E'
import threading
barrier = threading.Barrier(4)
def run():
    barrier.wait()
for thread in [threading.Thread(target=run) for _ in range(3)]:
    thread.start()
barrier.wait()
E
status 0 dtrace -qn '
proc:::lwp-create /pid == $target/ { @["lwp-create", args[1]->pr_pid == pid, args[0]->pr_lwpid != tid] = count(); }
proc:::create /pid == $target/ { @["create", 0, 0] = count(); }
proc:::lwp-start /pid == $target/ { @["lwp-start", 1, pid != tid] = count(); }
proc:::start /pid == $target/ { @["start", 0, 0] = count(); }
proc:::lwp-exit /pid == $target/ { @["lwp-exit", 1, 1] = count(); }
proc:::exit /pid == $target/ { @["exit", 1, 1] = count(); }
END { printa("%s %d %d %@d\n", @); }' -c 'python3 threads.py'
same threads "$(grep . out | sort)" "exit 1 1 1
lwp-create 1 1 3
lwp-exit 1 1 4
lwp-start 1 1 3"
