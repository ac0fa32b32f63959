#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# sched says which probe Linux cannot have. A parameter that the tracepoint does not have is 0, and an error with rawtp.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 1 dtrace -n 'sched:::remain-cpu'
grep -q 'sched:::remain-cpu does not exist: the scheduler tells nobody that a thread keeps its CPU' err ||
	fail "$(cat err)"

status 0 dtrace -qn 'sched:::wakeup { printf("%d\n", arg1); exit(0); }'
same "no such parameter" "$(grep -m1 . out)" 0
status 1 dtrace -qn 'rawtp:sched::sched_waking { trace(arg1); }'
grep -q 'the tracepoint has fewer parameters than a clause looks at' err || fail "$(cat err)"
