// SPDX-License-Identifier: GPL-2.0
/*
 * BPF_PROG_TYPE_DTRACE: programs that see "this probe fired, in this task,
 * with these arguments". Trampolines on event sources tail call them, and
 * links run them directly. A program reads struct dtrace_bpf_context, and
 * writes through the pointers of its two buffers.
 *
 * The fields that describe the task cost nothing until a program reads them.
 * An access to such a field becomes a chain of loads from the task.
 */
#include <linux/bpf.h>
#include <linux/bpf_verifier.h>
#include <linux/btf.h>
#include <linux/btf_ids.h>
#include <linux/capability.h>
#include <linux/cred.h>
#include <linux/filter.h>
#include <linux/ktime.h>
#include <linux/sched.h>
#include <linux/sched/signal.h>
#include <linux/uaccess.h>

#include "contexts.h"

#define CTX_RANGE(field)	bpf_ctx_range(struct dtrace_bpf_context, field)
#define CTX_OFFSET(field)	offsetof(struct dtrace_bpf_context, field)

/*
 * These are ABI, and equal on all architectures. There are no holes. The
 * registers are last, because each architecture has its own.
 */
static_assert(CTX_OFFSET(ecb_id) == 0);
static_assert(CTX_OFFSET(probe_id) == 4);
static_assert(CTX_OFFSET(task) == 8);
static_assert(CTX_OFFSET(state) == 16);
static_assert(CTX_OFFSET(prio) == 24);
static_assert(CTX_OFFSET(cpu) == 28);
static_assert(CTX_OFFSET(tid) == 32);
static_assert(CTX_OFFSET(pid) == 36);
static_assert(CTX_OFFSET(ppid) == 40);
static_assert(CTX_OFFSET(uid) == 44);
static_assert(CTX_OFFSET(gid) == 48);
static_assert(CTX_OFFSET(euid) == 52);
static_assert(CTX_OFFSET(egid) == 56);
static_assert(CTX_OFFSET(nargs) == 60);
static_assert(CTX_OFFSET(buf) == 64);
static_assert(CTX_OFFSET(buf_end) == 72);
static_assert(CTX_OFFSET(scratch) == 80);
static_assert(CTX_OFFSET(scratch_end) == 88);
static_assert(CTX_OFFSET(args) == 96);
static_assert(CTX_OFFSET(regs) == 176);
static_assert(sizeof(struct dtrace_bpf_context) ==
	      176 + sizeof(bpf_user_pt_regs_t));
static_assert(offsetof(struct dtrace_ecb, args) == 24);
static_assert(sizeof(struct dtrace_ecb) == 24 + DTRACE_MAX_ARGS * sizeof(u64));

static const struct bpf_ctx_buf_type dtrace_ctx_bufs[] = {
	[DTRACE_BUF_OUTPUT]	= { .align = BPF_CTX_BUF_ALIGN, .reserve = true },
	[DTRACE_BUF_SCRATCH]	= { .align = sizeof(u64) },
};

static bool dtrace_buf_access(enum dtrace_buf_id buf_id, bool is_end, int size,
			      struct bpf_insn_access_aux *info)
{
	if (size != sizeof(u64))
		return false;

	info->reg_type = is_end ? PTR_TO_CTX_BUF_END : PTR_TO_CTX_BUF;
	info->buf_id = buf_id;
	return true;
}

/**
 * dtrace_prog_uses() - which fields of its context a program reads
 * @prog: of type BPF_PROG_TYPE_DTRACE, verified
 *
 * Context: any
 * Return: DTRACE_USES_* of these fields, all bits if the program makes tail
 * calls. No extension can read more: the verifier rejects programs that extend
 * programs of the type.
 */
u32 dtrace_prog_uses(const struct bpf_prog *prog)
{
	return prog->aux->ctx_uses;
}

/**
 * dtrace_may_use() - may the current task use a program?
 * @prog: program that is to be attached, called or run
 * @type: attach type of the link; if there is no link, that of the program
 *
 * The use of a program takes the privileges that loading takes: CAP_BPF and
 * CAP_PERFMON, in the user namespace of the token with which the program was
 * loaded. As at loading, a token counts only if it allows the attach type.
 *
 * Context: process context
 * Return: whether the task may use the program
 */
