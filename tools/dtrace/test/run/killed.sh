#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A tool that is killed leaves no probe behind.
. "$(dirname "$0")/common.sh"

dtrace -qn 'BEGIN { printf("ready\n"); } fbt::vfs_read:entry /0/ { }' >out &
wait_for grep -q ready out
wait_for grep -q '^vfs_read' /sys/kernel/tracing/enabled_functions
kill -KILL $!
wait $! || true
until ! grep -q '^vfs_read' /sys/kernel/tracing/enabled_functions; do sleep 0.1; done
