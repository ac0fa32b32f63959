#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -x switchrate=1h, records wait until the end, or until a ring is a quarter full: then the ring is read at once.
. "$(dirname "$0")/common.sh"

reads='fbt::vfs_read:entry /execname == "dd" && arg2 == 777/ { printf("read\n"); }'
# The pauses let a tool that is wrong print too early; one that is right prints nothing, however long they are.
cat >few <<'E'
for n in 1 2 3; do
	dd if=/dev/zero of=/dev/null bs=777 count=10 status=none
	sleep 0.2
	wc -c <out >>early
done
E
status 0 dtrace -q -x switchrate=1h -x statusrate=10ms -n "$reads" -c 'sh few'
same "printed early" "$(xargs <early)" "0 0 0"
same "printed at the end" "$(uniq -c out | xargs)" "30 read"

# Some of 1,000 records are printed while the command runs, which waits for them.
cat >many <<'E'
dd if=/dev/zero of=/dev/null bs=777 count=1000 status=none
until [ -s out ]; do :; done
E
status 0 dtrace -q -x switchrate=1h -x bufsize=64k -n "$reads" -c 'taskset -c 0 sh many'
same "all" "$(uniq -c out | xargs)" "1000 read"