bool dtrace_may_use(const struct bpf_prog *prog, enum bpf_attach_type type)
{
	const struct bpf_token *token = prog->aux->token;

	if (!bpf_token_allow_prog_type(token, prog->type, type))
		token = NULL;

	return bpf_token_capable(token, CAP_BPF) &&
	       bpf_token_capable(token, CAP_PERFMON);
}

/**
 * dtrace_may_insert() - may the current task put a program into an array?
 * @prog: of type BPF_PROG_TYPE_DTRACE
 *
 * Context: process context
 * Return: see dtrace_may_use()
 */
bool dtrace_may_insert(const struct bpf_prog *prog)
{
	return dtrace_may_use(prog, prog->expected_attach_type);
}

static bool dtrace_is_valid_access(int off, int size, enum bpf_access_type type,
				   const struct bpf_prog *prog,
				   struct bpf_insn_access_aux *info)
{
	int field_size = sizeof(u32);

	if (type != BPF_READ)
		return false;
	if (off < 0 || off % size ||
	    off + size > sizeof(struct dtrace_bpf_context))
		return false;

	switch (off) {
	case CTX_RANGE(regs):
		info->ctx_uses = DTRACE_USES_REGS;
		break;
	case CTX_RANGE(ecb_id):
	case CTX_RANGE(probe_id):
		info->ctx_uses = DTRACE_USES_IDS;
		break;
	case CTX_RANGE(args):
		info->ctx_uses =
			DTRACE_USES_ARG((off - CTX_OFFSET(args)) / sizeof(u64));
		break;
	default:
		break;
	}

	switch (off) {
	case CTX_RANGE(task):
		info->btf = bpf_get_btf_vmlinux();
		if (size != sizeof(u64) || IS_ERR_OR_NULL(info->btf))
			return false;
		info->reg_type = PTR_TO_BTF_ID | PTR_TRUSTED;
		info->btf_id = btf_tracing_ids[BTF_TRACING_TYPE_TASK];
		return true;
	case CTX_RANGE(buf):
		return dtrace_buf_access(DTRACE_BUF_OUTPUT, false, size, info);
	case CTX_RANGE(buf_end):
		return dtrace_buf_access(DTRACE_BUF_OUTPUT, true, size, info);
	case CTX_RANGE(scratch):
		return dtrace_buf_access(DTRACE_BUF_SCRATCH, false, size, info);
	case CTX_RANGE(scratch_end):
		return dtrace_buf_access(DTRACE_BUF_SCRATCH, true, size, info);
	case CTX_RANGE(regs):
	case CTX_RANGE(state):
	case CTX_RANGE(args):
		field_size = sizeof(u64);
		break;
	default:
		break;
	}

	bpf_ctx_record_field_size(info, field_size);
	return bpf_ctx_narrow_access_ok(off, size, field_size);
}

/* A load. Its offset must fit into a signed 16-bit field. */
#define LOAD_TO(dst, type, field, src)					\
	BPF_LDX_MEM(BPF_FIELD_SIZEOF(type, field), dst, src,		\
		    offsetof(type, field) +				\
		    BUILD_BUG_ON_ZERO(offsetof(type, field) > S16_MAX))

/* One load of the chain that leads from the context to a field. */
#define LOAD(type, field, src)	LOAD_TO(si->dst_reg, type, field, src)

/*
 * Like task_ppid_nr(). A task that has been reaped may still be in do_exit(),
 * and its parent may be gone. Then the field is 0.
 */
static struct bpf_insn *dtrace_convert_ppid(const struct bpf_insn *si,
					    struct bpf_insn *insn)
{
	*insn++ = LOAD_TO(BPF_REG_AX, struct task_struct, thread_pid,
			  si->dst_reg);
	*insn++ = BPF_JMP_IMM(BPF_JNE, BPF_REG_AX, 0, 2);
	*insn++ = BPF_MOV64_IMM(si->dst_reg, 0);
	*insn++ = BPF_JMP_A(2);
	*insn++ = LOAD(struct task_struct, real_parent, si->dst_reg);
	*insn++ = LOAD(struct task_struct, tgid, si->dst_reg);

	return insn;
}

