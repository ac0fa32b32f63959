#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# -l lists all probes, or only those that a program matches. It lists thousands of probes quickly.
. "$(dirname "$0")/common.sh"

status 0 dtrace -l
same header "$(head -1 out)" "   ID   PROVIDER            MODULE                          FUNCTION NAME"
same begin "$(sed -n 2p out)" "    1     dtrace                                                     BEGIN"
[ "$(wc -l <out)" -gt 10000 ]
status 0 dtrace -ln fbt::vfs_read:entry
same lines "$(wc -l <out)" 2
grep -q ' fbt  *vmlinux  *vfs_read entry$' out
