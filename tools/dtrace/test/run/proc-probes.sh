#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider proc reports once that a process or thread is created, starts, executes a file or ends, and which one it is.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

# The child of the shell is made by the shell, starts, executes, and ends as it says.
status 0 dtrace -qn '
proc:::create /pid == $target/ { printf("create %d %s\n", args[0]->pr_pid != pid, args[0]->pr_fname); }
proc:::start /ppid == $target/ { printf("start %s\n", execname); }
proc:::lwp-start /ppid == $target/ { printf("lwp-start %s\n", execname); }
proc:::exec /ppid == $target/ { printf("exec %s\n", args[0]); }
proc:::exec-success /ppid == $target/ { printf("exec-success %s\n", curpsinfo->pr_psargs); }
proc:::exec-failure /ppid == $target/ { printf("exec-failure %d\n", args[0]); }
proc:::lwp-exit /ppid == $target/ { printf("lwp-exit %s\n", execname); }
proc:::exit /ppid == $target/ { printf("exit %d %s\n", args[0], execname); }
proc:::exit /pid == $target/ { printf("end %d\n", args[0]); }
' -c 'sh -c "/bin/echo one >/dev/null; (exec /nonexistent 2>/dev/null); (kill -9 \$(exec sh -c '"'echo \\\$PPID'"')); exit 0"'
# Which of the two probes of one place comes first is not said.
sed -n '1,/^exit/p' out >first
same "a program begins" "$(sed -n 2,3p first | sort)" "lwp-start sh
start sh"
same "a program" "$(sed 2,3d first)" "create 1 sh
exec /bin/echo
exec-success /bin/echo one
lwp-exit echo
exit 1 echo"
same "a failure" "$(grep -c '^exec-failure 2$' out)" 1
same "killed" "$(grep -c '^exit 2 sh$' out)" 1
same "all that start end" "$(grep -c '^start' out)" "$(grep -c '^exit ' out)"
same "the command itself" "$(grep '^end' out)" "end 1"

# Threads are no processes: three are made, four end, and the process ends once, whoever is the last.
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

# Signals: who sends what to whom, what is thrown away, and what is handled.
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

# One clause on all of a provider: each probe decides for itself whether it fires.
status 0 dtrace -qn 'proc::: /pid == $target || ppid == $target/ { @[probename] = count(); }
	END { printa("%s %@d\n", @); }' -c 'sh -c "/bin/true; exit 0"'
same "all probes" "$(grep -v -e signal -e exec out | grep .)" "create 1
lwp-start 1
start 1
exit 2
lwp-exit 2"

status 0 dtrace -lvn 'proc:::signal-send'
grep -q 'args\[2\]: int$' out || fail "types of arguments: $(cat out)"
# One function, two probes, one clause.
status 0 dtrace -qn 'proc:::lwp-start,fbt::schedule_tail:entry /ppid == $target/ { @[probename] = count(); }
	END { printa("%s %@d\n", @); }' -c 'sh -c "/bin/true; exit 0"'
same "two probes of a function" "$(grep . out)" "entry 1
lwp-start 1"