/* The rest of the chain for a field of the task: dst_reg has the task. */
static struct bpf_insn *dtrace_convert_task_field(const struct bpf_insn *si,
						  struct bpf_insn *insn,
						  u32 *target_size)
{
	switch (si->off) {
	case CTX_OFFSET(state):
		/* the field is wide enough for more states than exist */
		*target_size = sizeof(u64);
		*insn++ = LOAD(struct task_struct, __state, si->dst_reg);
		break;
	case CTX_OFFSET(prio):
		*insn++ = LOAD(struct task_struct, prio, si->dst_reg);
		break;
	case CTX_OFFSET(tid):
		*insn++ = LOAD(struct task_struct, pid, si->dst_reg);
		break;
	case CTX_OFFSET(pid):
		*insn++ = LOAD(struct task_struct, tgid, si->dst_reg);
		break;
	case CTX_OFFSET(ppid):
		return dtrace_convert_ppid(si, insn);
	case CTX_OFFSET(uid):
		*insn++ = LOAD(struct task_struct, cred, si->dst_reg);
		*insn++ = LOAD(struct cred, uid, si->dst_reg);
		break;
	case CTX_OFFSET(gid):
		*insn++ = LOAD(struct task_struct, cred, si->dst_reg);
		*insn++ = LOAD(struct cred, gid, si->dst_reg);
		break;
	case CTX_OFFSET(euid):
		*insn++ = LOAD(struct task_struct, cred, si->dst_reg);
		*insn++ = LOAD(struct cred, euid, si->dst_reg);
		break;
	case CTX_OFFSET(egid):
		*insn++ = LOAD(struct task_struct, cred, si->dst_reg);
		*insn++ = LOAD(struct cred, egid, si->dst_reg);
		break;
	default:
		/* the task itself */
		break;
	}

	return insn;
}

static u32 dtrace_convert_ctx_access(enum bpf_access_type type,
				     const struct bpf_insn *si,
				     struct bpf_insn *insn_buf,
				     struct bpf_prog *prog, u32 *target_size)
{
	struct bpf_insn *insn = insn_buf;
	int off = si->off;

	*target_size = sizeof(u32);

	switch (off) {
	case CTX_RANGE(regs):
		*target_size = sizeof(long);
		*insn++ = LOAD(struct dtrace_ctx, regs, si->src_reg);
		*insn++ = BPF_LDX_MEM(BPF_SIZEOF(long), si->dst_reg, si->dst_reg,
				      off - CTX_OFFSET(regs));
		break;
	case CTX_RANGE(args):
		*target_size = sizeof(u64);
		*insn++ = BPF_LDX_MEM(BPF_DW, si->dst_reg, si->src_reg,
				      offsetof(struct dtrace_ctx, args) +
				      off - CTX_OFFSET(args));
		break;
	case CTX_OFFSET(ecb_id):
		*insn++ = LOAD(struct dtrace_ctx, ecb_id, si->src_reg);
		break;
	case CTX_OFFSET(probe_id):
		*insn++ = LOAD(struct dtrace_ctx, probe_id, si->src_reg);
		break;
	case CTX_OFFSET(nargs):
		*insn++ = LOAD(struct dtrace_ctx, nargs, si->src_reg);
		break;
	case CTX_OFFSET(cpu):
		*insn++ = LOAD(struct dtrace_ctx, cpu, si->src_reg);
		break;
	case CTX_OFFSET(buf):
		*insn++ = LOAD(struct dtrace_ctx, out.buf, si->src_reg);
		break;
	case CTX_OFFSET(buf_end):
		*insn++ = LOAD(struct dtrace_ctx, out.buf_end, si->src_reg);
		break;
	case CTX_OFFSET(scratch):
		*insn++ = LOAD(struct dtrace_ctx, scratch, si->src_reg);
		break;
	case CTX_OFFSET(scratch_end):
		*insn++ = LOAD(struct dtrace_ctx, scratch_end, si->src_reg);
		break;
	default:
		/* all other fields are found through the task */
		*insn++ = LOAD(struct dtrace_ctx, task, si->src_reg);
		insn = dtrace_convert_task_field(si, insn, target_size);
		break;
	}

	return insn - insn_buf;
}

