// SPDX-License-Identifier: GPL-2.0
/*
 * Links of a DTrace program on a raw tracepoint.
 *
 * The tracepoint calls bpf_trace_run1() ... bpf_trace_run12(), as for other
 * programs on raw tracepoints. These pass the arguments on to dtrace_tp_fire1()
 * ... dtrace_tp_fire12(), which fill in a context and run the program. No
 * trampoline, no tail call and no hand-over are needed.
 *
 * All system calls pass two tracepoints, sys_enter and sys_exit. A link on one
 * of them may have the ids of each system call. Then the number of the call
 * finds the ids, calls without ids run no program, and the arguments are those
 * of the call.
 */
#include <linux/bpf.h>
#include <linux/compat.h>
#include <linux/dtrace.h>
#include <linux/err.h>
#include <linux/kprobes.h>
#include <linux/mm.h>
#include <linux/seq_file.h>
#include <linux/slab.h>
#include <linux/string.h>
#include <linux/trace_events.h>
#include <linux/tracepoint.h>
#include <linux/uaccess.h>

#include "compat.h"
#include "func.h"

#ifdef CONFIG_HAVE_SYSCALL_TRACEPOINTS
#include <trace/events/syscalls.h>
#include <asm/syscall.h>
#include <asm/unistd.h>
#endif

/* Maximum size of the name of a tracepoint, as for BPF_RAW_TRACEPOINT_OPEN. */
#define DTRACE_TP_NAME_MAX	128

/* Arguments of the tracepoints of system calls. */
#define DTRACE_CALL_TP_ARGS	2

/* What a link on system calls has as arguments. */
#define DTRACE_CALL_ARGS	6
#define DTRACE_CALL_RESULTS	2

/**
 * struct dtrace_tp_link - a program on a tracepoint
 * @raw: link that user space holds, and that the tracepoint passes
 * @func: what links on functions have, too
 * @is_return: for a link on system calls, whether it is on returns
 * @nr_ids: number of elements of @ids
 * @ids: for a link on system calls, the ids by the number of the call: probe_id
 *	<< 32 | ecb_id, or 0 if the program does not run; else NULL
 */
struct dtrace_tp_link {
	struct bpf_raw_tp_link raw;
	struct dtrace_func func;
	bool is_return;
	u32 nr_ids;
	u64 *ids;
};

static struct dtrace_tp_link *to_tp_link(const struct bpf_link *link)
{
	return container_of(link, struct dtrace_tp_link, raw.link);
}

#ifdef CONFIG_HAVE_SYSCALL_TRACEPOINTS
/*
 * The ids of the system call that fires, or 0. Calls by the 32-bit interface
 * have numbers of their own, which are not those of @ids.
 */
static __always_inline u64 dtrace_tp_find_call(const struct dtrace_tp_link *tp,
					       const u64 *args)
{
	struct pt_regs *regs = (void *)(unsigned long)args[0];
	u32 nr = tp->is_return ? syscall_get_nr(current, regs) : args[1];

	if (nr >= tp->nr_ids || in_compat_syscall())
		return 0;

	return tp->ids[nr];
}

/*
 * D has the result of a call in both arguments of the return. For links on
 * functions, the first one is 0.
 */
static __always_inline void dtrace_tp_fetch_call(const struct dtrace_tp_link *tp,
						 struct dtrace_ctx *ctx,
						 const u64 *args)
{
	struct pt_regs *regs = (void *)(unsigned long)args[0];

	if (tp->is_return) {
		ctx->args[0] = args[1];
		ctx->args[1] = args[1];
	} else if (READ_ONCE(tp->func.fetched)) {
		BUILD_BUG_ON(sizeof(unsigned long) != sizeof(ctx->args[0]));
		syscall_get_arguments(current, regs, (unsigned long *)ctx->args);
	}
}

/* Find out whether system calls enter or return by @tp: 0, or -EINVAL. */
static int dtrace_tp_set_return(struct dtrace_tp_link *link,
				const struct tracepoint *tp)
{
	link->is_return = tp == &__tracepoint_sys_exit;

	return tp == &__tracepoint_sys_enter || link->is_return ? 0 : -EINVAL;
}

