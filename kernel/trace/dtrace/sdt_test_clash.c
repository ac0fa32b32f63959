// SPDX-License-Identifier: GPL-2.0
/*
 * A module with two probes of its own and, between them, sites of a probe of
 * sdt_test with other types. The module must load, and only the probe whose
 * types differ is left out. The module fires its probes with 1 when it is
 * loaded, and with 2 when it is unloaded.
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
