#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A function of the kernel or of a module that is named in full is traced even if the list of all functions cannot be
# read.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

load_kernel sdt_sample
# without_list DTRACE-ARGUMENT...: where tracefs is not mounted
without_list() {
	unshare --mount sh -c 'for place in tracing debug; do mount -t tmpfs none /sys/kernel/$place; done; exec dtrace "$@"' sh "$@"
}

status 0 without_list -qn 'fbt::vfs_read:entry /pid == $target/ { printf("%s %s\n", probemod, probefunc); exit(0); }' \
	-c 'cat /dev/null'
same kernel "$(cat out)" 'vmlinux vfs_read'
status 0 without_list -qn 'fbt:vmlinux:vfs_read:return /pid == $target/ { printf("%d\n", arg1 >= 0); exit(0); }' \
	-c 'cat /dev/null'
same return "$(cat out)" 1
status 0 without_list -qn 'fbt:sdt_sample:sample_work:entry { printf("%s\n", probemod); exit(0); }'
same module "$(cat out)" sdt_sample
status 1 without_list -qn 'fbt:vmlinux:sample_work:entry' -n 'BEGIN { exit(0); }'
# What cannot be traced is said as it is where there is a list.
status 1 without_list -qn 'fbt::register_ftrace_function:entry'
grep -q 'cannot open /sys/kernel/tracing/available_filter_functions' err
status 1 dtrace -qn 'fbt::register_ftrace_function:entry'
grep -q 'no function is named register_ftrace_function' err
