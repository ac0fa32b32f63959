#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# args[] of a tracepoint are all fields of its record, even those after the tenth.
. "$(dirname "$0")/common.sh"

# A file that is locked, and is not locked a second time: -EAGAIN, the eleventh field. Locks of this kind end at the
# largest offset.
traced -n 'sdt:filelock::flock_lock_inode /execname == "perl" && args[7] == 1/ {
	printf("%d %d %d\n", args[5] == pid, args[9] == 0x7fffffffffffffff, args[10]); }' \
	-- perl -e 'open(A, ">", "locked") && open(B, ">", "locked") && flock(A, 2) or die; flock(B, 2 | 4) and die;'
same locks "$(cat out)" "1 1 0
1 1 -11"
status 0 dtrace -lv -n sdt:filelock::flock_lock_inode
grep -q '^[[:space:]]*args\[10\]: int ret$' out || { cat out; fail "the eleventh field is not listed"; }
