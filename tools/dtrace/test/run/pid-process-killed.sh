#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# When a tool that traces a running process is killed, the process goes on, and no breakpoint is left.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
. "$OLDPWD/served_process.bash"

same "no probe yet" "$(ask look)" none
note_objects

dtrace -qn 'BEGIN { printf("ready\n"); } pid$target:a.out::entry,pid$target:libc:f*:entry,pid$target:a.out:eight:return { @ = count(); }' -p $pid >out 2>err </dev/null 3>&- 4<&- &
tracer=$!
begins out $tracer
same "probed" "$(ask call) $(ask look)" "36 breakpoint"
kill -KILL $tracer
wait $tracer || true
wait_for clean
wait_for as_before
same "goes on after the tracer was killed" "$(ask call)" 36
