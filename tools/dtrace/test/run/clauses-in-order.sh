#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Clauses of a probe run in the order of the program, each with its own predicate.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { printf("1 "); } BEGIN /0/ { printf("2 "); } BEGIN /pid/ { printf("3 "); }' \
	-n 'BEGIN { printf("4\n"); exit(0); }'
same output "$(cat out)" "1 3 4"
