#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Ctrl-C ends the line of ^C, runs END and drains all records. The tool prints an empty line and exits with status 0.
. "$(dirname "$0")/common.sh"

dtrace -qn 'BEGIN { printf("ready\n"); } END { printf("end\n"); }' >out &
wait_for grep -q ready out
kill -INT $!
wait $!
same output "$(cat out; echo .)" "ready

end

."
