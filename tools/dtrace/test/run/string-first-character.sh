#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# *s is the first character of a string; of an empty one it is 0.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'string empty;
	BEGIN { s = "abc"; *s = 0x78; printf("%c %c %s %d", *execname, *"q", s, *empty); exit(0); }'
same characters "$(cat out)" "d q xbc 0"
