#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# A tool that is killed leaves no probe, program, map or link behind, even while it attaches.
. "$(dirname "$0")/common.sh"

enabled=/sys/kernel/tracing/enabled_functions

traced() { grep -q "^$1 " "$enabled"; }
untraced() { ! traced "$1"; }

note_objects
dtrace -qn 'BEGIN { printf("ready\n"); } fbt::vfs_read:entry, fbt::vfs_write:return /0/ { }' >out &
wait_for grep -q ready out
wait_for traced vfs_read
wait_for traced vfs_write
! as_before || fail "no objects are there while tracing"
kill -KILL $!
wait $! || true
wait_for untraced vfs_read
wait_for untraced vfs_write
wait_for as_before

# Kprobes.
mount_debugfs
kprobes() { wc -l </sys/kernel/debug/kprobes/list; }
before=$(kprobes)
has_more() { [ "$(kprobes)" = $((before + $1)) ]; }
dtrace -qn 'BEGIN { printf("ready\n"); } rawfbt::vfs_read:, rawfbt::vfs_write: /0/ { }' >out &
wait_for grep -q ready out
has_more 4 || fail "there are $(kprobes) kprobes while tracing, and $before before"
kill -KILL $!
wait $! || true
wait_for has_more 0
wait_for as_before

# In the middle of it: its programs are there, the probes not all yet.
python3 "$bpf_objects" appear "${objects_before[@]}" >counts &
more=$!
dtrace -qn 'BEGIN { } fbt:vmlinux:vfs_*:return, fbt:vmlinux:vfs_*:entry /0/ { }' >out &
wait $more
kill -KILL $!
wait $! || true
wait_for untraced 'vfs_[a-z_]*'
wait_for as_before
