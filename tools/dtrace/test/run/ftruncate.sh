#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# ftruncate() removes what was printed before it, and nothing that is printed after it.
. "$(dirname "$0")/common.sh"

status 0 dtrace -q -o file -n 'BEGIN { printf("gone\n"); ftruncate(); printf("first\n"); exit(0); }
	END { printf("last\n"); }'
same file "$(cat file)" "first
last"
# A pipe has nothing that could be taken back.
same pipe "$(dtrace -qn 'BEGIN { printf("first\n"); ftruncate(); printf("last\n"); exit(0); }' | cat)" "first
last"
