#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# An empty line follows when tracing has ended, even with -q. None follows if probes are only listed or a program is
# only compiled.
. "$(dirname "$0")/common.sh"

ends() { tail -c 2 out | od -An -c | tr -d ' '; }
dtrace -qn 'BEGIN { printf("x\n"); exit(0); }' >out 2>err
same quiet "$(ends)" '\n\n'
dtrace -n 'BEGIN { exit(0); }' >out 2>err
same columns "$(ends)" '\n\n'
dtrace -qn 'BEGIN { exit(0); }' >out 2>err
same "nothing else" "$(wc -c <out)" 1
dtrace -ln BEGIN >out 2>err
same list "$(ends)" 'N\n'
dtrace -en BEGIN >out 2>err
same compiled "$(wc -c <out)" 0
