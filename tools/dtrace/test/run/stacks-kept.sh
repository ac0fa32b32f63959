#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Variables keep stacks: what is printed later, compared, or made a key is the stack of where it was assigned.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

plain() { sed 's/+0x[0-9a-f]*$//; s/^  *//' out | grep .; }
# By the return the function has left its frame, and the stack begins with the caller.
dd='dd if=/dev/zero of=/dev/null bs=777 count=3 status=none'
cat >kept.d <<'D'
fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { self->s = stack(2); of[1] = stack(2); global = stack(2);
	self->is = 1; }
fbt::vfs_read:return /self->is && self->s == global && self->s != stack(2)/
{
	this->s = self->s;
	printf("%k", this->s); trace(of[1]);
	@kept[self->s] = count(); n[global]++;
	self->s = 0; of[1] = 0;
	printf("free%kfree%k", self->s, of[1]);
	exit(0);
}
END { printf("elements %d", n[global]); }
D
status 0 dtrace -q -s kept.d -c "$dd"
plain >got
diff -u - got <<'W'
vmlinux`vfs_read
vmlinux`ksys_read
vmlinux`vfs_read
vmlinux`ksys_read
free
free
elements 1
vmlinux`vfs_read
vmlinux`ksys_read
1
W
