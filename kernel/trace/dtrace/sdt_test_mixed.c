// SPDX-License-Identifier: GPL-2.0
/*
 * A module whose own sites do not agree on the types of a probe: of one that
 * sdt_test has too, of one that nobody else has, and with the types of sdt_test
 * first and last. It loses these, and keeps the one behind them. It fires all of
 * them when it comes, with 1, and when it goes, with 2.
 *
 * With LTO such a module can be built. Without, what compares types is left out
 * here; to the compiler these two are one.
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
