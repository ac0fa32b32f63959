#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Tracing ends when the command of -c has ended; $target is its process.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'fbt::vfs_read:entry /pid == $target/ { printf("%s\n", execname); }' -c 'cat /etc/hostname'
grep -v "$(cat /etc/hostname)" out | sort -u >names
same names "$(cat names)" cat
status 1 dtrace -qn BEGIN -c /nonexistent/command
grep -q "cannot execute '/nonexistent/command': No such file" err
