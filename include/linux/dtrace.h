/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Kernel side of the context of BPF_PROG_TYPE_DTRACE programs. The programs
 * see it as struct dtrace_bpf_context. See Documentation/bpf/prog_dtrace.rst.
 *
 * The core of BPF uses this header, too. What only the files of the program
 * type share is in kernel/trace/dtrace/dtrace.h.
 */
#ifndef _LINUX_DTRACE_H
#define _LINUX_DTRACE_H

#include <linux/bpf_ctx_buf.h>
#include <linux/err.h>
#include <linux/perf_event.h>
#include <linux/ptrace.h>
#include <asm/local.h>
#include <uapi/linux/dtrace.h>

#ifdef CONFIG_DTRACE
struct task_struct;

#define DTRACE_SCRATCH_SIZE	4096

/**
 * enum dtrace_handover - where bpf_finalize_context() finds what to copy
 * @DTRACE_HANDOVER_NONE: nowhere: the context is complete without it
 * @DTRACE_HANDOVER_SHARED: in element 0 of the map, because sources of this
 *	kind exclude each other on a CPU: the kernel raises bpf_prog_active
 * @DTRACE_HANDOVER_OWNED: in the element that belongs to @src_ctx
 */
enum dtrace_handover {
	DTRACE_HANDOVER_NONE,
	DTRACE_HANDOVER_SHARED,
	DTRACE_HANDOVER_OWNED,
};

/**
 * struct dtrace_ctx - context of a program
 * @busy: not 0 while the context is claimed; the program writes @hold to it
 * @hold: value for @busy at the exit of the program: not 0 if the source that
 *	runs the program still uses the context after the program
 * @task: task in which the probe fired
 * @regs: registers of the source, or @own_regs
 * @src_ctx: context of the program that made the tail call
 * @src: type of that program | expected_attach_type << 16, 0 if there is none
 * @cpu: CPU that the context belongs to
 * @handover: enum dtrace_handover
 * @nargs: number of valid @args
 * @ecb_id: number of the enabling
 * @probe_id: number of the probe
 * @args: arguments of the probe, 0 beyond @nargs
 * @out: output buffer
 * @scratch: start of the working memory
 * @scratch_end: end of the working memory
 * @prog_active: bpf_prog_active of @cpu; only programs that use a map without a
 *	guard read and raise it
 * @guard_misses: counts the firings that such a program skipped
 * @sample: for perf output, which may nest
 * @own_regs: for sources that have no registers
 * @stack_regs: registers from which helpers unwind for such a source
 *
 * One firing on one CPU owns the context. Other firings that interrupt or
 * preempt it have their own contexts.
 */
struct dtrace_ctx {
	u64 busy;
	u64 hold;
	struct task_struct *task;
	struct pt_regs *regs;
	void *src_ctx;
	u32 src;
	u32 cpu;
	u32 handover;
	/* a claim of a slot clears these, bpf_finalize_context() sets them */
	u32 nargs;
	struct_group(ids,
		u32 ecb_id;
		u32 probe_id;
	);
	u64 args[DTRACE_MAX_ARGS];
	struct bpf_ctx_buf out;
	void *scratch;
	void *scratch_end;
	int *prog_active;
	local_t *guard_misses;
	struct perf_sample_data sample;
	struct pt_regs own_regs;
	struct pt_regs stack_regs;
};
#endif /* CONFIG_DTRACE */

struct bpf_link;
struct bpf_link_info;
struct bpf_prog;
struct bpf_raw_tp_link;
union bpf_attr;
struct dtrace_multi;

/* Links of DTrace programs on tracepoints, by the number of arguments. */
void dtrace_tp_fire1(struct bpf_raw_tp_link *raw, u64 a0);
void dtrace_tp_fire2(struct bpf_raw_tp_link *raw, u64 a0, u64 a1);
void dtrace_tp_fire3(struct bpf_raw_tp_link *raw, u64 a0, u64 a1, u64 a2);
void dtrace_tp_fire4(struct bpf_raw_tp_link *raw, u64 a0, u64 a1, u64 a2,
		     u64 a3);
void dtrace_tp_fire5(struct bpf_raw_tp_link *raw, u64 a0, u64 a1, u64 a2,
		     u64 a3, u64 a4);
void dtrace_tp_fire6(struct bpf_raw_tp_link *raw, u64 a0, u64 a1, u64 a2,
		     u64 a3, u64 a4, u64 a5);
void dtrace_tp_fire7(struct bpf_raw_tp_link *raw, u64 a0, u64 a1, u64 a2,
		     u64 a3, u64 a4, u64 a5, u64 a6);
void dtrace_tp_fire8(struct bpf_raw_tp_link *raw, u64 a0, u64 a1, u64 a2,
		     u64 a3, u64 a4, u64 a5, u64 a6, u64 a7);
void dtrace_tp_fire9(struct bpf_raw_tp_link *raw, u64 a0, u64 a1, u64 a2,
		     u64 a3, u64 a4, u64 a5, u64 a6, u64 a7, u64 a8);