#define DTRACE_NR_CALLS		NR_syscalls
#else
static __always_inline u64 dtrace_tp_find_call(const struct dtrace_tp_link *tp,
					       const u64 *args)
{
	return 0;
}

static __always_inline void dtrace_tp_fetch_call(const struct dtrace_tp_link *tp,
						 struct dtrace_ctx *ctx,
						 const u64 *args)
{
}

static int dtrace_tp_set_return(struct dtrace_tp_link *link,
				const struct tracepoint *tp)
{
	return -EINVAL;
}

#define DTRACE_NR_CALLS		0
#endif

/*
 * Claim a context, which the program releases, as for static probes. So nothing is
 * left to do after the call of the program. RCU is watching, because
 * tracepoints need it, too. The callers disable preemption, because some
 * tracepoints do not.
 */
static __always_inline bool dtrace_tp_begin(struct dtrace_func *func,
					    const struct bpf_prog **prog,
					    struct dtrace_level **claimed)
{
	struct dtrace_level *level;

	if (unlikely(!dtrace_level_claim(&level))) {
		dtrace_func_miss(func, DTRACE_MISS_RECURSION, 0);
		return false;
	}
	/* Pairs with dtrace_func_replace(), which writes the program last. */
	*prog = smp_load_acquire(&func->prog);
	dtrace_func_take(func, level);
	*claimed = level;

	return true;
}

/* Only the tracepoints of system calls have ids by call. */
static noinline notrace void dtrace_tp_fire_call(struct dtrace_tp_link *tp,
						 u64 a0, u64 a1)
{
	const u64 args[DTRACE_CALL_TP_ARGS] = { a0, a1 };
	const struct bpf_prog *prog;
	struct dtrace_level *level;
	u64 cookie;

	preempt_disable_notrace();
	cookie = dtrace_tp_find_call(tp, args);
	if (cookie && dtrace_tp_begin(&tp->func, &prog, &level)) {
		dtrace_func_set_ids(&level->ctx, cookie);
		if (READ_ONCE(tp->func.reads)) {
			dtrace_tp_fetch_call(tp, &level->ctx, args);
			dtrace_fetch_regs(&level->regs);
		}
		dtrace_level_run(level, prog);
	}
	preempt_enable_notrace();
}
NOKPROBE_SYMBOL(dtrace_tp_fire_call);

/*
 * Inlined into the functions below, with a constant @nr. The arguments are no
 * array, so that none of them has to be in memory before it is in the context. As
 * for static probes, all are stored if the program reads anything.
 */
static __always_inline void dtrace_tp_fire(struct bpf_raw_tp_link *raw, u32 nr,
					   u64 a0, u64 a1, u64 a2, u64 a3,
					   u64 a4, u64 a5, u64 a6, u64 a7,
					   u64 a8, u64 a9)
{
	struct dtrace_tp_link *tp = container_of(raw, struct dtrace_tp_link, raw);
	const struct bpf_prog *prog;
	struct dtrace_level *level;

	BUILD_BUG_ON(DTRACE_MAX_ARGS != 10);
	if (nr == DTRACE_CALL_TP_ARGS && tp->ids) {
		dtrace_tp_fire_call(tp, a0, a1);
		return;
	}
	preempt_disable_notrace();
	if (dtrace_tp_begin(&tp->func, &prog, &level)) {
		if (READ_ONCE(tp->func.reads)) {
			level->ctx.args[0] = a0;
			if (nr > 1)
				level->ctx.args[1] = a1;
			if (nr > 2)
				level->ctx.args[2] = a2;
			if (nr > 3)
				level->ctx.args[3] = a3;
			if (nr > 4)
				level->ctx.args[4] = a4;
			if (nr > 5)
				level->ctx.args[5] = a5;
			if (nr > 6)
				level->ctx.args[6] = a6;
			if (nr > 7)
				level->ctx.args[7] = a7;
			if (nr > 8)
				level->ctx.args[8] = a8;
			if (nr > 9)
				level->ctx.args[9] = a9;
			dtrace_fetch_regs(&level->regs);
		}
		dtrace_level_run(level, prog);
	}
	preempt_enable_notrace();
}

