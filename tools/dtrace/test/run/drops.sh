#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If the buffer is too small, each record is printed or reported as dropped.
. "$(dirname "$0")/common.sh"

# dd reads 2,000 times; the ring holds one page, and who reads it stands still meanwhile.
while_stopped 'dd if=/dev/zero of=/dev/null bs=777 count=2000 status=none'
status 0 dtrace -q -x bufsize=4k -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("x\n"); }' \
	-c 'sh stopped'
printed=$(grep -c x out || true)
reported=$(awk '/^dtrace: [0-9]+ drops? on CPU/ { n += $2 } END { print n + 0 }' err)
[ "$reported" -gt 0 ]
same sum $((printed + reported)) 2000
