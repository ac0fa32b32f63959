#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# With -F, the message about a fault stands after the line of the previous record, and before that of the next one.
. "$(dirname "$0")/common.sh"

status 0 sh -c 'exec dtrace -F -n "BEGIN { trace(1); } BEGIN { trace(*(int *)16); } BEGIN { trace(3); exit(0); }" 2>&1'
same order "$(grep -Eo '\| :BEGIN +[0-9]|^dtrace: error in dt_clause_[0-9]' out | sed 's/  */ /g')" "| :BEGIN 1
dtrace: error in dt_clause_1
| :BEGIN 3"
