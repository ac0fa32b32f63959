#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# execargs, and pr_psargs of the process that fires, are its arguments separated by blanks, cut to strsize.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

echo text >a
echo text >b
args() { printf 'fbt::vfs_read:entry /pid == $target && execname == "%s"/ { printf("[%%s][%%s]\\n", execargs, %s); exit(0); }' "$@"; }

status 0 dtrace -qn "$(args cat curpsinfo-\>pr_psargs)" -c 'cat a b'
same "cat a b" "$(grep '^\[' out)" "[cat a b][cat a b]"
status 0 dtrace -qn "$(args cat strlen\(execargs\)==7\?\"7\":\"not\")" -x strsize=8 -c 'cat a b'
same "just fits" "$(grep '^\[' out)" "[cat a b][7]"
status 0 dtrace -qn "$(args cat curpsinfo-\>pr_psargs)" -x strsize=7 -c 'cat a b'
same "cut" "$(grep '^\[' out)" "[cat a ][cat a ]"
status 0 dtrace -qn 'fbt::vfs_read:entry /pid == $target/ { printf("[%s]\n", execargs); exit(0); }' -x strsize=1 \
	-c 'cat a b'
same "strsize=1" "$(grep '^\[' out)" "[]"
# An empty argument, one with blanks, and more than a page.
long=$(printf 'x%.0s' {1..5000})
cat >odd.sh <<ODD
exec cat '' 'a  b' $long 2>/dev/null
ODD
status 0 dtrace -qn "$(args cat execname)" -x strsize=2k -c 'sh odd.sh'
wanted="cat  a  b $long"
same "odd ones" "$(grep '^\[' out)" "[${wanted:0:2047}][cat]"
# A string like others; a clause that was left with a fault would print nothing.
status 0 dtrace -qn 'fbt::vfs_read:entry /pid == $target && execargs == "cat a b"/ { printf("[%s]\n", strjoin(execargs, "!")); exit(0); }' -c 'cat a b'
same "as an operand" "$(grep '^\[' out)" "[cat a b!]"
# Threads of the kernel have none.
status 0 dtrace -qn 'fbt::process_one_work:entry { printf("[%s]\n", execargs); exit(0); }'
same "kernel thread" "$(grep '^\[' out)" "[]"
