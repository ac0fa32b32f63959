// SPDX-License-Identifier: GPL-2.0
/*
 * A module that has sites of a probe of sdt_test, but with other types, and a
 * probe of its own before and behind them: it is loaded, and only the one that
 * does not fit is left out. It fires them when it comes, with 1, and when it goes.
 */
#include <linux/module.h>
#include <linux/sdt.h>

static noinline void sdt_test_clash_fire(long value)
{
	DTRACE_PROBE1(sdt_test, before__clash, long, value);
	DTRACE_PROBE1(sdt_test, joined, long, value);
	DTRACE_PROBE1(sdt_test, joined, long, value + 1);
	DTRACE_PROBE1(sdt_test, behind__clash, long, value);
}

static int __init sdt_test_clash_init(void)
{
	sdt_test_clash_fire(1);
	return 0;
}
module_init(sdt_test_clash_init);

static void __exit sdt_test_clash_exit(void)
{
	sdt_test_clash_fire(2);
}
module_exit(sdt_test_clash_exit);

MODULE_DESCRIPTION("A site that has the name of another static probe");
MODULE_LICENSE("GPL");
