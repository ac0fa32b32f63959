#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The name of a kernel function in a program is the address that the kernel reports.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { printf("%x\n", (uintptr_t)&`vfs_read); exit(0); }'
same address "$(cat out)" "$(sed -n 's/^0*\([0-9a-f]*\) [Tt] vfs_read$/\1/p' /proc/kallsyms)"
