#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Functions of a running process are traced, with -p or by its number. It continues when tracing ends.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"
. "$OLDPWD/served_process.bash"

same "no probe yet" "$(ask look)" none
note_objects

for by in "pid\$target:a.out:eight:entry -p $pid" "pid$pid::eight:entry"; do
	read -r probe options <<<"$by"
	# shellcheck disable=SC2086 # words
	dtrace -qn 'BEGIN { printf("ready\n"); } '"$probe"' { printf("%d %d\n", arg0, arg7); n++; } '"$probe"' /n == 2/ { exit(0); }' \
		$options >out 2>err </dev/null 3>&- 4<&- &
	tracer=$!
	begins out $tracer
	same "$by: probe" "$(ask look)" breakpoint
	same "$by: result" "$(ask call)" 36
	same "$by: result" "$(ask call)" 36
	wait $tracer || fail "$by: $(cat err)"
	same "$by" "$(sed '/^$/d' out)" $'ready\n1 8\n1 8'
	same "$by: goes on" "$(ask call)" 36
	wait_for clean
done
