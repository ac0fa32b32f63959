#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Until the tool looks for CPUs, each firing on a CPU that came online during tracing is reported as a drop.
. "$(dirname "$0")/common.sh"

cpu=$(($(nproc) - 1))
switch=/sys/devices/system/cpu/cpu$cpu/online
[ -w "$switch" ] || { echo "CPU $cpu cannot be switched off"; exit 77; }
trap 'echo 1 >"$switch"; rm -rf "$dir"' EXIT

# drops_of CPU: all that were reported of it
drops_of() { awk -v cpu="$1" '/^dtrace: [0-9]+ drops? on CPU/ && $NF == cpu { n += $2 } END { print n + 0 }' err; }
reads="taskset -c $cpu dd if=/dev/zero of=/dev/null bs=777 count=1000 status=none"
program='fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("x\n"); }'

echo 0 >"$switch"
echo "echo 1 >$switch; $reads" >late
status 0 dtrace -q -x statusrate=1h -n "$program" -c "sh $dir/late"
same printed "$(grep -c x out || true)" 0
same drops "$(drops_of $cpu)" 1000

# A CPU that went away and came back: its buffer is not used any more.
echo "$reads; echo 0 >$switch; echo 1 >$switch; $reads" >back
status 0 dtrace -q -x statusrate=1h -n "$program" -c "sh $dir/back"
same printed "$(grep -c x out || true)" 1000
same drops "$(drops_of $cpu)" 1000
