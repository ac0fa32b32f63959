#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x oformat=folded, a key with a stack is a line for flame graphs: the outermost frame first, nothing else.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

dd='dd if=/dev/zero of=/dev/null bs=777 count=20 status=none'
status 0 dtrace -q -x oformat=folded -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	@[execname, stack(2)] = count();
	@b[ustack(1), 3, stack(1)] = quantize(arg2); } END { printa(@b); }' -c "$dd"
diff -u - out <<'E'
libc.so.6`read;3;vmlinux`vfs_read 20
dd;vmlinux`ksys_read;vmlinux`vfs_read 20
E
