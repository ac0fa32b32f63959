#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# basename(), dirname() and cleanpath() work at any -x strsize, and report addresses that cannot be read.
. "$(dirname "$0")/common.sh"

for size in 1 8 64 4096 65536; do
	status 0 dtrace -x strsize=$size -qn 'BEGIN { g = basename("/a/bc"); h = dirname("/a/bc");
		i = cleanpath("/a/../b"); printf("%d %d %d\n", strlen(g), strlen(h), strlen(i)); exit(0); }'
	wanted="2 2 2"
	[ $size != 1 ] || wanted="0 0 0"
	[ $size != 8 ] || wanted="2 2 2"
	same "strsize $size" "$(cat out)" "$wanted"
done
status 0 dtrace -qn 'BEGIN { trace(basename((char *)0)); } BEGIN { trace(dirname((char *)0)); }
	BEGIN { trace(cleanpath((char *)0)); } BEGIN { exit(0); }'
same faults "$(grep -c 'invalid address (0x0)' err)" 3
