#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# _DTRACE_TESTING leaves out everything that differs between runs.
. "$(dirname "$0")/common.sh"

_DTRACE_TESTING=t status 0 dtrace -n 'BEGIN { trace(5); exit(0); }'
same output "$(cat out)" "                   FUNCTION:NAME
                          :BEGIN           5"
# Arguments are listed without their names.
_DTRACE_TESTING=t status 0 dtrace -lvn syscall::openat:entry
same "types" "$(grep 'args\[' out | tr -d '\t')" "args[0]: int
args[1]: char *
args[2]: int
args[3]: umode_t"
