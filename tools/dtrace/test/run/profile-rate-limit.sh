#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A probe that the kernel would stop again and again is rejected, and the message says what to do about it.
. "$(dirname "$0")/common.sh"

limit=/proc/sys/kernel/perf_event_max_sample_rate
before=$(cat $limit)
trap 'echo "$before" >$limit; rm -rf "$dir"' EXIT

echo 3000 >$limit
status 1 dtrace -qn 'profile-4999 { exit(0); }'
# How much more than 4999 is for the firings that may fall into one tick of the kernel, of which there are 100 to 1000.
needed=$(sed -n 's/.*max_sample_rate=//p' err)
[ "$needed" -gt 4999 ] && [ "$needed" -le 7000 ] || fail "$needed is needed"
same "message" "$(cat err)" "dtrace: cannot enable profile:::profile-4999: the kernel would stop it, as \
kernel.perf_event_max_sample_rate is 3000: sysctl -w kernel.perf_event_max_sample_rate=$needed"
echo "$needed" >$limit
status 7 dtrace -qn 'profile-4999 { exit(7); }'
# One firing in a tick is always allowed.
echo 1 >$limit
status 7 dtrace -qn 'tick-1 { exit(7); }'
status 1 dtrace -qn 'tick-1000 { exit(0); }'
