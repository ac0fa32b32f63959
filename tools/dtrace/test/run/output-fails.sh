#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If output cannot be written, this is an error, and the first one is reported.
. "$(dirname "$0")/common.sh"

full="cannot write to standard output: No space left on device"
for options in -l -V "-qn BEGIN{trace(1);exit(0);}" "-en BEGIN{} -d ast"; do
	rc=0
	# shellcheck disable=SC2086 # several words
	dtrace $options >/dev/full 2>err || rc=$?
	same "status of $options" $rc 1
	same "$options" "$(tail -n 1 err)" "dtrace: $full"
done
status 1 dtrace -o /dev/full -qn 'BEGIN { trace(1); } END { trace(2); }'
same file "$(cat err)" "dtrace: cannot write to /dev/full: No space left on device"
# What only compiles makes no file.
status 0 dtrace -e -o none -n 'BEGIN { exit(0); }'
[ ! -e none ]
