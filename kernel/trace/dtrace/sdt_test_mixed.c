// SPDX-License-Identifier: GPL-2.0
/*
 * A module whose own sites disagree on the types of a probe. There are two such
 * probes. One is a probe of sdt_test: its first and last sites have the types
 * of sdt_test, and the site in between has other types. No other object has the
 * other probe. The module loses both probes and keeps the third one. It fires
 * all of them with 1 when it is loaded, and with 2 when it is unloaded.
 *
 * With LTO such a module can be built. Without LTO the build fails. So the
 * comparison of types is left out here, and the compiler sees one type.
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