/* Release the context, which is in R1: busy = hold. */
static struct bpf_insn *dtrace_gen_release(struct bpf_insn *insn)
{
	*insn++ = LOAD_TO(BPF_REG_2, struct dtrace_ctx, hold, BPF_REG_1);
	*insn++ = BPF_STX_MEM(BPF_DW, BPF_REG_1, BPF_REG_2,
			      offsetof(struct dtrace_ctx, busy));

	return insn;
}

/*
 * Add to bpf_prog_active. A program that only holds migrate_disable() can be
 * preempted between a load and a store by another program that ends later, so
 * this is one atomic instruction.
 */
static struct bpf_insn *dtrace_gen_add_active(struct bpf_insn *insn, int n)
{
	*insn++ = LOAD_TO(BPF_REG_2, struct dtrace_ctx, prog_active, BPF_REG_1);
	*insn++ = BPF_MOV32_IMM(BPF_REG_3, n);
	*insn++ = BPF_ATOMIC_OP(BPF_W, BPF_ADD, BPF_REG_2, BPF_REG_3, 0);

	return insn;
}

/*
 * A program that uses a map without a guard must not interrupt another one that
 * uses the map on this CPU. So the program raises bpf_prog_active while it runs,
 * and does not run if another one has raised it.
 *
 * For a source with a hand-over, the second part is done before the program is
 * called: by the kernel if the sources share an element, or else by the
 * conversion of the context. Here it would be too late, because only the program
 * can free the element.
 */
static int dtrace_gen_prologue(struct bpf_insn *insn_buf, bool direct_write,
			       const struct bpf_prog *prog)
{
	struct bpf_insn *insn = insn_buf, *has_handover, *is_idle;

	if (!prog->aux->unguarded_map)
		return 0;
	dtrace_guard_get(prog->aux);

	*insn++ = LOAD_TO(BPF_REG_2, struct dtrace_ctx, handover, BPF_REG_1);
	has_handover = insn++;
	*insn++ = LOAD_TO(BPF_REG_2, struct dtrace_ctx, prog_active, BPF_REG_1);
	*insn++ = BPF_LDX_MEM(BPF_W, BPF_REG_2, BPF_REG_2, 0);
	is_idle = insn++;

	*insn++ = LOAD_TO(BPF_REG_2, struct dtrace_ctx, guard_misses, BPF_REG_1);
	*insn++ = BPF_MOV64_IMM(BPF_REG_3, 1);
	*insn++ = BPF_ATOMIC_OP(BPF_SIZEOF(local_t), BPF_ADD, BPF_REG_2,
				BPF_REG_3, 0);
	insn = dtrace_gen_release(insn);
	*insn++ = BPF_MOV64_IMM(BPF_REG_0, 0);
	*insn++ = BPF_EXIT_INSN();

	*has_handover = BPF_JMP_IMM(BPF_JNE, BPF_REG_2, DTRACE_HANDOVER_NONE,
				    insn - has_handover - 1);
	*is_idle = BPF_JMP_IMM(BPF_JEQ, BPF_REG_2, 0, insn - is_idle - 1);
	insn = dtrace_gen_add_active(insn, 1);
	*insn++ = prog->insnsi[0];

	return insn - insn_buf;
}

/* Each exit of the main function undoes the prologue and releases the context. */
static int dtrace_gen_epilogue(struct bpf_insn *insn_buf,
			       const struct bpf_prog *prog, s16 ctx_stack_off)
{
	struct bpf_insn *insn = insn_buf;

	*insn++ = BPF_LDX_MEM(BPF_DW, BPF_REG_1, BPF_REG_FP, ctx_stack_off);
	if (prog->aux->unguarded_map)
		insn = dtrace_gen_add_active(insn, -1);
	insn = dtrace_gen_release(insn);
	*insn++ = BPF_EXIT_INSN();

	return insn - insn_buf;
}

const struct bpf_verifier_ops dtrace_verifier_ops = {
	.get_func_proto		= dtrace_func_proto,
	.is_valid_access	= dtrace_is_valid_access,
	.convert_ctx_access	= dtrace_convert_ctx_access,
	.gen_prologue		= dtrace_gen_prologue,
	.gen_epilogue		= dtrace_gen_epilogue,
	.ctx_bufs		= dtrace_ctx_bufs,
	.nr_ctx_bufs		= ARRAY_SIZE(dtrace_ctx_bufs),
	/* the context has a pointer to a kernel structure */
	.gpl_only		= true,
	.func_ip_of_ctx		= true,
};

