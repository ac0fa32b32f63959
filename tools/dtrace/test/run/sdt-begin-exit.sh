#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Static probes run without a trampoline. They fire neither before BEGIN has run nor after exit().
. "$(dirname "$0")/common.sh"
load_kernel sdt_test

fire_sites args	# is there
# On one CPU, so that the order of the output is that of the firings.
( taskset -pc 0 $BASHPID >/dev/null && until [ -e stop ]; do fire_sites args 10; done ) &
firing=$!
status 3 dtrace -qn 'BEGIN { begun = 1; } sdt:::args1 /!begun/ { printf("early\n"); }
	sdt:::args1 { n++; printf("%d\n", n); } sdt:::args1 /n == 5/ { exit(3); }
	sdt:::args1 /n > 5/ { printf("late\n"); } END { printf("end %d\n", n); }'
touch stop
wait $firing
same "what fired" "$(tr '\n' ' ' <out)" "1 2 3 4 5 end 5 "
