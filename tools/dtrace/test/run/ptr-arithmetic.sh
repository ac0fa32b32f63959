#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# What is computed from a pointer of the kernel is what is computed from the same number.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'int64_t n; this int64_t t; this struct mm_struct *m; int a[4];
	BEGIN { n = (int64_t)curthread->mm; one = pid / pid; this->t = (int64_t)curthread->mm;
		this->m = curthread->mm; }
	BEGIN { printf("%d\n", (int64_t)curthread->mm >> one == n >> one); }
	BEGIN { printf("%d\n", ((int64_t)curthread->mm * one ^ 7) == (n ^ 7)); }
	BEGIN { printf("%d\n", -(int64_t)curthread->mm == -n && ~(int64_t)curthread->mm == ~n); }
	BEGIN { printf("%d\n", one - (int64_t)curthread->mm == 1 - n); }
	BEGIN { printf("%d\n", (int)curthread->mm == (int)n && (char)(int64_t)curthread->mm == (char)n); }
	BEGIN { printf("%d\n", (char *)curthread->mm - (char *)curthread->mm == 0); }
	BEGIN { this->t -= one; this->t <<= 1; printf("%d\n", this->t == (n - 1) << 1); }
	BEGIN { this->m++; printf("%d\n", (int64_t)this->m == n + sizeof(struct mm_struct)); }
	BEGIN { printf("%d\n", ((one ? (int64_t)curthread->mm : 5) & 0xfff) == (n & 0xfff)); }
	BEGIN { printf("%d\n", (int64_t)&curthread->mm->arg_start % 5 == (n + (int64_t)offsetof(struct mm_struct, arg_start)) % 5); }
	BEGIN { a[(int64_t)curthread->mm & 3] = 9; printf("%d\n", a[n & 3] == 9); }
	BEGIN { @[one, curthread->mm, 1] = sum((int64_t)curthread->mm - n + 1); }
	BEGIN { printf("%d\n", ((struct mm_struct *)((int64_t)curthread->mm | 0))->arg_start == curthread->mm->arg_start); }
	BEGIN { exit(0); }
	END { printa("%@d\n", @); }'
same output "$(uniq -c out)" "     13 1"
same messages "$(cat err)" ""
