#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If the tool is killed while a thread sleeps in a system call that is traced at its function, the thread goes on and no
# probe is left.
. "$(dirname "$0")/common.sh"

# The return of the function is traced by fexit, so the thread sleeps inside the trampoline.
traced() { grep -q '^__x64_sys_read ' /sys/kernel/tracing/enabled_functions; }
untraced() { ! traced; }
asleep() { grep -q '^State:.S' "/proc/$1/status" && [ "$(awk '{ print $1 }' "/proc/$1/syscall")" = 0 ]; }
[ "$(uname -m)" = x86_64 ] || { echo "the names and numbers are those of x86"; exit 77; }

mkfifo pipe
dtrace -v -qn 'BEGIN { printf("ready\n"); } syscall::read:entry, syscall::read:return {
	@[probename] = count(); }' >out 2>err &
tool=$!
wait_for grep -q ready out
wait_for traced
cat pipe >copy &
reader=$!
exec 9>pipe
wait_for asleep $reader
kill -KILL $tool
wait $tool || true
wait_for untraced
asleep $reader || fail "the reader does not sleep any more"
echo text >&9
exec 9>&-
wait $reader || fail "the reader failed"
same "what was read" "$(cat copy)" text
