#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A command that dies before it could begin counts as ended: END runs, and nothing is lost.
. "$(dirname "$0")/common.sh"

mkfifo script
dtrace -qs script -c true >out 2>err &
exec 3>script	# it is read once the command waits
wait_for pgrep -P $! >child
kill -KILL "$(cat child)"
printf '%s\n' 'BEGIN { printf("begin\n"); } END { printf("end\n"); }' >&3
exec 3>&-
wait $! || fail "status $?: $(cat err)"
same output "$(cat out)" "begin
end"
