#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Other probes fire within a system call and see what its entry stored. One clause on all of them is one program. -F
# marks calls as such.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -F -n 'syscall::read:entry /pid == $target && arg2 == 777/ { self->in = 1; }
	syscall::read:entry, fbt::vfs_read:entry, fbt::vfs_read:return, syscall::read:return /self->in/ {
		trace(tid == pid); }
	syscall::read:return /self->in/ { self->in = 0; }' -c 'taskset -c 0 dd if=/dev/zero of=/dev/null bs=777 count=1 status=none'
sed -n 's/  *1$//p' out >flow
same flow "$(cat flow)" "  0  => read
  0    -> vfs_read
  0    <- vfs_read
  0  <= read"

status 0 dtrace -S -x disasm=4 -qn 'syscall::read:entry, fbt::vfs_read:entry, sdt:sched::sched_switch, BEGIN { n++; }
	END { printf("%d\n", n > 0); exit(0); }' -c /bin/true
same "programs" "$(grep -c '^dt_program_[0-9]* as loaded' err)" 2

# The stack of the process is there.
status 0 dtrace -qn 'syscall::read:entry /pid == $target/ { @[ustackdepth > 0] = count(); }' -c 'cat /etc/hostname'
grep -Eq '^ +1 +[0-9]+$' out
! grep -Eq '^ +0 +[0-9]+$' out
