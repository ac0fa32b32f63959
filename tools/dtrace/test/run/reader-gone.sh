#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# If the reader goes away, as head does, the tool ends silently: at once, even if nothing more is to be printed.
. "$(dirname "$0")/common.sh"

{ dtrace -qn 'BEGIN { printf("1\n2\n3\n"); } fbt::vfs_read:entry /0/ { }' 2>err || echo $? >rc; } | head -2 >out
same status "$(cat rc)" 141
same output "$(cat out)" "1
2"
same messages "$(cat err)" ""
# Who started it may have let it ignore SIGPIPE.
{ (trap '' PIPE; dtrace -qn 'BEGIN { printf("1\n2\n3\n"); } fbt::vfs_read:entry { trace(1); }' 2>err) || true; } |
	head -2 >out
same messages "$(cat err)" ""
