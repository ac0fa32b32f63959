#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# The default output has a header, a prefix, columns of trace(), and a message on standard error.
. "$(dirname "$0")/common.sh"

status 0 dtrace -n 'BEGIN { trace(1); trace("str"); trace((char)2); exit(0); }'
same header "$(sed -n 1p out)" "CPU     ID                    FUNCTION:NAME"
sed -n 2p out | sed 's/^ *[0-9]*//' >record
same record "$(cat record)" \
	"      1                           :BEGIN           1  str                                 2"
same message "$(cat err)" "dtrace: description 'BEGIN ' matched 1 probe"
