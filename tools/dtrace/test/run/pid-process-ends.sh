#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# When a traced process ends, tracing ends. A number that no process has is an error.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
. "$OLDPWD/served_process.bash"

# It ends first, and so does tracing.
dtrace -qn 'BEGIN { printf("ready\n"); } pid$target::eight:return { printf("%d\n", arg1); }' \
	-p $pid >out 2>err </dev/null 3>&- 4<&- &
tracer=$!
begins out $tracer
same "last call" "$(ask call)" 36
exec 3>&-
wait $tracer || fail "$(cat err)"
same "until it ends" "$(sed '/^$/d' out)" $'ready\n36'

status 1 dtrace -qn "pid$pid:::entry" -p $$
grep -q "there is no process $pid" err || { cat err; fail "a process that is gone"; }
