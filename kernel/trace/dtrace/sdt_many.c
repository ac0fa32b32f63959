// SPDX-License-Identifier: GPL-2.0
/*
 * Many static probes, each in its own function, for tests of operations whose
 * time depends on the number of probes. There are one thousand, or ten
 * thousand. Writing N to the parameter "fire" fires all of them N times.
 */
#include <linux/kernel.h>
#include <linux/module.h>
#include <linux/moduleparam.h>
#include <linux/sched.h>
#include <linux/sdt.h>

/* m(n0) ... m(n9), and so on for more digits of a number. */
#define MANY_10(m, n)							\
	m(n##0) m(n##1) m(n##2) m(n##3) m(n##4)				\
	m(n##5) m(n##6) m(n##7) m(n##8) m(n##9)
#define MANY_100(m, n)							\
	MANY_10(m, n##0) MANY_10(m, n##1) MANY_10(m, n##2)		\
	MANY_10(m, n##3) MANY_10(m, n##4) MANY_10(m, n##5)		\
	MANY_10(m, n##6) MANY_10(m, n##7) MANY_10(m, n##8)		\
	MANY_10(m, n##9)
#define MANY_1000(m, n)							\
	MANY_100(m, n##0) MANY_100(m, n##1) MANY_100(m, n##2)		\
	MANY_100(m, n##3) MANY_100(m, n##4) MANY_100(m, n##5)		\
	MANY_100(m, n##6) MANY_100(m, n##7) MANY_100(m, n##8)		\
	MANY_100(m, n##9)

#ifndef SDT_MANY_THOUSANDS
#define SDT_MANY_THOUSANDS	1
#endif

#if SDT_MANY_THOUSANDS == 10
#define MANY(m)								\
	MANY_1000(m, 0) MANY_1000(m, 1) MANY_1000(m, 2) MANY_1000(m, 3)	\
	MANY_1000(m, 4) MANY_1000(m, 5) MANY_1000(m, 6) MANY_1000(m, 7)	\
	MANY_1000(m, 8) MANY_1000(m, 9)
#else
#define MANY(m)		MANY_1000(m, 0)
#endif

#define MANY_FUNCTION(n)						\
static noinline void sdt_many_##n(void)					\
{									\
	DTRACE_PROBE1(sdt_many, probe##n, int, 1##n);			\
}

#define MANY_ELEMENT(n)		sdt_many_##n,

MANY(MANY_FUNCTION)

static void (* const sdt_many[])(void) = { MANY(MANY_ELEMENT) };

static int sdt_many_fire(const char *text, const struct kernel_param *param)
{
	unsigned int i, count;
	int err;

	err = kstrtouint(text, 0, &count);
	if (err)
		return err;
	while (count--) {
		for (i = 0; i < ARRAY_SIZE(sdt_many); i++)
			sdt_many[i]();
		cond_resched();
	}

	return 0;
}

static const struct kernel_param_ops sdt_many_fire_ops = {
	.set	= sdt_many_fire,
};
module_param_cb(fire, &sdt_many_fire_ops, NULL, 0200);

MODULE_DESCRIPTION("Many static probes, for tests");
MODULE_LICENSE("GPL");
