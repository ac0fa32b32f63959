// SPDX-License-Identifier: GPL-2.0
/*
 * Functions for the selftests of links on functions. A write to the file
 * dtrace_func_test/fire in debugfs calls each of them once. The write fails if
 * func_test_errno() fails. These functions are in a module because the other
 * files of this directory are not traced.
 */
#include <linux/debugfs.h>
#include <linux/error-injection.h>
#include <linux/fs.h>
#include <linux/interrupt.h>
#include <linux/irq_work.h>
#include <linux/module.h>

struct func_test_pair {
	u64 first;
	u64 second;
};

static u64 func_test_sum;
static struct dentry *func_test_dir;

/*
 * The label is a symbol like those that a compiler makes for the parts that it
 * splits off a function. ftrace does not reach what is behind it.
 */
static noinline u64 func_test_ten(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f,
				  u64 g, u64 h, u64 i, u64 j)
{
	asm volatile("func_test_ten.part:\n\tnop");
	OPTIMIZER_HIDE_VAR(a);
	return a + b + c + d + e + f + g + h + i + j;
}

static noinline u64 func_test_pair(struct func_test_pair pair, u64 c)
{
	OPTIMIZER_HIDE_VAR(c);
	return pair.first * 100 + pair.second * 10 + c;
}

/* @pair does not fit into the registers that are left, but @f does. */
static noinline u64 func_test_split(u64 a, u64 b, u64 c, u64 d, u64 e,
				    struct func_test_pair pair, u64 f)
{
	OPTIMIZER_HIDE_VAR(f);
	return a + b + c + d + e + pair.first + pair.second + f;
}

/* Programs may replace the result of this function. */
static noinline int func_test_errno(int result)
{
	OPTIMIZER_HIDE_VAR(result);
	return result;
}
ALLOW_ERROR_INJECTION(func_test_errno, ERRNO);

static void func_test_irq(struct irq_work *work)
{
	func_test_sum += in_hardirq();
}

static void func_test_softirq(struct tasklet_struct *tasklet)
{
	func_test_sum += in_serving_softirq();
}

static noinline int func_test_call(void)
{
	static DECLARE_TASKLET(tasklet, func_test_softirq);
	struct irq_work work = IRQ_WORK_INIT_HARD(func_test_irq);
	struct func_test_pair pair = { 1, 2 };
	u64 a = 1;

	/* The compiler must not know the values. */
	OPTIMIZER_HIDE_VAR(a);
	OPTIMIZER_HIDE_VAR(pair.first);
	OPTIMIZER_HIDE_VAR(pair.second);
	func_test_sum += func_test_ten(a, 2 * a, 3 * a, 4 * a, 5 * a, 6 * a,
				       7 * a, 8 * a, 9 * a, 10 * a);
	func_test_sum += func_test_pair(pair, 3 * a);
	func_test_sum += func_test_split(a, a, a, a, a, pair, 6 * a);

	irq_work_queue(&work);
	irq_work_sync(&work);
	tasklet_schedule(&tasklet);
	/* This waits until the tasklet has run. */
	tasklet_kill(&tasklet);

	return func_test_errno(a - 1);
}

static ssize_t func_test_write(struct file *file, const char __user *buf,
			       size_t count, loff_t *pos)
{
	return func_test_call() ?: count;
}

static const struct file_operations func_test_fops = {
	.owner	= THIS_MODULE,
	.write	= func_test_write,
};

static int __init func_test_init(void)
{
	func_test_dir = debugfs_create_dir("dtrace_func_test", NULL);
	debugfs_create_file("fire", 0200, func_test_dir, NULL, &func_test_fops);

	return 0;
}

static void __exit func_test_exit(void)
{
	debugfs_remove(func_test_dir);
}

module_init(func_test_init);
module_exit(func_test_exit);
MODULE_DESCRIPTION("Functions for the selftests of DTrace programs on functions");
MODULE_LICENSE("GPL");
