// SPDX-License-Identifier: GPL-2.0
/*
 * Sites for the selftests of static probes. A write to the file
 * dtrace_sdt_test/fire in debugfs names what to fire, and optionally how
 * often.
 */
#include <linux/context_tracking.h>
#include <linux/debugfs.h>
#include <linux/fs.h>
#include <linux/interrupt.h>
#include <linux/irq_work.h>
#include <linux/kernel.h>
#include <linux/kprobes.h>
#include <linux/module.h>
#include <linux/sched.h>
#include <linux/sdt.h>
#include <linux/string.h>
#include <linux/uaccess.h>

#ifdef CONFIG_X86
#include <asm/nmi.h>
#endif

enum sdt_test_enum { SDT_TEST_MINUS = -7, SDT_TEST_PLUS = 7 };
enum sdt_test_wide { SDT_TEST_WIDE = 1ULL << 40 };

struct sdt_test_struct {
	int member;
};

static struct sdt_test_struct sdt_test_object = { .member = 42 };
static unsigned int sdt_test_evaluated;

static noinline void sdt_test_args(void)
{
	DTRACE_PROBE0(sdt_test, args0);
	DTRACE_PROBE1(sdt_test, args1, int, 11);
	DTRACE_PROBE2(sdt_test, args2, int, 21, int, 22);
	DTRACE_PROBE3(sdt_test, args3, int, 31, int, 32, int, 33);
	DTRACE_PROBE4(sdt_test, args4, int, 41, int, 42, int, 43, int, 44);
	DTRACE_PROBE5(sdt_test, args5, int, 51, int, 52, int, 53, int, 54,
		      int, 55);
	DTRACE_PROBE6(sdt_test, args6, int, 61, int, 62, int, 63, int, 64,
		      int, 65, int, 66);
}

static noinline void sdt_test_widths(void)
{
	DTRACE_PROBE6(sdt_test, signed_values, signed char, -1, short, -2, int, -3,
		      long, -4, long long, -5, enum sdt_test_enum,
		      SDT_TEST_MINUS);
	DTRACE_PROBE6(sdt_test, unsigned_values, u8, 0xff, u16, 0xfffe,
		      u32, 0xfffffffd, unsigned long, ~0UL - 3, u64, ~0ULL - 4,
		      bool, true);
	DTRACE_PROBE4(sdt_test, pointers, struct sdt_test_struct *,
		      &sdt_test_object, const char *, "text",
		      void (*)(void), sdt_test_widths,
		      const struct sdt_test_struct *, NULL);
	DTRACE_PROBE6(sdt_test, tagged, struct sdt_test_struct __user *, NULL,
		      struct sdt_test_struct __rcu **, NULL,
		      u32 __iomem *, NULL, u16 __percpu *, NULL,
		      struct sdt_test_struct *const *, NULL,
		      struct sdt_test_struct *(*)[4], NULL);
	DTRACE_PROBE3(sdt_test, functions,
		      int (*)(struct inode *, struct file *), simple_open,
		      void (*)(struct sdt_test_struct), NULL, void *, NULL);
	/* The text of the last type is longer than a type that is looked for. */
	DTRACE_PROBE3(sdt_test, rare, enum sdt_test_wide, SDT_TEST_WIDE,
		      _Bool, true,
		      void (*)(struct sdt_test_struct *, struct sdt_test_struct *,
			       struct sdt_test_struct *, struct sdt_test_struct *,
			       struct sdt_test_struct *, struct sdt_test_struct *),
		      NULL);
}

/*
 * One function is inlined three times, and one line is expanded 300 times. Each
 * of them is one probe.
 */
static __always_inline void sdt_test_inlined(int from)
{
	DTRACE_PROBE1(sdt_test, inlined__function, int, from);
}

static noinline void sdt_test_inline(void)
{
	sdt_test_inlined(1);
	sdt_test_inlined(2);
	sdt_test_inlined(3);
}

#define SITES_1(n)	DTRACE_PROBE1(sdt_test, many, int, n)
#define SITES_5(n)						\
do {								\
	SITES_1((n) + 0);					\
	SITES_1((n) + 1);					\
	SITES_1((n) + 2);					\
	SITES_1((n) + 3);					\
	SITES_1((n) + 4);					\
} while (0)
#define SITES_25(n)						\
do {								\
	SITES_5((n) + 0);					\
	SITES_5((n) + 5);					\
	SITES_5((n) + 10);					\
	SITES_5((n) + 15);					\
	SITES_5((n) + 20);					\
} while (0)
#define SITES_100(n)						\
do {								\
	SITES_25((n) + 0);					\
	SITES_25((n) + 25);					\
	SITES_25((n) + 50);					\
	SITES_25((n) + 75);					\
} while (0)

static noinline void sdt_test_many(void)
{
	SITES_100(0);
	SITES_100(100);
	SITES_100(200);
}

/* A test looks at the bytes of this function, so it has nothing else. */
static noinline __no_kcsan void sdt_test_off(void)
{
	DTRACE_PROBE1(sdt_test, off, unsigned int, ++sdt_test_evaluated);
}

