#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With writers on every CPU at once and a small buffer, each record is printed or reported as dropped.
. "$(dirname "$0")/common.sh"

cpus=$(nproc)
cat >writers <<WRITERS
for cpu in \$(seq 0 $((cpus - 1))); do
	taskset -c \$cpu dd if=/dev/zero of=/dev/null bs=777 count=5000 status=none &
done
wait
WRITERS
status 0 dtrace -q -x bufsize=8k -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ {
	printf("x %d\n", timestamp); }' \
	-c "sh $dir/writers"
printed=$(grep -c x out || true)
reported=$(awk '/^dtrace: [0-9]+ drops? on CPU/ { n += $2 } END { print n + 0 }' err)
same sum $((printed + reported)) $((5000 * cpus))
