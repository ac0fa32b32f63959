#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each tick prints what was counted since the last one. All printed counts add up to the firings.
. "$(dirname "$0")/common.sh"

# Each round waits until its reads are printed, so that no tick can print those of two rounds.
cat >work <<'E'
for round in 1 2 3 4; do
	dd if=/dev/zero of=/dev/null bs=777 count=250 status=none
	until [ "$(awk '$1 == "read" { n += $2 } END { print n + 0 }' out)" -ge $((250 * round)) ]; do sleep 0.1; done
done
E
status 0 dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { @ = count(); }
	tick-100ms { printa("read %@d\n", @); trunc(@); ticks++; }
	END { printa("read %@d\n", @); trunc(@); printf("ticks %d\n", ticks); }' \
	-c "sh $dir/work"
same "reads" "$(awk '$1 == "read" { n += $2 } END { print n }' out)" 1000
[ "$(awk '$1 == "read" && $2 > 0' out | wc -l)" -ge 4 ] || { cat out; fail "some rounds were printed together"; }
