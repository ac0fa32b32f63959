#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Bases that there are not, and addresses that cannot be read, are faults of lltostr() and strtoll().
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { trace(lltostr(1, 1)); } BEGIN { trace(lltostr(1, 37)); }
	BEGIN { trace(strtoll("1", pid - pid)); } BEGIN { trace(strtoll("1", -10)); }
	BEGIN { trace(strtoll((char *)0)); } BEGIN { exit(0); }'
same "bases that there are not" "$(grep -c 'illegal operation' err)" 4
same faults "$(grep -c 'invalid address (0x0)' err)" 1
