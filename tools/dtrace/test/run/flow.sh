#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -F indents between entry and return, for each thread separately.
. "$(dirname "$0")/common.sh"

status 0 dtrace -F -n 'fbt::ksys_read:entry,fbt::ksys_read:return,fbt::vfs_read:entry,fbt::vfs_read:return
	/execname == "dd" && pid == $target/ { trace(tid == pid); }' \
		-c 'taskset -c 0 dd if=/dev/zero of=/dev/null count=1 status=none'
same header "$(head -1 out)" "CPU $(printf '%-41s' FUNCTION)"
tail -n 4 out | sed 's/  *[01]$//' >last
same flow "$(cat last)" "  0  -> ksys_read
  0    -> vfs_read
  0    <- vfs_read
  0  <- ksys_read"
