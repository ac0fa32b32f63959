#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A description finds a system call by the name that its manual has; probefunc is the name that the kernel has.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'syscall::uname:entry, syscall::unam*:return /pid == $target/ {
	printf("%s %s\n", probefunc, probename); }' -c 'uname -s'
same calls "$(grep new out)" "newuname entry
newuname return"
