#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Notices about options go to standard error.
. "$(dirname "$0")/common.sh"

status 0 dtrace -w -n 'BEGIN { exit(0); }'
same destructive "$(tail -n 1 err)" "dtrace: allowing destructive actions"
status 0 dtrace -q -w -n 'BEGIN { exit(0); }'
same quiet "$(cat err)" ""
# More than there is: what half of the free memory allows.
status 0 dtrace -b 1t -n 'BEGIN { exit(0); }'
grep -Eq '^dtrace: buffer size lowered to [0-9]+[km]$' err
status 0 dtrace -q -x pgmax=2 -n 'BEGIN { exit(0); }'
same "no effect" "$(cat err)" "dtrace: option pgmax has no effect in this version"
while_stopped 'dd if=/dev/zero of=/dev/null bs=777 count=2000 status=none'
status 0 dtrace -q -x droptags -b 4k -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("x\n"); }' \
	-c 'sh stopped'
grep -Eq '^dtrace: \[DTRACEDROP_PRINCIPAL\] [0-9]+ drops? on CPU [0-9]+$' err
