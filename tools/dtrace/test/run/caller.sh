#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# caller is in the function that called the probed function, at entry and at return. stackdepth is the same at both, and
# one more than in the calling function. BEGIN has no caller and no frames.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
need_fprobe "no frame of the caller"

cat >calls.d <<'D'
self int outer;
int done[string];
inline int in_ksys_read[uintptr_t at] = at > (uintptr_t)&`ksys_read && at < (uintptr_t)&`ksys_read + 512;

BEGIN { printf("BEGIN %d %d\n", caller != 0, stackdepth); }
fbt::ksys_read:entry /pid == $target/ { self->outer = stackdepth; }
/* A program for each of the two. */
fbt::vfs_read:entry, fbt::vfs_read:return /self->outer && !done[probename]/ {
	done[probename] = 1;
	printf("%s %d %d %d\n", probename, in_ksys_read[caller], stackdepth - self->outer, self->outer >= 3 && self->outer < 20);
}
fbt::ksys_read:return /self->outer/ { self->outer = 0; }
D
status 0 dtrace -qs calls.d -c 'cat /dev/null'
sed -i '/^$/d' out
same output "$(cat out)" "BEGIN 0 0
entry 1 1 1
return 1 1 1"

# Where a function is called from, as a key: read() and pread() call it from two places, each of them twice.
cat >reads.py <<'READS'
import os
fd = os.open("/dev/zero", os.O_RDONLY)
for _ in range(2):
    os.read(fd, 777)
    os.pread(fd, 777, 0)
READS
status 0 dtrace -qn 'int seen[uintptr_t];
	fbt::vfs_read:entry /pid == $target && arg2 == 777/ {
		seen[caller] = seen[caller] + 1; printf("%d\n", seen[caller]); }' \
	-c 'python3 -S reads.py'
same "counts of two callers" "$(grep . out | sort -n | tr '\n' ' ')" "1 1 2 2 "
