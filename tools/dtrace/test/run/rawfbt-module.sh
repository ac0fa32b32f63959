#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# rawfbt traces functions of modules, also of one that is loaded while tracing is on. Such a module can be unloaded,
# which is reported.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
with_files 16
mount_debugfs

list() { ls disk >/dev/null; }
list_and_unload() { list && umount disk && unload ext2; }
is_traced() { grep -q '  k  ext2_fill_super' /sys/kernel/debug/kprobes/list; }
load_and_mount() { load_kernel ext2 && wait_for is_traced && mount -t ext2 "/dev/$disk" disk && umount disk; }

traced -n 'rawfbt:ext2:ext2_readd*:entry /!n++/ { printf("%s %s %s\n", probemod, probefunc, probename); }' -- list
same "by a pattern" "$(cat out)" "ext2 ext2_readdir entry"
traced -n 'rawfbt:ext2:ext2_readdir:return /!n++/ { printf("%s %d\n", probefunc, (int)arg1); }' -- list_and_unload
same "before it went" "$(cat out)" "ext2_readdir 0"
same "said" "$(cat err)" "dtrace: rawfbt:ext2:ext2_readdir:return is gone: the module that had it was unloaded"

# Nothing matches before.
note_objects
for probe in 'rawfbt:ext2:ext2_fill_su*:entry' 'rawfbt::ext2_fill_super:entry'; do
	traced -Z -n "$probe { printf(\"%s %s\n\", probemod, probefunc); }" -- load_and_mount
	same "$probe" "$(cat out)" 'ext2 ext2_fill_super'
	[ ! -s err ] || fail "$(cat err)"
	unload ext2
done
wait_for as_before
