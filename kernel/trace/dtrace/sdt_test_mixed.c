// SPDX-License-Identifier: GPL-2.0
/*
 * A module whose own sites disagree on the types of a probe. There are three
 * such probes: one that sdt_test has as well, one that no other object has,
 * and one whose first and last sites have the types of sdt_test. The module
 * loses these probes and keeps the one behind them. It fires all of them with
 * 1 when it is loaded, and with 2 when it is unloaded.
 *
 * With LTO such a module can be built. Without LTO the compiler rejects it, so
 * the comparison of types is left out here, and the compiler sees one type.
 */
#include <linux/module.h>
#include <linux/sdt.h>

#undef __SDT_TYPES_ASM
#define __SDT_TYPES_ASM(prov, nm, types)	""

static noinline void sdt_test_mixed_fire(int value)
{
	DTRACE_PROBE1(sdt_test, joined, int, value);
	DTRACE_PROBE1(sdt_test, joined, signed int, value);
	DTRACE_PROBE1(sdt_test, joined, int, value);
	DTRACE_PROBE1(sdt_test, mixed, int, value);
	DTRACE_PROBE1(sdt_test, mixed, signed int, value);
	DTRACE_PROBE1(sdt_test, behind__mixed, int, value);
}

static int __init sdt_test_mixed_init(void)
{
	sdt_test_mixed_fire(1);
	return 0;
}
module_init(sdt_test_mixed_init);

static void __exit sdt_test_mixed_exit(void)
{
	sdt_test_mixed_fire(2);
}
module_exit(sdt_test_mixed_exit);

MODULE_DESCRIPTION("Sites of one static probe that differ in their types");
MODULE_LICENSE("GPL");
