#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# probeprov, probemod, probefunc and probename work in records and in predicates.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'fbt::vfs_*:entry
	/pid == $target && probefunc == "vfs_read" && probeprov == "fbt" && probename == "entry" && probemod == "vmlinux"/
	{ printf("%s:%s:%s:%s\n", probeprov, probemod, probefunc, probename); }' -c 'cat /dev/null'
same lines "$(sort -u out)" fbt:vmlinux:vfs_read:entry
status 0 dtrace -qn 'fbt::vfs_*:entry /pid == $target && probefunc != "vfs_read"/ { printf("%s\n", probefunc); }' \
	-c 'cat /dev/null'
if grep -q '^vfs_read$' out; then fail "vfs_read, though the predicate excludes it"; fi
grep -q '^vfs_open$' out
