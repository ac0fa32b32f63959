#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Each thread has its own thread-local variables.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { self->n = 1; } fbt::vfs_read:entry /pid == $target/ {
	self->n += 10; self->s = execname; reads++; }
	fbt::vfs_read:return /pid == $target && self->n/ { left = self->n % 10; self->n = 0; }
	END { printf("%d %d %s\n", self->n, left, reads > 0 ? "some" : "none"); }' -c 'cat /proc/self/stat'
tail -n 1 out > last
same output "$(cat last)" "1 0 some"
