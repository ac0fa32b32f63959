#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -e compiles without tracing, and needs no privileges.
. "$(dirname "$0")/common.sh"

status 0 setpriv --reuid 65534 --clear-groups dtrace -en 'BEGIN { trace(1); }'
same output "$(cat out)" ""
# Nothing is written, so -o makes no file.
status 0 dtrace -o file -en 'BEGIN { trace(1); }'
[ ! -e file ] || fail "-e has made the file of -o"
