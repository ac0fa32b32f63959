#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Without the capabilities, the message names the missing ones.
. "$(dirname "$0")/common.sh"

status 1 setpriv --reuid 65534 --clear-groups dtrace -n BEGIN
same message "$(cat err)" "dtrace: tracing needs root, or the capabilities CAP_BPF and CAP_PERFMON"
