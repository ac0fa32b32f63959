#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Members of kernel structs are read, through pointers and within structs.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'BEGIN { this->t = curthread; printf("%d %d %d %d\n", curthread->pid == tid, this->t->tgid == pid,
		curthread->real_parent->tgid == ppid, this->t->cred->uid.val == uid);
		printf("%d\n", stringof(curthread->comm) == execname); exit(0); }'
same output "$(cat out)" "1 1 1 1
1"
