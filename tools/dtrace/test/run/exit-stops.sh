#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# After exit(), only END is recorded, even if other probes fire all the time.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { exit(0); } fbt::vfs_*:entry { printf("late\n"); } END { printf("end\n"); }'
same output "$(cat out)" end
