#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# After exit() nothing but END is recorded, even of probes that fire all the time.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { exit(0); } fbt::vfs_*:entry { printf("late\n"); } END { printf("end\n"); }'
same output "$(cat out)" end
