#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If a command of -c still runs when tracing ends or the tool is killed, it is killed. A process of -p continues.
# shellcheck disable=SC2016 # for the shell that runs it
. "$(dirname "$0")/common.sh"

echo 'echo $$ >pid.new; mv pid.new pid; exec sleep 100000' >sleeps
gone() { ! kill -0 "$(cat pid)"; }

dtrace -qn 'BEGIN { printf("ready\n"); }' -c 'sh sleeps' >out &
wait_for test -e pid
kill -INT $!
wait $!
wait_for gone

rm pid
dtrace -qn BEGIN -c 'sh sleeps' >out &
wait_for test -e pid
kill -KILL $!
wait_for gone

sleep 100000 &
other=$!
status 0 dtrace -qn 'BEGIN { exit(0); }' -p $other
kill $other
