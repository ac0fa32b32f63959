#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# proc::: says who sends which signal to whom, which is discarded, handled or waited for, and which faults become
# signals.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >signals.py <<'E'
import os, signal
signal.signal(signal.SIGUSR1, lambda *_: None)
signal.signal(signal.SIGUSR2, signal.SIG_IGN)
for number in (signal.SIGUSR1, signal.SIGUSR2):
    os.kill(os.getpid(), number)
E
status 0 dtrace -qn '
proc:::signal-send /pid == $target && args[2] != SIGCHLD/ { printf("send %d %d %s\n", args[2], args[1]->pr_pid == pid, args[0]->pr_name); }
proc:::signal-discard /pid == $target && args[2] != SIGCHLD/ {
	printf("discard %d %d\n", args[2], args[1]->pr_pid == pid); }
proc:::signal-handle /pid == $target/ { printf("handle %d %d\n", args[0], args[2] > 1); }
' -c 'python3 signals.py'
same signals "$(grep . out)" "send 10 1 python3
handle 10 1
send 12 1 python3
discard 12 1"

# Faults that become signals, by their kind; a signal that is sent is none. A signal that is waited for.
cat >faults.py <<'E'
import ctypes, os, signal
for number in (signal.SIGSEGV, signal.SIGTERM):
    child = os.fork()
    if child == 0:
        if number == signal.SIGTERM:
            os.kill(os.getpid(), signal.SIGTERM)
        ctypes.string_at(0)
    os.waitpid(child, 0)
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
os.kill(os.getpid(), signal.SIGUSR1)
signal.sigwait([signal.SIGUSR1])
signal.sigtimedwait([signal.SIGUSR1], 0)
E
status 0 dtrace -qn '
proc:::fault /progenyof($target)/ { printf("fault %d %d %d\n", args[0] == FLTBOUNDS, args[1]->si_signo == SIGSEGV, pid != $target); }
proc:::signal-clear /pid == $target/ { printf("clear %d\n", args[0]); }
' -c 'python3 faults.py'
same "faults" "$(grep . out)" "fault 1 1 1
clear 10"
