#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# When a tool that traces a running process is killed, the process goes on, and no breakpoint is left.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

cc -O1 -pthread -o functions "$here/functions.c"
mkfifo asked answers
./functions serve <asked >answers &
pid=$!
exec 3>asked 4<answers

# ask LINE: what the process answers
ask() { echo "$1" >&3 && read -r answer <&4 && echo "$answer"; }
clean() { [ "$(ask look)" = none ]; }

# begins FILE PROCESS: it says in the file that it traces
begins() { until grep -q ready "$1"; do kill -0 "$2" 2>/dev/null ||
	{ cat err; fail "dtrace does not trace"; }; sleep 0.1; done; }

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
