// SPDX-License-Identifier: GPL-2.0
/*
 * A second module with sites of a probe that the module sdt_test has. It fires
 * the probe when it is loaded and when it is unloaded. When it is loaded, it
 * also fires the probe from text that is discarded after loading.
 */
#include <linux/module.h>
#include <linux/sdt.h>

static noinline void sdt_test_join_fire(int value)
{
	DTRACE_PROBE1(sdt_test, joined, int, value);
	DTRACE_PROBE1(sdt_test, alone, int, value);
}

static int __init sdt_test_join_init(void)
{
	DTRACE_PROBE1(sdt_test, joined, int, 2);
	sdt_test_join_fire(3);
	return 0;
}
module_init(sdt_test_join_init);

static void __exit sdt_test_join_exit(void)
{
	sdt_test_join_fire(4);
}
module_exit(sdt_test_join_exit);

MODULE_DESCRIPTION("A second module with a site of the same static probe");
MODULE_LICENSE("GPL");
