// SPDX-License-Identifier: GPL-2.0
/* Variables with values that test/run/vars-module.sh expects. */
#include <linux/module.h>
#include <linux/percpu.h>

#include "dtrace_vars.h"

struct dtrace_vars_all dtrace_vars_all = {
	.number = -5,
	.text = "in a module",
	.pointer = &dtrace_vars_all,
	.list = {10, 20, 30},
	.low = 5,
	.high = -3,
};
unsigned long long dtrace_vars_big = 0x123456789abcdefULL;
int dtrace_vars_list[4] = {1, 2, 4, 8};
DEFINE_PER_CPU(int, dtrace_vars_percpu);
static DEFINE_PER_CPU(int, dtrace_vars_percpu_static);
static volatile int same = 1;

int dtrace_vars_use_one(void)
{
	return same;
}

static int __init dtrace_vars_init(void)
{
	int cpu;

	for_each_possible_cpu(cpu) {
		per_cpu(dtrace_vars_percpu, cpu) = 100 + cpu;
		per_cpu(dtrace_vars_percpu_static, cpu) = 200 + cpu;
	}
	return dtrace_vars_use_one() + dtrace_vars_use_two() == 3 ? 0 : -EINVAL;
}

static void __exit dtrace_vars_exit(void)
{
}

module_init(dtrace_vars_init);
module_exit(dtrace_vars_exit);
MODULE_DESCRIPTION("Variables for the tests of dtrace");
MODULE_LICENSE("GPL");
