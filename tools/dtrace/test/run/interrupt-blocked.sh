#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A reader that does not read does not make the tool ignore signals: the second signal ends it.
. "$(dirname "$0")/common.sh"

mkfifo pipe
exec 3<>pipe
dtrace -qn 'BEGIN { printf("ready\n"); } fbt::vfs_read:entry { printf("%02000d\n", 0); }' >pipe 2>err &
read -r line <&3
same "first line" "$line" ready
for ((n = 0; n < 100; n++)); do read -r line </proc/version; done
while kill -TERM $! 2>/dev/null; do sleep 0.1; done
rc=0
wait $! || rc=$?
same status $rc 143
