#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# After SIGTERM, with a running command and firing probes, everything recorded is printed, then END.
. "$(dirname "$0")/common.sh"

echo 'exec taskset -c 0 dd if=/dev/zero of=/dev/null bs=777 status=none' >reads
dtrace -qn 'fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { n++; }
	fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("x %d\n", n); } END { printf("end %d\n", n); }' \
	-c 'sh reads' >out 2>err &
wait_for grep -q '^x 100$' out
kill -TERM $!
wait $!
printed=$(grep -c '^x' out)
reported=$(awk '/^dtrace: [0-9]+ drops? on CPU/ { n += $2 } END { print n + 0 }' err)
same all "end $((printed + reported))" "$(grep ^end out)"
