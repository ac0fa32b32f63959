#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-2.0
# Elements of arrays of the kernel are read by an index that only the run knows.
. "$(dirname "$0")/common.sh"

status 0 dtrace -qn 'struct task_struct *p; this struct task_struct *t; struct group_info *g;
	BEGIN { i = pid - pid; p = curthread; g = curthread->cred->group_info; this->t = curthread->real_parent; }
	BEGIN { printf("%d\n", curthread->cred->group_info->gid[i].val == g->gid[0].val); }
	BEGIN { printf("%d\n", (curthread->cred->group_info->gid + i)->val == g->gid[0].val); }
	BEGIN { printf("%d\n", curthread->mm->saved_auxv[i + 2] == curthread->mm->saved_auxv[2]); }
	BEGIN { printf("%d\n", curthread->thread_pid->numbers[i].nr == pid); }
	BEGIN { printf("%d\n", curthread->signal->rlim[i + 7].rlim_cur == curthread->signal->rlim[7].rlim_cur); }
	BEGIN { printf("%d\n", curthread->mm[i].arg_start == curthread->mm->arg_start); }
	BEGIN { printf("%d\n", (curthread->mm + i)->arg_start == curthread->mm->arg_start); }
	BEGIN { printf("%d\n", ((uint64_t *)curthread->mm)[i] == *(uint64_t *)curthread->mm); }
	BEGIN { printf("%d\n", this->t->comm[i + 1] == curthread->real_parent->comm[1]); }
	BEGIN { printf("%d\n", (i ? p : this->t)->comm[i] == this->t->comm[0]); }
	BEGIN { printf("%d\n", p->cred->group_info->gid[p->exit_state].val == g->gid[0].val); }
	BEGIN { exit(0); }'
same output "$(uniq -c out)" "     11 1"
same messages "$(cat err)" ""
