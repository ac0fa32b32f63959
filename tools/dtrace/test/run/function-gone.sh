#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If the kernel cannot trace one of several functions, the message names it by its full probe name.
. "$(dirname "$0")/common.sh"

mkdir tracefs
printf 'vfs_read\nno_such_function\nvfs_write\n' >tracefs/available_filter_functions
status 1 dtrace -x tracefs=tracefs -n 'fbt:::return { exit(0); }'
grep -q '^dtrace: cannot enable fbt:vmlinux:no_such_function:return: ' err || { cat err; fail "which one?"; }
