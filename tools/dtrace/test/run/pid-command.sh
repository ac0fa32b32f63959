#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Functions of the command of -c and of its libraries are traced with arguments and results, from the first call on.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

cc -O1 -pthread -o functions "$here/functions.c"

status 0 dtrace -qn 'pid$target:a.out:eight:entry { printf("%d %d %d %d %d %d %d %d", arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7); }' \
	-c './functions once'
same "arguments" "$(cat out)" "1 2 3 4 5 6 7 8"

status 0 dtrace -qn 'pid$target:functions:eight:return { printf("%d %d %s:%s", arg0, arg1, probemod, probefunc); }' \
	-c './functions once'
# The return instruction, one byte long, is the last one.
bytes=$((16#$(nm -S functions | awk '$4 == "eight" { print $2 }')))
same "result" "$(cat out)" "$((bytes - 1)) 36 functions:eight"

status 0 dtrace -qn 'pid$target::factorial:entry { printf(" >%d", arg0); }
	pid$target::factorial:return { printf(" <%d", arg1); }' \
	-c './functions once'
same "recursion" "$(cat out)" " >5 >4 >3 >2 >1 <1 <2 <6 <24 <120"

# The library is mapped when the probe is made, and the command has not called it yet.
for module in libc.so.6 libc.so libc 'libc*'; do
	status 0 dtrace -qn "pid\$target:$module:a64l:entry { printf(\" %s\", copyinstr(arg0)); }" -c './functions libc'
	same "calls of $module" "$(cat out)" " ab ab ab ab ab"
done

# Threads are of the process, a child is not: 5 + 2 calls.
status 0 dtrace -qn 'pid$target::factorial:entry { @ = count(); }' -c './functions once fork thread'
same "calls of the process" "$(tr -d ' \n' <out)" 7
