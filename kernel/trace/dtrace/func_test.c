// SPDX-License-Identifier: GPL-2.0
/*
 * Functions for the selftests of links on functions. They are in a module
 * because the other files of this directory are not traced. Writes to files in
 * the directory dtrace_func_test of debugfs call them:
 *
 * - fire: calls each function once, except those below. The write fails if
 *   func_test_errno() fails.
 * - stay: calls func_test_stay() with the struct func_test_visit that is
 *   written.
 * - nmi: the text "CPU COUNT" sends COUNT NMIs to the CPU, each after the
 *   previous one has called func_test_nmi() and fired the static probe nmi.
 */
#include <linux/btf.h>
#include <linux/btf_ids.h>
#include <linux/cpu.h>
#include <linux/cpumask.h>
#include <linux/debugfs.h>
#include <linux/error-injection.h>
#include <linux/fs.h>
#include <linux/interrupt.h>
#include <linux/irq_work.h>
#include <linux/kernel.h>
#include <linux/module.h>
#include <linux/sched.h>
#include <linux/sched/signal.h>
#include <linux/sdt.h>
#include <linux/smp.h>
#include <linux/uaccess.h>

#ifdef CONFIG_X86_LOCAL_APIC
#include <asm/apic.h>
#include <asm/nmi.h>
#endif

struct func_test_pair {
	u64 first;
	u64 second;
};

static u64 func_test_sum;
static struct dentry *func_test_dir;

/*
 * The label is a symbol like those that a compiler makes for the parts that it
 * splits off a function. ftrace does not reach the code after it.
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

/* A task in the function */

enum func_test_state {
	FUNC_TEST_OUTSIDE,
	FUNC_TEST_INSIDE,
	FUNC_TEST_ASLEEP,
	FUNC_TEST_LEAVING,
};

/**
 * struct func_test_visit - what is written to the file stay
 * @who: result of the function
 * @state: address of a word of type enum func_test_state in user space, or 0
 */
struct func_test_visit {
	u64 who;
	u64 state;
};

/*
 * Return @who. If there is a word, this function sets it to FUNC_TEST_INSIDE,
 * and waits until user space sets it to FUNC_TEST_LEAVING. The task remains
 * runnable, and gives way if the kernel is not preemptible. With
 * FUNC_TEST_ASLEEP it sleeps, so that whoever waits for tasks that are preempted
 * does not wait for this one.
 */
static noinline u64 func_test_stay(u64 who, u32 __user *state)
{
	u32 now = FUNC_TEST_INSIDE;

	OPTIMIZER_HIDE_VAR(who);
	if (state && !put_user(now, state)) {
		while (now != FUNC_TEST_LEAVING && !fatal_signal_pending(current)) {
			if (now == FUNC_TEST_ASLEEP)
				schedule_timeout_killable(1);
			cond_resched();
			if (get_user(now, state))
				break;
		}
	}

	return who;
}

static ssize_t func_test_stay_write(struct file *file, const char __user *buf,
				    size_t count, loff_t *pos)
{
	struct func_test_visit visit;

	if (count != sizeof(visit))
		return -EINVAL;
	if (copy_from_user(&visit, buf, sizeof(visit)))
		return -EFAULT;
	if (func_test_stay(visit.who, u64_to_user_ptr(visit.state)) != visit.who)
		return -EIO;

	return count;
}

static const struct file_operations func_test_stay_fops = {
	.owner	= THIS_MODULE,
	.write	= func_test_stay_write,
};

/* NMIs */

#ifdef CONFIG_X86_LOCAL_APIC
static cpumask_t func_test_nmi_cpus;	/* CPUs to which an NMI is under way */

static noinline u64 func_test_nmi(u64 cpu)
{
	OPTIMIZER_HIDE_VAR(cpu);
	return cpu + 1;
}