void dtrace_tp_fire10(struct bpf_raw_tp_link *raw, u64 a0, u64 a1, u64 a2,
		      u64 a3, u64 a4, u64 a5, u64 a6, u64 a7, u64 a8, u64 a9);
void dtrace_tp_fire11(struct bpf_raw_tp_link *raw, u64 a0, u64 a1, u64 a2,
		      u64 a3, u64 a4, u64 a5, u64 a6, u64 a7, u64 a8, u64 a9,
		      u64 a10);
void dtrace_tp_fire12(struct bpf_raw_tp_link *raw, u64 a0, u64 a1, u64 a2,
		      u64 a3, u64 a4, u64 a5, u64 a6, u64 a7, u64 a8, u64 a9,
		      u64 a10, u64 a11);

#ifdef CONFIG_DTRACE
bool dtrace_may_insert(const struct bpf_prog *prog);
int bpf_dtrace_link_attach(const union bpf_attr *attr, struct bpf_prog *prog);

/* Links of DTrace programs on functions, for kprobe_multi. */
void dtrace_multi_detach(struct dtrace_multi *multi);
void dtrace_multi_free(struct dtrace_multi *multi);
int dtrace_multi_update(struct dtrace_multi *multi, struct bpf_link *link,
			struct bpf_prog *prog, const struct bpf_prog *old);
int dtrace_multi_fill_info(struct dtrace_multi *multi,
			   struct bpf_link_info *info);
#else
static inline bool dtrace_may_insert(const struct bpf_prog *prog)
{
	return false;
}

static inline int bpf_dtrace_link_attach(const union bpf_attr *attr,
					 struct bpf_prog *prog)
{
	return -EOPNOTSUPP;
}

static inline void dtrace_multi_detach(struct dtrace_multi *multi)
{
}

static inline void dtrace_multi_free(struct dtrace_multi *multi)
{
}

static inline int dtrace_multi_update(struct dtrace_multi *multi,
				      struct bpf_link *link,
				      struct bpf_prog *prog,
				      const struct bpf_prog *old)
{
	return -EOPNOTSUPP;
}

static inline int dtrace_multi_fill_info(struct dtrace_multi *multi,
					 struct bpf_link_info *info)
{
	return -EOPNOTSUPP;
}
#endif /* CONFIG_DTRACE */

#if defined(CONFIG_DTRACE) && defined(CONFIG_FPROBE)
struct dtrace_multi *dtrace_multi_attach(struct bpf_prog *prog,
					 unsigned long *addrs,
					 const u64 *cookies, u32 cnt,
					 bool is_return);
#else
static inline struct dtrace_multi *
dtrace_multi_attach(struct bpf_prog *prog, unsigned long *addrs,
		    const u64 *cookies, u32 cnt, bool is_return)
{
	return ERR_PTR(-EOPNOTSUPP);
}
#endif /* CONFIG_DTRACE && CONFIG_FPROBE */

#if defined(CONFIG_DTRACE) && defined(CONFIG_KPROBE_EVENTS)
struct dtrace_multi *dtrace_kprobes_attach(struct bpf_prog *prog,
					   const unsigned long *addrs,
					   const u64 *cookies, u32 cnt,
					   bool is_return);
#else
static inline struct dtrace_multi *
dtrace_kprobes_attach(struct bpf_prog *prog, const unsigned long *addrs,
		      const u64 *cookies, u32 cnt, bool is_return)
{
	return ERR_PTR(-EOPNOTSUPP);
}
#endif /* CONFIG_DTRACE && CONFIG_KPROBE_EVENTS */

#if defined(CONFIG_DTRACE) && defined(CONFIG_UPROBES)
struct dtrace_multi *dtrace_uprobes_alloc(struct bpf_prog *prog,
					  bool is_return);
void dtrace_uprobe_entry(struct dtrace_multi *multi, u64 cookie,
			 struct pt_regs *regs);
void dtrace_uprobe_return(struct dtrace_multi *multi, u64 cookie,
			  unsigned long ip, struct pt_regs *regs);
void dtrace_uprobes_fill_info(struct dtrace_multi *multi,
			      struct bpf_link_info *info);
#else
static inline struct dtrace_multi *
dtrace_uprobes_alloc(struct bpf_prog *prog, bool is_return)
{
	return ERR_PTR(-EOPNOTSUPP);
}

static inline void dtrace_uprobe_entry(struct dtrace_multi *multi, u64 cookie,
				       struct pt_regs *regs)
{
}

static inline void dtrace_uprobe_return(struct dtrace_multi *multi, u64 cookie,
					unsigned long ip, struct pt_regs *regs)
{
}

static inline void dtrace_uprobes_fill_info(struct dtrace_multi *multi,
					    struct bpf_link_info *info)
{
}
#endif /* CONFIG_DTRACE && CONFIG_UPROBES */

#ifdef CONFIG_DTRACE_SDT
int bpf_sdt_link_attach(const union bpf_attr *attr, struct bpf_prog *prog);
#else
static inline int bpf_sdt_link_attach(const union bpf_attr *attr,
				      struct bpf_prog *prog)
{
	return -EOPNOTSUPP;
}
#endif /* CONFIG_DTRACE_SDT */

#endif /* _LINUX_DTRACE_H */
