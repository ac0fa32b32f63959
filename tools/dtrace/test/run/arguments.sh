#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# An entry probe sees the arguments of a call, and the return probe the result of the same call.
. "$(dirname "$0")/common.sh"

printf '%0123d' 0 >file
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 4321/ { printf("entry %d\n", arg2); }
	fbt::vfs_read:return /execname == "dd" && arg1 == 123/ { printf("return %d\n", arg1); }' \
	-c "dd if=$dir/file of=/dev/null bs=4321 count=1 status=none"
same output "$(cat out)" "entry 4321
return 123"
