// SPDX-License-Identifier: GPL-2.0
/*
 * The kernel of kernel.btf.c with the variables that only dtrace-vars
 * describes: built as it would be, with DWARF, together with kernel_vars2.c.
 */
#include "kernel.btf.c"

struct list_head modules = {};
unsigned long first_of_all = 1;
static volatile int shared = 1;		/* another one is in kernel_vars2.c */
static volatile int own = 1;
__attribute__((section(".init.data"))) int boot_cpu = 1;
static volatile u64 per_cpu_static __percpu_data = 1;
int numbers[8] = {};

int with_static(void)
{
	static volatile int calls = 1;

	return calls + shared + own + (int)per_cpu_static;
}
