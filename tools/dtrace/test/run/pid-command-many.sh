#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# All functions of a command can be traced at once, with stacks and flow, and are listed.
# shellcheck disable=SC2016 # D, not shell
here=$(cd "$(dirname "$0")" && pwd)
. "$(dirname "$0")/common.sh"

cc -O1 -pthread -o functions "$here/functions.c"

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
