#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Provider lockstat reports for which lock, where and how long a thread waits.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

cat >wait.d <<'D'
int64_t rw, rw_lock, block, spin;
lockstat:::rw-block /arg2 == 0/ { self->awaited = arg0; }
lockstat:::rw-block /arg2 == 0 && !rw/ { rw = arg1; stack(); }
lockstat:::rw-acquire /arg1 == 0 && arg0 == self->awaited/ { rw_lock = arg0; }
lockstat:::adaptive-block /!block/ { block = arg1; }
lockstat:::adaptive-spin /!spin/ { spin = arg1; }
tick-10hz /rw && rw_lock && (block || spin)/
{
	printf("%d %d\n", rw > 0 && block >= 0 && spin >= 0, rw_lock < 0);
	exit(0);
}
D
status 0 dtrace -qs wait.d -c "python3 $here/contend.py"
same "who waits" "$(tail -n 1 out)" "1 1"
grep -Eq 'vmlinux`(rwsem_down|rwbase|down)_write' out || fail "not where it waits: $(cat out)"
