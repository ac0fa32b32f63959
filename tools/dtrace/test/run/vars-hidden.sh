#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With addresses hidden per-CPU variables are still read, and others are refused with the reason.
. "$(dirname "$0")/common.sh"

echo 2 >/proc/sys/kernel/kptr_restrict
status 0 dtrace -qn 'BEGIN { trace(`runqueues.cpu == cpu); exit(0); }'
same "per-CPU" "$(tr -d ' ' <out)" 1
status 1 dtrace -qn 'BEGIN { trace(`jiffies); exit(0); }'
echo 1 >/proc/sys/kernel/kptr_restrict
same "reason" "$(cat err)" "dtrace: the kernel hides the address of jiffies: set /proc/sys/kernel/kptr_restrict to 1, or less, and have CAP_SYSLOG"
