#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Before tracing begins, SIGTERM ends the tool as it ends other programs.
. "$(dirname "$0")/common.sh"

mkfifo script
dtrace -qs script >out 2>err &
exec 3>script	# it reads
kill -TERM $!
rc=0
wait $! || rc=$?
same status $rc 143
