#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# print() shows each kind of member, in variables of a module whose values are known.
. "$(dirname "$0")/common.sh"

[ -n "${DTRACE_TEST_MODULE:-}" ] || { echo "no test module was built for this kernel"; exit 77; }
load "$DTRACE_TEST_MODULE"
status 0 dtrace -qn 'BEGIN { print(`dtrace_vars_all); print(`dtrace_vars_list); print(`dtrace_vars_all.high);
	exit(0); }'
same "all kinds" "$(sed 's/0x[0-9a-f]*/ADDRESS/' out)" '(struct dtrace_vars_all) {
 .number = (int)-5,
 .text = (char [16])"in a module",
 .pointer = (struct dtrace_vars_all *)ADDRESS,
 .list = (short [3])[10, 20, 30],
 .low = (unsigned int)5,
 .high = (int)-3,
}
(int [4])[1, 2, 4, 8]
(int)-3'
unload dtrace_vars
