#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# An index that leaves the memory of the kernel is a fault, and so is a store through a pointer of the kernel.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'int64_t i; BEGIN { i = 1; i <<= 60; n = 1; trace(curthread->cred->group_info->gid[i].val); }
	BEGIN { trace(((char *)curthread->mm)[-i * 9]); }
	BEGIN { *(int *)curthread->mm = 1; }
	BEGIN { ((int *)curthread->mm)[n] = 1; }
	BEGIN { this->p = (char *)curthread->mm; this->p[n] = 1; }
	BEGIN { bcopy("x", curthread->mm, n); }
	BEGIN { printf("end\n"); exit(0); }
	ERROR { printf("%d %d %d\n", arg2, arg4, (arg5 >> 3) != 0); }'
same output "$(cat out)" "0 1 1
1 1 1
2 1 1
3 1 1
4 1 1
5 1 1
end"
