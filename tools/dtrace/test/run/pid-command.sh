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

# Many at once: nothing else of the program is called as often.
status 0 dtrace -qn 'pid$target:a.out::entry { @[probefunc] = count(); }
	pid$target:a.out::return { @r[probefunc] = count(); }
	END { printa("%s %@d %@d\n", @, @r); }' -c './functions once once thread'
grep -E '^(eight|factorial|middle|outer|main|in_thread|_start) ' out | LC_ALL=C sort >calls
same "all functions" "$(cat calls)" "_start 1 0
eight 2 2
factorial 12 12
in_thread 1 1
main 1 1
middle 2 2
outer 2 2"

status 0 dtrace -qn 'pid$target::eight:entry { ustack(4); }' -c './functions once'
same "stack" "$(sed '/^$/d; s/+0x[0-9a-f]*//; s/^ *//' out)" 'functions`eight
functions`middle
functions`outer
functions`main'

# Each CPU has its own indentation, so the process stays on one.
status 0 taskset -c 0 dtrace -Fn 'pid$target:a.out:outer:,pid$target:a.out:middle: {}' -c './functions once'
same "flow" "$(sed -n 's/^ *[0-9]*  \( *[<>-]* [a-z]*\) *$/\1/p' out)" "-> outer
  -> middle
  <- middle
<- outer"

status 0 dtrace -ln 'pid$target:a.out:eig*:' -c './functions once'
same "list" "$(awk 'NR > 1 { sub(/[0-9]+/, "N", $2); print $2, $3, $4, $5 }' out)" "pidN functions eight entry
pidN functions eight return"
