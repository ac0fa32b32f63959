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

#include "dtrace.h"

#define CTX_RANGE(field)	bpf_ctx_range(struct dtrace_bpf_context, field)
#define CTX_OFFSET(field)	offsetof(struct dtrace_bpf_context, field)

/* These are ABI. The registers have a size of their own on each architecture. */
static_assert(CTX_OFFSET(ecb_id) == sizeof(bpf_user_pt_regs_t));
static_assert(CTX_OFFSET(task) == CTX_OFFSET(ecb_id) + 8);
static_assert(CTX_OFFSET(prio) == CTX_OFFSET(task) + 16);
static_assert(CTX_OFFSET(buf) == CTX_OFFSET(prio) + 40);
static_assert(CTX_OFFSET(args) == CTX_OFFSET(buf) + 32);
static_assert(sizeof(struct dtrace_bpf_context) ==
	      CTX_OFFSET(args) + DTRACE_MAX_ARGS * sizeof(u64));
static_assert(offsetof(struct dtrace_ecb, args) == 24);
static_assert(sizeof(struct dtrace_ecb) == 24 + DTRACE_MAX_ARGS * sizeof(u64));

static bool dtrace_buf_access(u32 buf_id, bool is_end, int size,
			      struct bpf_insn_access_aux *info)
{
	bool is_output = buf_id == CTX_OFFSET(buf);

	if (size != sizeof(u64))
		return false;

	info->reg_type = is_end ? PTR_TO_CTX_BUF_END : PTR_TO_CTX_BUF;
	info->buf_id = buf_id;
	info->buf_align = is_output ? BPF_CTX_BUF_ALIGN : sizeof(u64);
	info->buf_reserve = is_output;
	return true;
}

/**
 * dtrace_prog_uses() - which fields of its context a program reads
 * @prog: of type BPF_PROG_TYPE_DTRACE, verified
 *
 * Context: any
 * Return: DTRACE_USES_* of these fields. A program that makes tail calls uses
 * all of them, because the called program may. No extension can read more: the
 * verifier rejects programs that extend programs of the type.
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
		prog->aux->ctx_uses |= DTRACE_USES_REGS;
		break;
	case CTX_RANGE(ecb_id):
	case CTX_RANGE(probe_id):
		prog->aux->ctx_uses |= DTRACE_USES_IDS;
		break;
	case CTX_RANGE(args):
		prog->aux->ctx_uses |=
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
		return dtrace_buf_access(CTX_OFFSET(buf), false, size, info);
	case CTX_RANGE(buf_end):
		return dtrace_buf_access(CTX_OFFSET(buf), true, size, info);
	case CTX_RANGE(scratch):
		return dtrace_buf_access(CTX_OFFSET(scratch), false, size, info);
	case CTX_RANGE(scratch_end):
		return dtrace_buf_access(CTX_OFFSET(scratch), true, size, info);
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

	/* The verifier has one bit for each 8 bytes of the first 512. */
	BUILD_BUG_ON(CTX_OFFSET(buf) / 8 >= 64);

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

/* Release the context at each exit of the main function: busy = hold. */
static int dtrace_gen_epilogue(struct bpf_insn *insn_buf,
			       const struct bpf_prog *prog, s16 ctx_stack_off)
{
	struct bpf_insn *insn = insn_buf;

	*insn++ = BPF_LDX_MEM(BPF_DW, BPF_REG_1, BPF_REG_FP, ctx_stack_off);
	*insn++ = BPF_LDX_MEM(BPF_DW, BPF_REG_2, BPF_REG_1,
			      offsetof(struct dtrace_ctx, hold));
	*insn++ = BPF_STX_MEM(BPF_DW, BPF_REG_1, BPF_REG_2,
			      offsetof(struct dtrace_ctx, busy));
	*insn++ = BPF_EXIT_INSN();

	return insn - insn_buf;
}

const struct bpf_verifier_ops dtrace_verifier_ops = {
	.get_func_proto		= dtrace_func_proto,
	.is_valid_access	= dtrace_is_valid_access,
	.convert_ctx_access	= dtrace_convert_ctx_access,
	.gen_epilogue		= dtrace_gen_epilogue,
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
	int err = 0;
	u64 start;

	if (!dtrace_may_use(prog, prog->expected_attach_type))
		return -EPERM;
	if (kattr->test.flags || kattr->test.cpu || kattr->test.batch_size ||
	    kattr->test.data_in || kattr->test.data_size_in ||
	    kattr->test.data_out || kattr->test.data_size_out ||
	    kattr->test.ctx_out || kattr->test.ctx_size_out ||
	    size > sizeof(*in))
		return -EINVAL;

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
	return dtrace_slots_get();
}

static void dtrace_prog_exit(struct bpf_prog *prog)
{
	dtrace_slots_put();
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
