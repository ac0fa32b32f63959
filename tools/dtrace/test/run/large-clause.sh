#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The kernel accepts the largest clause that the compiler accepts.
. "$(dirname "$0")/common.sh"

{
	echo 'BEGIN {'
	for ((i = 0; i < 2400; i++)); do echo "total += curthread->real_parent->tgid;"; done
	echo 'printf("%d\n", total == 2400 * ppid); exit(0); }'
} >large.d
status 0 dtrace -qs large.d
same output "$(cat out)" 1
