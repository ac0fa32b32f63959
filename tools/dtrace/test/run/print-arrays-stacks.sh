#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Stacks can be keys and values of a printed array, and a process that has ended keeps its names.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	by[stack(2), execname]++; from["dd"] = stack(1); }
	END { printa("%k%s %@d", by); print(from); }' -c 'dd if=/dev/zero of=/dev/null bs=777 count=3 status=none'
sed 's/+0x[0-9a-f]*$//; s/^  *//; s/ *$//' out | grep . >got
diff -u - got <<'W'
vmlinux`vfs_read
vmlinux`ksys_read
dd 3
dd
vmlinux`vfs_read
W
