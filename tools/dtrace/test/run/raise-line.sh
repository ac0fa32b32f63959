#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Without -q, a clause with raise() prints a line, also if nothing else in it does.
. "$(dirname "$0")/common.sh"

status 0 dtrace -wn 'BEGIN { raise(SIGCONT); } BEGIN { x = 1; } BEGIN { exit(0); }'
same lines "$(grep -c ':BEGIN' out)" 2
status 0 dtrace -wn 'BEGIN { if (pid == 0) { raise(SIGCONT); } else { x = 1; } }
	BEGIN { trace(x); raise(SIGCONT); exit(0); }'
same lines "$(grep -c ':BEGIN' out)" 2
