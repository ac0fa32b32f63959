#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A tool that is killed while timers fire leaves no program, map or link behind.
. "$(dirname "$0")/common.sh"

note_objects
dtrace -qn 'profile-4999, tick-10ms { @[probename, cpu] = count(); } tick-10ms /!said++/ { printf("ready\n"); }' >out &
wait_for grep -q ready out
! as_before || fail "no objects are there while tracing"
kill -KILL $!
wait $! || true
wait_for as_before
