#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# All system calls are two links and one program for each clause list; killed at any time, the tool leaves nothing.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

note_objects

dtrace -qn 'BEGIN { printf("ready\n"); } syscall:::entry, syscall:::return { @ = count(); }' >out &
wait_for grep -q ready out
read -r _ programs links <<<"$(newer_objects)"
same "links" "$links" 2
# Two of clauses, and a trampoline for BEGIN.
same "programs" "$programs" 3
kill -KILL $!
wait $! || true
wait_for as_before

# In the middle of attaching.
python3 "$bpf_objects" appear "${objects_before[@]}" >counts &
more=$!
dtrace -qn 'BEGIN { } syscall:::entry, syscall:::return { @[probefunc] = count(); }' >out &
wait $more
kill -KILL $!
wait $! || true
wait_for as_before

# Ended as it should be, there are no drops, whoever else calls meanwhile.
status 0 dtrace -qn 'syscall:::entry, syscall:::return { @[probename] = count(); } END { printa("%s\n", @); }' \
	-c 'dd if=/dev/zero of=/dev/null bs=1 count=2000 status=none'
same "kinds" "$(sort out | tr '\n' ' ')" "entry return "
same "messages" "$(cat err)" ""
wait_for as_before
