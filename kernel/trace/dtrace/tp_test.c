// SPDX-License-Identifier: GPL-2.0
/*
 * Tracepoints for the selftests of links on tracepoints, because few tracepoints
 * of the kernel have many parameters. Each write to the parameter fire of this
 * module makes each of them fire once; its parameters are 1, 2 and so on.
 */
#include <linux/module.h>

#define CREATE_TRACE_POINTS
#include "tp_test.h"

static int tp_test_fire(const char *value, const struct kernel_param *param)
{
	trace_dtrace_test_3(1, 2, 3);
	trace_dtrace_test_4(1, 2, 3, 4);
	trace_dtrace_test_5(1, 2, 3, 4, 5);
	trace_dtrace_test_6(1, 2, 3, 4, 5, 6);
	trace_dtrace_test_7(1, 2, 3, 4, 5, 6, 7);
	trace_dtrace_test_8(1, 2, 3, 4, 5, 6, 7, 8);
	trace_dtrace_test_9(1, 2, 3, 4, 5, 6, 7, 8, 9);
	trace_dtrace_test_10(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
	trace_dtrace_test_11(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
	trace_dtrace_test_12(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);

	return 0;
}

static const struct kernel_param_ops tp_test_fire_ops = {
	.set = tp_test_fire,
};

module_param_cb(fire, &tp_test_fire_ops, NULL, 0200);
MODULE_PARM_DESC(fire, "make each tracepoint fire");
MODULE_DESCRIPTION("Tracepoints for the selftests of DTrace");
MODULE_LICENSE("GPL");
