#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Arguments on the stack are read: do_mmap() has nine arguments, and the seventh is the offset in pages.
. "$(dirname "$0")/common.sh"

dtrace -ln fbt::do_mmap:entry >list 2>&1 || { echo "this kernel has no function do_mmap() to trace"; exit 77; }
cat >maps.py <<'PYTHON'
import mmap
with open("file", "w+b") as file:
    file.truncate(65536)
    mmap.mmap(file.fileno(), 777, offset=3 * mmap.ALLOCATIONGRANULARITY)
PYTHON
status 0 dtrace -qn 'fbt::do_mmap:entry /arg2 == 777/ { printf("%d %x %x %d\n", arg6, arg7, arg8, arg3); }' \
	-c 'python3 maps.py'
read -r pgoff populate uf prot <out
same pgoff "$pgoff" 3
same prot "$prot" 3
# Both point to variables of one caller.
[[ $populate =~ ^ffff && $uf =~ ^ffff && $populate != "$uf" && ${populate:0:12} = "${uf:0:12}" ]] ||
	fail "populate $populate, uf $uf"