/*
 * The parameters of the functions below, and the arguments that they pass on: the
 * first ten, or zeros.
 */
#define DTRACE_TP_ARGS_1	a0
#define DTRACE_TP_PARAMS_1	u64 a0
#define DTRACE_TP_ARGS_2	DTRACE_TP_ARGS_1, a1
#define DTRACE_TP_PARAMS_2	DTRACE_TP_PARAMS_1, u64 a1
#define DTRACE_TP_ARGS_3	DTRACE_TP_ARGS_2, a2
#define DTRACE_TP_PARAMS_3	DTRACE_TP_PARAMS_2, u64 a2
#define DTRACE_TP_ARGS_4	DTRACE_TP_ARGS_3, a3
#define DTRACE_TP_PARAMS_4	DTRACE_TP_PARAMS_3, u64 a3
#define DTRACE_TP_ARGS_5	DTRACE_TP_ARGS_4, a4
#define DTRACE_TP_PARAMS_5	DTRACE_TP_PARAMS_4, u64 a4
#define DTRACE_TP_ARGS_6	DTRACE_TP_ARGS_5, a5
#define DTRACE_TP_PARAMS_6	DTRACE_TP_PARAMS_5, u64 a5
#define DTRACE_TP_ARGS_7	DTRACE_TP_ARGS_6, a6
#define DTRACE_TP_PARAMS_7	DTRACE_TP_PARAMS_6, u64 a6
#define DTRACE_TP_ARGS_8	DTRACE_TP_ARGS_7, a7
#define DTRACE_TP_PARAMS_8	DTRACE_TP_PARAMS_7, u64 a7
#define DTRACE_TP_ARGS_9	DTRACE_TP_ARGS_8, a8
#define DTRACE_TP_PARAMS_9	DTRACE_TP_PARAMS_8, u64 a8
#define DTRACE_TP_ARGS_10	DTRACE_TP_ARGS_9, a9
#define DTRACE_TP_PARAMS_10	DTRACE_TP_PARAMS_9, u64 a9
#define DTRACE_TP_ARGS_11	DTRACE_TP_ARGS_10, a10
#define DTRACE_TP_PARAMS_11	DTRACE_TP_PARAMS_10, u64 a10
#define DTRACE_TP_ARGS_12	DTRACE_TP_ARGS_11, a11
#define DTRACE_TP_PARAMS_12	DTRACE_TP_PARAMS_11, u64 a11
#define DTRACE_TP_FIRST_10(a, b, c, d, e, f, g, h, i, j, ...)		\
	a, b, c, d, e, f, g, h, i, j
#define DTRACE_TP_10(...)	DTRACE_TP_FIRST_10(__VA_ARGS__)

/**
 * DTRACE_DEFINE_TP_FIRE() - define the function for tracepoints with @n arguments
 * @n: number of arguments
 *
 * dtrace_tp_fire##n() runs the program of a link on a tracepoint. Its first
 * parameter is the link, whose member @dtrace is set, and which the tracepoint
 * keeps. The others are the arguments of the tracepoint.
 *
 * Context: any, NMI included
 */
