#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Buffers that cannot be allocated are halved until they fit, which is reported. With -x bufresize=manual, that is an
# error.
. "$(dirname "$0")/common.sh"

# limited COMMAND...: it may lock what anybody may lock, and that is kernel.perf_event_mlock_kb for each CPU.
limited() { setpriv --bounding-set -ipc_lock,-sys_resource sh -c 'ulimit -l 8; exec "$@"' sh "$@"; }
reads='fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("read\n"); }'
dd='dd if=/dev/zero of=/dev/null bs=777 count=100 status=none'

status 0 limited dtrace -b 16m -n "$reads" -c "$dd"
same said "$(grep -c '^dtrace: buffer size lowered to ' err)" 1
size=$(sed -n 's/^dtrace: buffer size lowered to \([0-9]*\)k$/\1/p' err)
[ "$size" -gt 4 ] && [ "$size" -lt 16384 ]
((size < $(cat /proc/sys/kernel/perf_event_mlock_kb) && size * 2 >= $(cat /proc/sys/kernel/perf_event_mlock_kb) - 4)) ||
	fail "$size KiB"
same printed "$(grep -c read$ out)" 100
# What fits is taken as it is.
status 0 limited dtrace -b "${size}k" -x bufresize=manual -n "$reads" -c "$dd"
same "nothing lowered" "$(grep -c lowered err)" 0
same printed "$(grep -c read$ out)" 100

status 1 limited dtrace -b 16m -x bufresize=manual -n "$reads" -c "$dd"
same error "$(sed 's/CPU [0-9]*/CPU N/' err)" \
	"dtrace: cannot map a buffer of 16777216 bytes for CPU N: Operation not permitted: -x bufresize=auto takes what there is"

# More than there is at all.
status 1 dtrace -b 1t -x bufresize=manual -n 'BEGIN { exit(0); }'
same error "$(cat err)" \
	"dtrace: buffers of 1t for $(nproc) CPUs need more than half of the free memory: -x bufresize=auto takes what there is"
