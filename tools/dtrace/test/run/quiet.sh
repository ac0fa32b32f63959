#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -q, or the same option in a pragma, only actions print.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { trace(1); trace((char)2); trace("x"); exit(0); }'
same output "$(cat out)" 12x
same message "$(cat err)" ""
status 0 dtrace -n '#pragma D option quiet
BEGIN { trace(7); exit(0); }'
same output "$(cat out)$(cat err)" 7