#define DTRACE_DEFINE_TP_FIRE(n)					\
	notrace void dtrace_tp_fire##n(struct bpf_raw_tp_link *raw,	\
				       DTRACE_TP_PARAMS_##n)		\
	{								\
		dtrace_tp_fire(raw, n,					\
			       DTRACE_TP_10(DTRACE_TP_ARGS_##n, 0, 0, 0, 0, \
					    0, 0, 0, 0, 0, 0));		\
	}								\
	NOKPROBE_SYMBOL(dtrace_tp_fire##n)

DTRACE_DEFINE_TP_FIRE(1);
DTRACE_DEFINE_TP_FIRE(2);
DTRACE_DEFINE_TP_FIRE(3);
DTRACE_DEFINE_TP_FIRE(4);
DTRACE_DEFINE_TP_FIRE(5);
DTRACE_DEFINE_TP_FIRE(6);
DTRACE_DEFINE_TP_FIRE(7);
DTRACE_DEFINE_TP_FIRE(8);
DTRACE_DEFINE_TP_FIRE(9);
DTRACE_DEFINE_TP_FIRE(10);
DTRACE_DEFINE_TP_FIRE(11);
DTRACE_DEFINE_TP_FIRE(12);

static void dtrace_tp_link_release(struct bpf_link *link)
{
	struct bpf_raw_tp_link *raw = &to_tp_link(link)->raw;

	bpf_probe_unregister(raw->btp, raw);
	bpf_put_raw_tracepoint(raw->btp);
}

static void dtrace_tp_free(struct dtrace_tp_link *tp)
{
	dtrace_func_free(&tp->func);
	kvfree(tp->ids);
	kfree(tp);
}

static void dtrace_tp_link_dealloc(struct bpf_link *link)
{
	dtrace_tp_free(to_tp_link(link));
}

static int dtrace_tp_link_update(struct bpf_link *link, struct bpf_prog *prog,
				 struct bpf_prog *old)
{
	struct bpf_prog *replaced;

	replaced = dtrace_func_replace(&to_tp_link(link)->func, link, prog, old);
	if (IS_ERR(replaced))
		return PTR_ERR(replaced);
	bpf_prog_put(replaced);

	return 0;
}

static void dtrace_tp_link_show_fdinfo(const struct bpf_link *link,
				       struct seq_file *seq)
{
	const struct dtrace_tp_link *tp = to_tp_link(link);
	struct bpf_link_misses misses;

	dtrace_misses_read(tp->func.misses, &misses);
	seq_printf(seq, "tp_name:\t%s\ncookie:\t%llu\nids:\t%u\nmissed:\t%llu\n",
		   tp->raw.btp->tp->name, tp->raw.cookie, tp->nr_ids,
		   dtrace_misses_total(&misses));
}

static int dtrace_tp_link_fill_info(const struct bpf_link *link,
				    struct bpf_link_info *info)
{
	u64 __user *ids = u64_to_user_ptr(info->raw_tracepoint.ids);
	const struct dtrace_tp_link *tp = to_tp_link(link);
	u32 room = info->raw_tracepoint.ids_cnt;

	dtrace_misses_read(tp->func.misses, &info->raw_tracepoint.misses);
	info->raw_tracepoint.missed =
		dtrace_misses_total(&info->raw_tracepoint.misses);
	info->raw_tracepoint.nargs = tp->func.nargs;
	info->raw_tracepoint.ids_cnt = tp->nr_ids;
	if (ids && copy_to_user(ids, tp->ids,
				min(room, tp->nr_ids) * sizeof(*ids)))
		return -EFAULT;
	if (ids && room < tp->nr_ids)
		return -ENOSPC;

	return bpf_raw_tp_link_fill_link_info(link, info);
}

static const struct bpf_link_ops dtrace_tp_link_ops = {
	.release		= dtrace_tp_link_release,
	.dealloc_deferred	= dtrace_tp_link_dealloc,
	.update_prog		= dtrace_tp_link_update,
	.show_fdinfo		= dtrace_tp_link_show_fdinfo,
	.fill_link_info		= dtrace_tp_link_fill_info,
};

static int dtrace_tp_get_ids(struct dtrace_tp_link *tp, u64 from, u32 cnt)
{
	u64 *ids;

	if (!from != !cnt)
		return -EINVAL;
	if (!cnt)
		return 0;
	if (cnt > DTRACE_NR_CALLS)
		return -E2BIG;
	ids = vmemdup_user(u64_to_user_ptr(from), array_size(cnt, sizeof(*ids)));
	if (IS_ERR(ids))
		return PTR_ERR(ids);
	tp->ids = ids;
	tp->nr_ids = cnt;

	return 0;
}

static u32 dtrace_tp_count_args(const struct dtrace_tp_link *tp,
				const struct bpf_raw_event_map *btp)
{
	if (!tp->ids)
		return min_t(u32, btp->num_args, DTRACE_MAX_ARGS);

	return tp->is_return ? DTRACE_CALL_RESULTS : DTRACE_CALL_ARGS;
}

/* Fill in a link, which dtrace_tp_free() can free even if this fails. */
static int dtrace_tp_init(struct dtrace_tp_link *tp, const union bpf_attr *attr,
			  struct bpf_prog *prog, struct bpf_raw_event_map *btp)
{
	int err;

	tp->raw.btp = btp;
	tp->raw.cookie = attr->link_create.raw_tp.cookie;
	tp->raw.dtrace = true;
	err = dtrace_tp_get_ids(tp, attr->link_create.raw_tp.ids,
				attr->link_create.raw_tp.cnt);
	if (!err && tp->ids)
		err = dtrace_tp_set_return(tp, btp->tp);
	if (err)
		return err;
	tp->func.cookie = tp->raw.cookie;

	return dtrace_func_init(&tp->func, prog, BPF_TRACE_RAW_TP,
				dtrace_tp_count_args(tp, btp));
}

/* This function owns the tracepoint and the link, even if it fails. */
static int dtrace_tp_link_finish(struct dtrace_tp_link *tp,
				 struct bpf_prog *prog)
{
	struct bpf_raw_event_map *btp = tp->raw.btp;
	struct bpf_link_primer primer;
	int err;

	bpf_link_init_sleepable(&tp->raw.link, BPF_LINK_TYPE_RAW_TRACEPOINT,
				&dtrace_tp_link_ops, prog, BPF_TRACE_RAW_TP,
				tracepoint_is_faultable(btp->tp));
	err = bpf_link_prime(&tp->raw.link, &primer);
	if (err) {
		dtrace_tp_free(tp);
		bpf_put_raw_tracepoint(btp);
		return err;
	}
	/*
	 * bpf_probe_register() would refuse reads beyond the arguments. Here the
	 * context has zeros there, as for each source with few arguments.
	 */
	err = tracepoint_probe_register_may_exist(btp->tp,
						  (void *)btp->bpf_func,
						  &tp->raw);
	if (err) {
		bpf_link_cleanup(&primer);
		bpf_put_raw_tracepoint(btp);
		return err;
	}

	return bpf_link_settle(&primer);
}

/* last field in 'union bpf_attr' that the link uses */
#define BPF_TRACE_RAW_TP_LAST_FIELD link_create.raw_tp.ids

/**
 * dtrace_tp_link_attach() - BPF_LINK_CREATE with BPF_TRACE_RAW_TP
 * @attr: attributes from user space
 * @prog: of type BPF_PROG_TYPE_DTRACE; the link owns it if this succeeds
 *
 * Context: process context, may sleep
 * Return: a file descriptor of the link, or
 * * -EINVAL	flags or a target are set, bytes after the attributes are not
 *		0, the program replaces results, there are ids but the
 *		tracepoint is not one of system calls, or the array of ids has
 *		no element
 * * -EPERM	CAP_BPF or CAP_PERFMON is missing
 * * -EFAULT	the name or the ids cannot be read
 * * -ENOENT	there is no such tracepoint
 * * -E2BIG	there are more ids than system calls
 * * -ENOMEM	there is no memory; another error if there is no file descriptor
 */
int dtrace_tp_link_attach(const union bpf_attr *attr, struct bpf_prog *prog)
{
	struct bpf_raw_event_map *btp;
	char name[DTRACE_TP_NAME_MAX];
	struct dtrace_tp_link *tp;
	int err;

	if (attr->link_create.flags || attr->link_create.target_fd ||
	    CHECK_ATTR(BPF_TRACE_RAW_TP))
		return -EINVAL;
	if (prog->kprobe_override)
		return -EINVAL;
	if (!dtrace_may_use(prog, BPF_TRACE_RAW_TP))
		return -EPERM;
	if (strncpy_from_user(name, u64_to_user_ptr(attr->link_create.raw_tp.name),
			      sizeof(name) - 1) < 0)
		return -EFAULT;
	name[sizeof(name) - 1] = '\0';

	btp = bpf_get_raw_tracepoint(name);
	if (!btp)
		return -ENOENT;
	tp = kzalloc(sizeof(*tp), GFP_USER);
	if (!tp) {
		bpf_put_raw_tracepoint(btp);
		return -ENOMEM;
	}
	err = dtrace_tp_init(tp, attr, prog, btp);
	if (err) {
		dtrace_tp_free(tp);
		bpf_put_raw_tracepoint(btp);
		return err;
	}

	return dtrace_tp_link_finish(tp, prog);
}
