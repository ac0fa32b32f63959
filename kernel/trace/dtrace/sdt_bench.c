// SPDX-License-Identifier: GPL-2.0
/*
 * Benchmark of static probes. The same work is done without a probe, with
 * probes that are off, with one probe that is on, with two probes that fire in
 * turn, and with a tracepoint. A smaller function, which calls no other,
 * exists with and without a probe. A kprobe is placed on the first function.
 * User space chooses the work and the number of repetitions through debugfs,
 * attaches programs and measures.
 */
#include <linux/compiler.h>
#include <linux/debugfs.h>
#include <linux/module.h>
#include <linux/sdt.h>
#include <linux/string.h>
#include <linux/uaccess.h>

#include "compat.h"

#define CREATE_TRACE_POINTS
#include "sdt_bench_trace.h"

/* Both values are needed after each step. The compiler does not know them. */
#define STEP()								\
do {									\
	a = a * 5 + b;							\
	OPTIMIZER_HIDE_VAR(a);						\
	OPTIMIZER_HIDE_VAR(b);						\
} while (0)

#define STEP_OFF()							\
do {									\
	STEP();								\
	DTRACE_PROBE2(sdt_bench, off, u64, a, u64, b);			\
} while (0)

/*
 * Nearly all functions call another one, so that their values are in registers
 * that survive a call. The first static probe of a leaf function gives it a
 * frame. This callee is weak, so that the compiler does not see what it really
 * changes.
 */
void sdt_bench_callee(void);

void __weak sdt_bench_callee(void)
{
	barrier();
}

static noinline u64 sdt_bench_none(u64 a, u64 b)
{
	sdt_bench_callee();
	STEP(); STEP(); STEP(); STEP();
	STEP(); STEP(); STEP(); STEP();

	return a + b;
}

static noinline u64 sdt_bench_off(u64 a, u64 b)
{
	sdt_bench_callee();
	STEP_OFF(); STEP_OFF(); STEP_OFF(); STEP_OFF();
	STEP_OFF(); STEP_OFF(); STEP_OFF(); STEP_OFF();

	return a + b;
}

static noinline u64 sdt_bench_site(u64 a, u64 b)
{
	sdt_bench_callee();
	STEP(); STEP(); STEP(); STEP();
	DTRACE_PROBE2(sdt_bench, site, u64, a, u64, b);
	STEP(); STEP(); STEP(); STEP();

	return a + b;
}

static noinline u64 sdt_bench_tracepoint(u64 a, u64 b)
{
	sdt_bench_callee();
	STEP(); STEP(); STEP(); STEP();
	trace_sdt_bench_place_tp(a, b);
	STEP(); STEP(); STEP(); STEP();

	return a + b;
}

/* Two probes fire in turn, so that each takes the context from the other. */
static noinline u64 sdt_bench_turns(u64 a, u64 b)
{
	sdt_bench_callee();
	STEP(); STEP(); STEP(); STEP();
	DTRACE_PROBE2(sdt_bench, turn, u64, a, u64, b);
	STEP(); STEP(); STEP(); STEP();
	DTRACE_PROBE2(sdt_bench, other__turn, u64, a, u64, b);

	return a + b;
}

static noinline u64 sdt_bench_leaf_none(u64 a, u64 b)
{
	STEP(); STEP(); STEP(); STEP();
	STEP(); STEP(); STEP(); STEP();

	return a + b;
}

static noinline u64 sdt_bench_leaf(u64 a, u64 b)
{
	STEP(); STEP(); STEP(); STEP();
	DTRACE_PROBE2(sdt_bench, leaf, u64, a, u64, b);
	STEP(); STEP(); STEP(); STEP();

	return a + b;
}

static const struct {
	const char *name;
	u64 (*run)(u64 a, u64 b);
} sdt_bench_cases[] = {
	{ "none", sdt_bench_none },
	{ "off", sdt_bench_off },
	{ "site", sdt_bench_site },
	{ "tracepoint", sdt_bench_tracepoint },
	{ "turns", sdt_bench_turns },
	{ "leaf_none", sdt_bench_leaf_none },
	{ "leaf", sdt_bench_leaf },
};

static ssize_t sdt_bench_write(struct file *file, const char __user *from,
			       size_t size, loff_t *pos)
{
	char text[32], name[17];
	unsigned int i, count;
	u64 sum = 0;

	if (size >= sizeof(text))
		return -EINVAL;
	if (copy_from_user(text, from, size))
		return -EFAULT;
	text[size] = '\0';
	if (sscanf(text, "%16s %u", name, &count) != 2)
		return -EINVAL;

	for (i = 0; i < ARRAY_SIZE(sdt_bench_cases); i++) {
		if (strcmp(name, sdt_bench_cases[i].name))
			continue;
		while (count--)
			sum = sdt_bench_cases[i].run(sum, count);
		return size;
	}

	return -ENOENT;
}

static const struct file_operations sdt_bench_fops = {
	.owner	= THIS_MODULE,
	.open	= simple_open,
	.write	= sdt_bench_write,
};

static struct dentry *sdt_bench_dir;

static int __init sdt_bench_init(void)
{
	sdt_bench_dir = debugfs_create_dir("dtrace_sdt_bench", NULL);
	debugfs_create_file("run", 0200, sdt_bench_dir, NULL, &sdt_bench_fops);

	return 0;
}
module_init(sdt_bench_init);

static void __exit sdt_bench_exit(void)
{
	debugfs_remove(sdt_bench_dir);
}
module_exit(sdt_bench_exit);

MODULE_DESCRIPTION("What static probes and tracepoints cost");
MODULE_LICENSE("GPL");
