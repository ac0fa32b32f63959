#!/usr/sbin/dtrace -s
/* SPDX-License-Identifier: GPL-2.0 */
#pragma D option quiet

inline int ARGS = 3;

syscall::execve:entry
/progenyof($target) && basename(copyinstr(arg0)) == "cat"/
{
	this->argv = arg1;
	this->p = *(uintptr_t *)copyin(this->argv, sizeof (uintptr_t));
	this->p != 0 ? printf("%s", copyinstr(this->p)) : 1;
	this->p = this->p ? *(uintptr_t *)copyin(this->argv + 1 * sizeof (uintptr_t), sizeof (uintptr_t)) : 0;
	this->p != 0 ? printf(" %s", copyinstr(this->p)) : 1;
	ARGS > 2 ? (this->p = this->p ? *(uintptr_t *)copyin(this->argv + 2 * sizeof (uintptr_t), sizeof (uintptr_t)) : 0) : 0;
	this->p != 0 ? printf(" %s", copyinstr(this->p)) : 1;
	printf("\n");
	done = 1;
}

syscall::execve:return
/done/
{
	exit(errno);
}
==== 0 -c 'sh -c "cat data; true"' | sed '/^one$/,/^four$/d'
cat data
