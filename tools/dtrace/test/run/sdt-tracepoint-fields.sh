#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# args[] of a tracepoint are all fields of its record, even those after the tenth.
. "$(dirname "$0")/common.sh"

# Kernels order the fields differently. at FIELD: its number
events=/sys/kernel/tracing/events/filelock
at() {
	sed -n 's/^\tfield:.*[ *]\([a-z_]*\);\toffset.*/\1/p' $events/flock_lock_inode/format | grep -v ^common_ |
		awk -v name="$1" '$0 == name { print NR - 1 }'
}

# A file that is locked, and is not locked a second time: -EAGAIN, the eleventh field. Locks of this kind end at the
# largest offset.
same "the eleventh field" "$(at ret)" 10
traced -n "sdt:filelock::flock_lock_inode /execname == \"perl\" && args[$(at type)] == 1/ {
	printf(\"%d %d %d\n\", args[$(at pid)] == pid, args[$(at fl_end)] == 0x7fffffffffffffff, args[10]); }" \
	-- perl -e 'open(A, ">", "locked") && open(B, ">", "locked") && flock(A, 2) or die; flock(B, 2 | 4) and die;'
same locks "$(cat out)" "1 1 0
1 1 -11"
status 0 dtrace -lv -n sdt:filelock::flock_lock_inode
grep -q '^[[:space:]]*args\[10\]: int ret$' out || { cat out; fail "the eleventh field is not listed"; }
