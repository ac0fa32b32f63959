#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# proc::: fires when a process or thread is created, starts, executes a file or ends, and says which one it is.
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