static int dtrace_run_once(const struct bpf_prog *prog,
			   const struct dtrace_bpf_context *in, u32 *retval)
{
	struct dtrace_ctx *ctx;
	int err = 0;

	rcu_read_lock();
	migrate_disable();
	ctx = dtrace_ctx_claim();
	if (!ctx) {
		err = -EBUSY;
		goto out;
	}
	ctx->hold = 1;
	ctx->handover = DTRACE_HANDOVER_SHARED;
	ctx->src = 0;
	ctx->src_ctx = NULL;
	/* on some architectures user space knows only a prefix of pt_regs */
	memcpy(&ctx->own_regs, &in->regs, sizeof(in->regs));
	ctx->regs = &ctx->own_regs;
	dtrace_ctx_take(ctx, in->ecb_id, in->probe_id, in->nargs, in->args);

	*retval = bpf_prog_run(prog, ctx);

	/* sources without registers set only the few that change */
	memset(&ctx->own_regs, 0, sizeof(ctx->own_regs));
	perf_fetch_caller_regs(&ctx->own_regs);
	ctx->hold = 0;
	dtrace_ctx_release(ctx);
out:
	migrate_enable();
	rcu_read_unlock();

	return err;
}

/*
 * BPF_PROG_TEST_RUN: ctx_in is a struct dtrace_bpf_context or its beginning.
 * Its registers, ids and arguments are used. The other fields are those of the
 * calling task and of the CPU that the task runs on.
 */
static int dtrace_test_run(struct bpf_prog *prog, const union bpf_attr *kattr,
			   union bpf_attr __user *uattr)
{
	void __user *ctx_in = u64_to_user_ptr(kattr->test.ctx_in);
	u32 repeat = kattr->test.repeat ?: 1, size = kattr->test.ctx_size_in;
	struct dtrace_bpf_context *in;
	u32 i, retval = 0, duration;
	u64 start;
	int err;

	if (!dtrace_may_use(prog, prog->expected_attach_type))
		return -EPERM;
	if (kattr->test.flags || kattr->test.cpu || kattr->test.batch_size ||
	    kattr->test.data_in || kattr->test.data_size_in ||
	    kattr->test.data_out || kattr->test.data_size_out ||
	    kattr->test.ctx_out || kattr->test.ctx_size_out)
		return -EINVAL;

	err = bpf_check_uarg_tail_zero(USER_BPFPTR(ctx_in), sizeof(*in), size);
	if (err)
		return err;
	size = min_t(u32, size, sizeof(*in));

	in = kzalloc(sizeof(*in), GFP_USER);
	if (!in)
		return -ENOMEM;
	if (size && copy_from_user(in, ctx_in, size)) {
		err = -EFAULT;
		goto out;
	}

	start = ktime_get_ns();
	for (i = 0; i < repeat && !err; i++) {
		cond_resched();
		if (i && signal_pending(current))
			err = -EINTR;
		else
			err = dtrace_run_once(prog, in, &retval);
	}
	duration = div_u64(ktime_get_ns() - start, repeat);

	if (!err && (put_user(retval, &uattr->test.retval) ||
		     put_user(duration, &uattr->test.duration)))
		err = -EFAULT;
out:
	kfree(in);
	return err;
}

static int dtrace_prog_init(struct bpf_prog *prog)
{
	return dtrace_contexts_get();
}

static void dtrace_prog_exit(struct bpf_prog *prog)
{
	dtrace_guard_put(prog->aux);
	dtrace_contexts_put();
}

const struct bpf_prog_ops dtrace_prog_ops = {
	.test_run		= dtrace_test_run,
	.init			= dtrace_prog_init,
	.exit			= dtrace_prog_exit,
	.is_valid_tail_call	= dtrace_is_valid_tail_call,
	.convert_ctx		= dtrace_convert_ctx,
	.get_convert_ctx	= dtrace_get_convert_ctx,
	.release_ctx		= dtrace_ctx_release,
};
