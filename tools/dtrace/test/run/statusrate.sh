#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -x statusrate sets how often drops are reported.
. "$(dirname "$0")/common.sh"

# Twice more than the ring holds, with a reader that stands still each time.
printf '%s\n' 'kill -STOP $PPID' 'taskset -c 0 dd if=/dev/zero of=/dev/null bs=777 count=2000 status=none' \
	'kill -CONT $PPID' >lose
lossy=(dtrace -q -x bufsize=4k -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("x\n"); }')

# The command ends when the tool has said it.
printf '%s\n' '. ./lose' 'until grep -q drops err; do sleep 0.1; done' >noticed
status 0 "${lossy[@]}" -x statusrate=10ms -c 'sh noticed'
grep -q drops err

printf '%s\n' '. ./lose' '. ./lose' >twice
status 0 "${lossy[@]}" -x statusrate=1h -c 'sh twice'
same messages "$(grep -c 'drops on CPU 0$' err)" 1
same all $(($(grep -c x out) + $(awk '/drops on CPU/ { print $2 }' err))) 4000
