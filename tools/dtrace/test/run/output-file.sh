#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -o appends to a file.
. "$(dirname "$0")/common.sh"

for n in 1 2; do status 0 dtrace -q -o file -n "BEGIN { printf(\"$n\n\"); exit(0); }"; done
same file "$(cat file)" "1

2"
same stdout "$(cat out)" ""
