#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# What was recorded before the tool was killed is reported, and that the end is missing.
. "$(dirname "$0")/common.sh"

# shellcheck disable=SC2016 # D, not shell
dtrace -q -x record=run.rec -n 'tick-10 { printf("tick %d\n", n++); @ = count(); }' >live &
tool=$!
is_recorded() { { dtrace --report run.rec || true; } | grep -x 'tick 5'; }
wait_for is_recorded
kill -KILL $tool
wait $tool || true
status 1 dtrace --report run.rec
grep -qx 'tick 5' out
head -n "$(grep -c '^tick' out)" live | cmp - <(grep '^tick' out)
same "the message" "$(cat err)" "dtrace: the recording ends before the run did: dtrace could not end it"
