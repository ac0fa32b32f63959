#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# However a clause is attached to functions, it sees the same arguments, results and names, and no firing is lost.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

cat >reads.py <<'READS'
import os
fd = os.open("/dev/zero", os.O_RDONLY)
for _ in range(100):
    os.read(fd, 777)
READS
cat >reads.d <<'D'
fbt::vfs_read:entry /pid == $target && arg2 == 777/ { self->reads = 1; @calls[probefunc, probename, arg2] = count(); }
fbt::vfs_read:return /self->reads/ { self->reads = 0; @calls[probefunc, probename, arg1] = count(); @zero = max(arg0); }
END { printa("%s %s %d %@d\n", @calls); printa("%@d\n", @zero); }
D
while read -r way kinds; do
	status 0 dtrace -v -x attach=$way -qs reads.d -c 'python3 -S reads.py'
	same "with attach=$way" "$(grep . out)" "vfs_read entry 777 100
vfs_read return 777 100
0"
	same "-v with attach=$way" "$(sed -n 's/^dtrace: fbt: //p' err | sort | tr '\n' ';')" "$kinds"
done <<'W'
auto 1 probe by 1 fexit link;1 probe by 1 kprobe_multi link;
multi 2 probes by 2 kprobe_multi links;
fentry 1 probe by 1 fentry link;1 probe by 1 fexit link;
trampoline 2 probes by 2 kprobe_multi links, through a trampoline;
W
