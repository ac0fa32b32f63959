#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If a program uses an address of the process as one of the kernel, this is reported once. copyinstr() of an absent
# page is another fault.
. "$(dirname "$0")/common.sh"

help="  0x10000 is a user address: copyinstr() and copyin() read memory of the process"
status 0 dtrace -qn 'BEGIN { trace(stringof((char *)0x10000)); } BEGIN { trace(*(int *)0x20000); } BEGIN { exit(0); }'
same "lines" "$(sed 's/^\(dtrace: error in dt_clause_[0-9]\).*/\1/' err)" "dtrace: error in dt_clause_0
$help
dtrace: error in dt_clause_1"
status 0 dtrace -qn 'BEGIN { trace(copyinstr(0x10000)); } BEGIN { trace(*(int *)16); } BEGIN { exit(0); }'
same "lines of others" "$(sed 's/^\(dtrace: error in dt_clause_[0-9]\).*/\1/' err)" "dtrace: error in dt_clause_0
dtrace: error in dt_clause_1"
