#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# BEGIN comes first and END last, each exactly once.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { printf("begin\n"); } END { printf("end\n"); }' \
	-n 'fbt::vfs_read:entry /pid == $target/ { printf("read\n"); }' -c 'cat /etc/hostname'
grep -v -e "$(cat /etc/hostname)" out >lines
same first "$(head -1 lines)" begin
same last "$(tail -1 lines)" end
same begins "$(grep -c begin lines)" 1
same ends "$(grep -c end lines)" 1
grep -q read lines
