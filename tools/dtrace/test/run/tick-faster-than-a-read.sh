#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A timer that prints aggregations faster than they can be read does not keep the tool from ending.
. "$(dirname "$0")/common.sh"

printf 'dd if=/dev/zero of=/dev/null bs=777 count=250 status=none; sleep 2\n' >work
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { @ = count(); }
	tick-1ms { printa("read %@d\n", @); trunc(@); } END { printa("read %@d\n", @); }' -c "sh $dir/work"
same "reads" "$(awk '$1 == "read" { n += $2 } END { print n }' out)" 250
