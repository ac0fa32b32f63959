#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A stack that a variable keeps is the same key as one that is not kept, with more room or with less.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

plain() { sed 's/+0x[0-9a-f]*$//; s/^  *//' out | grep .; }
dd='dd if=/dev/zero of=/dev/null bs=777 count=3 status=none'
# A kept stack is the same key as one that is not kept, also with more room or with less.
status 0 dtrace -qn 'BEGIN { room = stack(); } fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@[stack(2)] = count(); self->s = stack(2); @[self->s] = count(); room = self->s; @[room] = count();
	a[tid] = stack(); self->s = a[tid]; @[self->s] = count(); }' -c "$dd"
plain >got
diff -u - got <<'W'
vmlinux`vfs_read
vmlinux`ksys_read
12
W

# Fewer frames than there is room for are followed by nothing of the stack before.
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	g = stack(); this->s = stack(1); g = this->s;
	printf("%k", g); exit(0); }' -c "$dd"
same "fewer frames" "$(plain)" 'vmlinux`vfs_read'

# All frames of a process: compared, as keys of an array, and printed as themselves.
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777 && u == u2/ { n[u]++; }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
		u = ustack(); this->u = u; u2 = this->u; n[ustack()]++; self->u[1] = u2; }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	printf("%d %d %d %d\n", n[ustack()], u == ustack(), u != self->u[1], self->u[1] == ustack(1)); }' -c "$dd"
same "all frames" "$(tr '\n' ';' <out)" '1 1 0 0;3 1 0 0;5 1 0 0;'
