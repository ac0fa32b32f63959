#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# One of two structs is chosen by ?: from the kernel's memory, from variables of each scope, and from what a translator
# makes.
# shellcheck disable=SC2016 # D, not shell
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn '
struct pair { int x, y; } a, b;
this struct pair c;
self struct pair d;
struct pair e[int];
translator struct pair < int n > { x = n; y = n + 1; };
BEGIN {
	a.x = 1; a.y = 2; b.x = 3; b.y = 4; this->c.x = 5; self->d.y = 6; e[1] = b;
	printf("%d %d\n", (pid ? a : b).y, (pid ? this->c : b).x);
	printf("%d %d\n", (pid == 0 ? a : self->d).y, (pid ? e[1] : e[2]).x);
	printf("%d\n", (pid ? xlate <struct pair>(7) : a).y);
	a = pid == 0 ? a : b;
	self->d = pid ? a : self->d;
	printf("%d %d\n", a.x, self->d.y);
	printf("%d %d\n", (pid ? *curthread : *curthread->real_parent).pid == tid, (pid == 0 ? curthread->se : curthread->group_leader->se).on_rq);
	exit(0);
}'
same output "$(cat out)" "2 5
6 3
8
3 4
1 1"
