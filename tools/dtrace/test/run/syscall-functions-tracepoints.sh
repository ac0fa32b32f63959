#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# System calls take the tracepoints if a clause needs arguments, for patterns, and beside kernel stacks.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cp "$OLDPWD/calls.py" .

# The child of fork() returns, too, and not from the function.
status 0 dtrace -qn 'syscall::clone:return /pid == $target || ppid == $target/ { @[pid == $target] = count(); }
	END { printa("%d: %@d\n", @); }' \
	-c 'python3 -S calls.py'
same "returns of fork()" "$(sort out | tr '\n' ' ')" "0: 5 1: 5 "

# Arguments, and patterns, take the tracepoints. So do calls that 32-bit programs make by the same function.
shared=
if [ -e /proc/sys/abi/vsyscall32 ]; then shared=syscall::getppid:return; fi
for probe in $shared syscall::clone:return 'syscall::getpgi*:return' 'syscall::getpgid:return /arg1 > 0/'; do
	status 0 dtrace -v -qn "$probe { @ = count(); } END { printa(\"%@d\", @); }" -c 'python3 -S calls.py'
	grep -q '^dtrace: syscall: 1 probe by 1 raw tracepoint link$' err ||
		fail "$probe: $(cat out err)"
	(("$(tail -n 1 out)" > 0)) || fail "$probe: no firing"
done

# A link on returns that shares a script with kernel stacks would lose returns in which many threads wait.
status 0 dtrace -v -qn 'syscall::getpgid:return { @ = count(); } fbt::vfs_read:entry /0/ { stack(); }
	END { printa("%@d", @); }' \
	-c 'python3 -S calls.py'
grep -q '^dtrace: syscall: 1 probe by 1 raw tracepoint link$' err || fail "$(cat err)"
(("$(tail -n 1 out)" >= 100)) || fail "with stacks: $(cat out)"