static int func_test_nmi_handler(unsigned int type, struct pt_regs *regs)
{
	int cpu = raw_smp_processor_id();

	if (!cpumask_test_cpu(cpu, &func_test_nmi_cpus))
		return NMI_DONE;
	DTRACE_PROBE0(func_test, nmi);
	func_test_sum += func_test_nmi(cpu);
	/* The sender waits for this. */
	cpumask_clear_cpu(cpu, &func_test_nmi_cpus);

	return NMI_HANDLED;
}

static void func_test_send_nmi(int cpu)
{
	cpumask_set_cpu(cpu, &func_test_nmi_cpus);
	__apic_send_IPI_mask(cpumask_of(cpu), NMI_VECTOR);
	while (cpumask_test_cpu(cpu, &func_test_nmi_cpus))
		cpu_relax();
}

static ssize_t func_test_nmi_write(struct file *file, const char __user *from,
				   size_t size, loff_t *pos)
{
	unsigned int cpu, count;
	char text[32];

	if (size >= sizeof(text))
		return -EINVAL;
	if (copy_from_user(text, from, size))
		return -EFAULT;
	text[size] = '\0';
	if (sscanf(text, "%u %u", &cpu, &count) != 2 || cpu >= nr_cpu_ids)
		return -EINVAL;

	/* The sender would wait forever for a CPU that goes offline. */
	cpus_read_lock();
	while (cpu_online(cpu) && count && !fatal_signal_pending(current)) {
		func_test_send_nmi(cpu);
		cond_resched();
		count--;
	}
	cpus_read_unlock();
	if (count)
		return fatal_signal_pending(current) ? -EINTR : -EINVAL;

	return size;
}

static const struct file_operations func_test_nmi_fops = {
	.owner	= THIS_MODULE,
	.write	= func_test_nmi_write,
};

__bpf_kfunc_start_defs();

/* Interrupt the program that calls this by an NMI, unless an NMI runs it. */
__bpf_kfunc void func_test_raise_nmi(void)
{
	if (!in_nmi())
		func_test_send_nmi(raw_smp_processor_id());
}

__bpf_kfunc_end_defs();

BTF_KFUNCS_START(func_test_kfuncs)
BTF_ID_FLAGS(func, func_test_raise_nmi)
BTF_KFUNCS_END(func_test_kfuncs)

static const struct btf_kfunc_id_set func_test_kfunc_set = {
	.owner	= THIS_MODULE,
	.set	= &func_test_kfuncs,
};

static int func_test_init_nmi(void)
{
	int err = register_btf_kfunc_id_set(BPF_PROG_TYPE_DTRACE,
					    &func_test_kfunc_set);

	if (err)
		return err;
	err = register_nmi_handler(NMI_LOCAL, func_test_nmi_handler, 0,
				   "func_test");
	if (!err)
		debugfs_create_file("nmi", 0200, func_test_dir, NULL,
				    &func_test_nmi_fops);

	return err;
}

static void func_test_exit_nmi(void)
{
	unregister_nmi_handler(NMI_LOCAL, "func_test");
}
#else
static int func_test_init_nmi(void) { return 0; }
static void func_test_exit_nmi(void) { }
#endif

static int __init func_test_init(void)
{
	int err;

	func_test_dir = debugfs_create_dir("dtrace_func_test", NULL);
	debugfs_create_file("fire", 0200, func_test_dir, NULL, &func_test_fops);
	debugfs_create_file("stay", 0200, func_test_dir, NULL,
			    &func_test_stay_fops);
	err = func_test_init_nmi();
	if (err)
		debugfs_remove(func_test_dir);

	return err;
}

static void __exit func_test_exit(void)
{
	debugfs_remove(func_test_dir);
	func_test_exit_nmi();
}

module_init(func_test_init);
module_exit(func_test_exit);
MODULE_DESCRIPTION("Functions for the selftests of DTrace programs on functions");
MODULE_LICENSE("GPL");
