#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# printa() in a clause sees each firing that ended before it on any CPU, however seldom the tool reads aggregations.
. "$(dirname "$0")/common.sh"

[ "$(nproc)" -gt 1 ] || { echo "needs several CPUs"; exit 77; }
cat >work <<'E'
taskset -c 1 dd if=/dev/zero of=/dev/null bs=777 count=1000 status=none
taskset -c 0 dd if=/dev/zero of=/dev/null bs=778 count=1 status=none
E
for options in '' '-x aggrate=1h' '-x switchrate=1h -x aggrate=1h'; do
	# shellcheck disable=SC2086 # several words
	status 0 dtrace -q $options -n 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { @ = count(); }
		fbt::vfs_read:entry /execname == "dd" && arg2 == 778/ { printa("%@d\n", @); }' -c 'sh work'
	same "the first value, with '$options'" "$(head -n 1 out)" 1000
	same "messages, with '$options'" "$(cat err)" ""
done