static noinline void sdt_test_evaluate(void)
{
	sdt_test_off();
	DTRACE_PROBE1(sdt_test, evaluated, unsigned int, sdt_test_evaluated);
}

static noinline void sdt_test_joined(void)
{
	DTRACE_PROBE1(sdt_test, joined, int, 1);
}

/*
 * A program that calls bpf_get_current_pid_tgid() reaches another site from
 * there.
 */
static int sdt_test_recurse_handler(struct kprobe *kp, struct pt_regs *regs)
{
	DTRACE_PROBE0(sdt_test, recurse);
	DTRACE_PROBE0(sdt_test, recurse__other);
	return 0;
}

static noinline void sdt_test_recurse(void)
{
	static struct kprobe kp = {
		.symbol_name = "bpf_get_current_pid_tgid",
		.pre_handler = sdt_test_recurse_handler,
	};

	if (register_kprobe(&kp))
		return;
	DTRACE_PROBE0(sdt_test, recurse);
	unregister_kprobe(&kp);
	kp.flags = 0;
	kp.addr = NULL;
}

static void sdt_test_irq_func(struct irq_work *work)
{
	DTRACE_PROBE1(sdt_test, hardirq, bool, in_hardirq());
}

static noinline void sdt_test_irq(void)
{
	struct irq_work work = IRQ_WORK_INIT_HARD(sdt_test_irq_func);

	irq_work_queue(&work);
	irq_work_sync(&work);
}

static void sdt_test_softirq_func(struct tasklet_struct *tasklet)
{
	DTRACE_PROBE1(sdt_test, softirq, bool, in_serving_softirq());
}

static noinline void sdt_test_softirq(void)
{
	static DECLARE_TASKLET(tasklet, sdt_test_softirq_func);

	tasklet_schedule(&tasklet);
	/* This waits until the tasklet has run. */
	tasklet_kill(&tasklet);
}

/*
 * This does what the idle task does. If the kernel checks this, nobody else may
 * do it.
 */
#ifndef CONFIG_RCU_EQS_DEBUG
static noinline void sdt_test_no_rcu(void)
{
	unsigned long flags;

	local_irq_save(flags);
	ct_idle_enter();
	DTRACE_PROBE0(sdt_test, no_rcu);
	ct_idle_exit();
	local_irq_restore(flags);
}
#endif

/* This fires for each NMI from any source. */
#ifdef CONFIG_X86
static int sdt_test_nmi(unsigned int type, struct pt_regs *regs)
{
	DTRACE_PROBE1(sdt_test, nmi, bool, in_nmi());
	return NMI_DONE;
}

static int sdt_test_init_nmi(void)
{
	return register_nmi_handler(NMI_LOCAL, sdt_test_nmi, 0, "sdt_test");
}

static void sdt_test_exit_nmi(void)
{
	unregister_nmi_handler(NMI_LOCAL, "sdt_test");
}
#else
static int sdt_test_init_nmi(void) { return 0; }
static void sdt_test_exit_nmi(void) { }
#endif

static const struct {
	const char *name;
	void (*fire)(void);
} sdt_test_cases[] = {
	{ "args", sdt_test_args },
	{ "widths", sdt_test_widths },
	{ "inline", sdt_test_inline },
	{ "many", sdt_test_many },
	{ "off", sdt_test_evaluate },
	{ "joined", sdt_test_joined },
	{ "recurse", sdt_test_recurse },
	{ "irq", sdt_test_irq },
	{ "softirq", sdt_test_softirq },
#ifndef CONFIG_RCU_EQS_DEBUG
	{ "norcu", sdt_test_no_rcu },
#endif
};

static ssize_t sdt_test_write(struct file *file, const char __user *from,
			      size_t size, loff_t *pos)
{
	unsigned int i, count = 1;
	char text[32], name[17];

	if (size >= sizeof(text))
		return -EINVAL;
	if (copy_from_user(text, from, size))
		return -EFAULT;
	text[size] = '\0';
	if (sscanf(text, "%16s %u", name, &count) < 1)
		return -EINVAL;

	for (i = 0; i < ARRAY_SIZE(sdt_test_cases); i++) {
		if (strcmp(name, sdt_test_cases[i].name))
			continue;
		while (count--) {
			sdt_test_cases[i].fire();
			cond_resched();
		}
		return size;
	}

	return -ENOENT;
}

static const struct file_operations sdt_test_fops = {
	.owner	= THIS_MODULE,
	.open	= simple_open,
	.write	= sdt_test_write,
};

static struct dentry *sdt_test_dir;

static int __init sdt_test_init(void)
{
	int err = sdt_test_init_nmi();

	if (err)
		return err;
	sdt_test_dir = debugfs_create_dir("dtrace_sdt_test", NULL);
	debugfs_create_file("fire", 0200, sdt_test_dir, NULL, &sdt_test_fops);

	return 0;
}
module_init(sdt_test_init);

static void __exit sdt_test_exit(void)
{
	debugfs_remove(sdt_test_dir);
	sdt_test_exit_nmi();
}
module_exit(sdt_test_exit);

MODULE_DESCRIPTION("Sites for the selftests of static probes");
MODULE_LICENSE("GPL");
