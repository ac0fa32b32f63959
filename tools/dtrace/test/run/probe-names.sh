# SPDX-License-Identifier: GPL-2.0
# probeprov and its kin, in records and in predicates.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'fbt::vfs_*:entry
	/pid == $target && probefunc == "vfs_read" && probeprov == "fbt" && probename == "entry" && probemod == "vmlinux"/
	{ printf("%s:%s:%s:%s\n", probeprov, probemod, probefunc, probename); }' -c 'cat /dev/null'
same lines "$(sort -u out)" fbt:vmlinux:vfs_read:entry
status 0 dtrace -qn 'fbt::vfs_*:entry /pid == $target && probefunc != "vfs_read"/ { printf("%s\n", probefunc); }' -c 'cat /dev/null'
! grep -q '^vfs_read$' out
grep -q '^vfs_open$' out
