#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Thousands of functions are enabled at once by one program, and each firing knows its function.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -q -S -x disasm=4 -n 'fbt:vmlinux:do_*:entry,fbt:vmlinux:vfs_*:entry,fbt:vmlinux:__*:entry
	/pid == $target/ { printf("%s\n", probefunc); }' -c 'cat /etc/passwd /dev/null'
grep -q '^vfs_read$' out
[ "$(sort -u out | wc -l)" -gt 10 ]
same programs "$(grep -c '^dt_program_[0-9]* as loaded' err)" 1
