#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Assigning 0 to an element of a thread-local array frees its room for others.
. "$(dirname "$0")/common.sh"

status 0 dtrace -x dynvarsize=256 -qn 'BEGIN { self->a[1] = 1; self->a[1] = 0; }
	BEGIN { self->a[2] = 1; self->a[2] = 0; }
	BEGIN { self->a[3] = 1; self->a[3] = 0; } BEGIN { self->a[4] = 1; self->a[4] = 0; }
	BEGIN { self->a[5] = 1; self->a[5] = 0; }
	BEGIN { self->a[6] = 6; self->x = 7; self->x = 0; printf("%d %d\n", self->a[6], self->x); exit(0); }'
same output "$(cat out)" "6 0"
same messages "$(cat err)" ""
