#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A function that does not allow return() is named, and return() needs -w.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
need_fprobe "no return()"

status 1 dtrace -qw -n 'fbt::'"$calls"'getpgid:entry, fbt::vfs_read:entry { return(0); }'
grep -qF "cannot enable fbt:vmlinux:vfs_read:entry: the kernel does not let return() replace its result; /sys/kernel/debug/error_injection/list" err ||
	{ cat err; fail "the function that does not allow it is not named"; }
status 1 dtrace -q -n 'fbt::'"$calls"'getpgid:entry { return(0); }'
grep -q 'Destructive actions not allowed' err || fail "allowed without -w"
