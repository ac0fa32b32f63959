#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If addresses are hidden, per-CPU variables are still read, and others are rejected with the reason.
. "$(dirname "$0")/common.sh"

why="dtrace: the kernel hides the address of jiffies: set /proc/sys/kernel/kptr_restrict to 1, or less, and have CAP_SYSLOG"
before=$(cat /proc/sys/kernel/kptr_restrict)
trap 'echo "$before" >/proc/sys/kernel/kptr_restrict; rm -rf "$dir"' EXIT
echo 2 >/proc/sys/kernel/kptr_restrict
status 0 dtrace -qn 'BEGIN { trace(`runqueues.cpu == cpu); exit(0); }'
same "per-CPU" "$(tr -d ' ' <out)" 1
status 1 dtrace -qn 'BEGIN { trace(`jiffies); exit(0); }'
echo 1 >/proc/sys/kernel/kptr_restrict
same "reason at 2" "$(cat err)" "$why"
status 1 setpriv --bounding-set=-syslog --inh-caps=-syslog dtrace -qn 'BEGIN { trace(`jiffies); exit(0); }'
same "reason at 1, without CAP_SYSLOG" "$(cat err)" "$why"
status 0 dtrace -qn 'BEGIN { trace(`jiffies > 0); exit(0); }'
