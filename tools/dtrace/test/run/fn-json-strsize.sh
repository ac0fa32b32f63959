#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# json() cuts texts and results at any -x strsize, and reports addresses that cannot be read.
. "$(dirname "$0")/common.sh"

for size in 1 8 64 4096 65536; do
	status 0 dtrace -x strsize=$size -qn 'BEGIN { g = json("{\"a\":123456789}", "a"); printf("%d\n", strlen(g));
		exit(0); }'
	wanted=9
	[ $size != 1 ] || wanted=0
	[ $size != 8 ] || wanted=2	# the text is cut after 12
	same "strsize $size" "$(cat out)" "$wanted"
done
status 0 dtrace -qn 'BEGIN { trace(json((char *)0, "a")); } BEGIN { trace(json("{}", (char *)8)); } BEGIN { exit(0); }'
same faults "$(grep -c 'invalid address' err)" 2
