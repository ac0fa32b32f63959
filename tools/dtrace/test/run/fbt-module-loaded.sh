#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Functions of a module that is loaded while tracing is on are traced from then on. Their clauses share variables,
# aggregations and ERROR with the probes that were there before.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
with_files 16
umount disk
unload ext2
note_objects

is_traced() { grep -q "^ext2_fill_super " /sys/kernel/tracing/enabled_functions; }
# What the module is asked to do once.
load_and_mount() { load_kernel ext2 && wait_for is_traced && mount -t ext2 "/dev/$disk" disk && umount disk; }

# A pattern and a name; nothing matches before.
for probe in 'fbt:ext2:ext2_fill_su*:entry' 'fbt::ext2_fill_super:entry'; do
	traced -Z -n "$probe { n++; @[probemod, probefunc, probename, id > 3] = count();
		printf(\"%s %d\n\", probefunc, n); }
		END { printa(\"%s %s %s %d %@d\n\", @); printf(\"%d in all\n\", n); }" -- load_and_mount
	same "$probe" "$(cat out)" 'ext2_fill_super 1
ext2 ext2_fill_super entry 1 1
1 in all'
	[ ! -s err ] || fail "$(cat err)"
	unload ext2
done

# Beside a function of the kernel: one array, and an error with its place in the program.
traced -Z -n 'fbt::get_tree_bdev*:entry, fbt::mount_bdev:entry, fbt:ext2:ext2_fill_super:entry {
	calls[probefunc == "ext2_fill_super"]++; }
	fbt:ext2:ext2_fill_super:return { trace(*(int *)0); }
	ERROR { printf("error of %d\n", arg1 > 3); }
	END { printf("%d %d\n", calls[0] > 0, calls[1]); }' -- load_and_mount
same "with others" "$(cat out)" 'error of 1
1 1'
grep -q 'fbt:ext2:ext2_fill_super:return): invalid address (0x0) .*, at .*: \*(int \*)0' err || fail "$(cat err)"
unload ext2
wait_for as_before

# A module that no description means changes nothing.
traced -v -n 'fbt::vfs_re*:entry { n++; }' -- load_kernel ext2
! grep -q ext2 err || fail "$(cat err)"
unload ext2
