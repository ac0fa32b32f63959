// SPDX-License-Identifier: GPL-2.0
/*
 * Helpers that need the context of a DTrace program. The context says which
 * source called the program, and points to the source's own context. The
 * cookie and the address of the function are looked up only when a program asks
 * for them. bpf_trace_src_*() know how each source keeps them. These functions
 * may use the task's run context, which still belongs to the source.
 */
#include <linux/bpf.h>
#include <linux/bpf_verifier.h>
#include <linux/err.h>
#include <linux/error-injection.h>
#include <linux/filter.h>
#include <linux/perf_event.h>
#include <linux/ptrace.h>
#include <linux/trace_events.h>

#include "../../bpf/ctx_buf.h"
#include "compat.h"
#include "dtrace.h"

/* There is no element: the context has neither ids nor arguments. */
static long dtrace_finalize_error(struct dtrace_ctx *ctx, long err)
{
	dtrace_ctx_take(ctx, 0, 0, 0, NULL);

	return err;
}

static long dtrace_take_ecb(struct dtrace_ctx *ctx, struct dtrace_ecb *ecb)
{
	long err = 0;

	if (unlikely(ecb->flags)) {
		err = dtrace_finalize_error(ctx, -EINVAL);
	} else {
		/* user space may have mapped the map, so nargs is read once */
		dtrace_ctx_take(ctx, ecb->id, ecb->probe_id,
				READ_ONCE(ecb->nargs), ecb->args);
	}

	/*
	 * After the copy, the element is free for the next trampoline on this
	 * CPU. This pairs with the compare-and-exchange by which a trampoline
	 * becomes the owner; see struct dtrace_ecb.
	 */
	barrier();
	WRITE_ONCE(ecb->owner, 0);

	return err;
}

/* An ARRAY has one element for each CPU, so it serves only shared hand-overs. */
static noinline long dtrace_finalize_by_array(struct dtrace_ctx *ctx,
					      struct bpf_map *map)
{
	struct bpf_array *array = container_of(map, struct bpf_array, map);

	/* The verifier has checked this, for inner maps by their template. */
	if (map->map_type != BPF_MAP_TYPE_ARRAY ||
	    map->value_size != sizeof(struct dtrace_ecb))
		return dtrace_finalize_error(ctx, -EINVAL);

	if (ctx->cpu >= map->max_entries ||
	    ctx->handover != DTRACE_HANDOVER_SHARED)
		return dtrace_finalize_error(ctx, -ENOENT);

	return dtrace_take_ecb(ctx, (void *)array->value +
			       (u64)array->elem_size * ctx->cpu);
}

/*
 * Find the element that the trampoline has filled in, and take it.
 *
 * Sources that exclude each other on a CPU use element 0. A trampoline on any
 * other source takes a free element and stores its context there as owner, see
 * struct dtrace_ecb. The search runs in any context, so the map must not
 * determine its length. A program that no trampoline has called (test_run) uses
 * element 0.
 */
BPF_CALL_2(dtrace_finalize_context, struct dtrace_ctx *, ctx,
	   struct bpf_map *, map)
{
	struct bpf_array *array = container_of(map, struct bpf_array, map);
	struct dtrace_ecb *ecb;
	u32 i;

	/* Without a trampoline, the link has filled in the whole context. */
	if (ctx->handover == DTRACE_HANDOVER_NONE)
		return 0;

	if (unlikely(map->map_type != BPF_MAP_TYPE_PERCPU_ARRAY ||
		     map->value_size != sizeof(*ecb)))
		return dtrace_finalize_by_array(ctx, map);

	if (ctx->handover == DTRACE_HANDOVER_SHARED)
		return dtrace_take_ecb(ctx, this_cpu_ptr(array->pptrs[0]));

	/* A trampoline in a test run may have no context; 0 is no owner. */
	if (unlikely(!ctx->src_ctx))
		return dtrace_finalize_error(ctx, -ENOENT);

	for (i = 1; i < DTRACE_MAX_ECBS && i < map->max_entries; i++) {
		ecb = this_cpu_ptr(array->pptrs[i]);
		if (READ_ONCE(ecb->owner) == (unsigned long)ctx->src_ctx)
			return dtrace_take_ecb(ctx, ecb);
	}

	return dtrace_finalize_error(ctx, -ENOENT);
}

static int dtrace_check_ecb_map(struct bpf_map *map,
				struct bpf_verifier_log *log)
{
	if (map->map_type != BPF_MAP_TYPE_ARRAY &&
	    map->map_type != BPF_MAP_TYPE_PERCPU_ARRAY) {
		bpf_log(log, "cannot pass map_type %d into func bpf_finalize_context\n",
			map->map_type);
		return -EINVAL;
	}

	/* The kernel writes to the values and ignores special fields. */
	if (map->value_size != sizeof(struct dtrace_ecb) ||
	    !IS_ERR_OR_NULL(map->record) ||
	    !(bpf_map_flags_to_cap(map) & BPF_MAP_CAN_WRITE)) {
		bpf_log(log,
			"values of the map for bpf_finalize_context must be a plain struct dtrace_ecb and writable\n");
		return -EINVAL;
	}

	return 0;
}

static const struct bpf_func_proto dtrace_finalize_context_proto = {
	.func		= dtrace_finalize_context,
	.check_map	= dtrace_check_ecb_map,
	.gpl_only	= true,
	.ctx_update	= true,
	.ret_type	= RET_INTEGER,
	.arg1_type	= ARG_PTR_TO_CTX,
	.arg2_type	= ARG_CONST_MAP_PTR,
};

/* The verifier accepts only the id of the output buffer as @buf_id. */
BPF_CALL_4(dtrace_buffer_reserve, struct dtrace_ctx *, ctx, u32, buf_id,
	   struct bpf_map *, map, u32, size)
{
	return bpf_ctx_buf_reserve(&ctx->out, map, size);
}

static const struct bpf_func_proto dtrace_buffer_reserve_proto = {
	.func		= dtrace_buffer_reserve,
	.gpl_only	= true,
	.ctx_update	= true,
	.ret_type	= RET_INTEGER,
	.arg1_type	= ARG_PTR_TO_CTX,
	.arg2_type	= ARG_ANYTHING,
	.arg3_type	= ARG_CONST_MAP_PTR,
	.arg4_type	= ARG_ANYTHING,
};

BPF_CALL_4(dtrace_buffer_commit, struct dtrace_ctx *, ctx, u32, buf_id,
	   struct bpf_map *, map, u64, flags)
{
	return bpf_ctx_buf_commit(&ctx->out, map, flags);
}

static const struct bpf_func_proto dtrace_buffer_commit_proto = {
	.func		= dtrace_buffer_commit,
	.gpl_only	= true,
	.ctx_update	= true,
	.ret_type	= RET_INTEGER,
	.arg1_type	= ARG_PTR_TO_CTX,
	.arg2_type	= ARG_ANYTHING,
	.arg3_type	= ARG_CONST_MAP_PTR,
	.arg4_type	= ARG_ANYTHING,
};

/*
 * Return the registers to unwind from. The conversion captured @own_regs in a
 * function that has returned, so an unwinder cannot start from them. This
 * function is inline, because otherwise it would have returned, too.
 */
static __always_inline struct pt_regs *dtrace_stack_regs(struct dtrace_ctx *ctx)
{
	if (ctx->regs != &ctx->own_regs)
		return ctx->regs;

	perf_fetch_caller_regs(&ctx->stack_regs);
	return &ctx->stack_regs;
}

BPF_CALL_5(dtrace_perf_event_output, struct dtrace_ctx *, ctx,
	   struct bpf_map *, map, u64, flags, void *, data, u64, size)
{
	int err;

	preempt_disable();
	err = bpf_perf_event_output_sample(dtrace_stack_regs(ctx), map, flags,
					   data, size, &ctx->sample);
	preempt_enable();

	return err;
}

static const struct bpf_func_proto dtrace_perf_event_output_proto = {
	.func		= dtrace_perf_event_output,
	.gpl_only	= true,
	.ctx_uses	= DTRACE_USES_REGS,
	.ret_type	= RET_INTEGER,
	.arg1_type	= ARG_PTR_TO_CTX,
	.arg2_type	= ARG_CONST_MAP_PTR,
	.arg3_type	= ARG_ANYTHING,
	.arg4_type	= ARG_PTR_TO_MEM | MEM_RDONLY,
	.arg5_type	= ARG_MEM_SIZE_OR_ZERO,
};

u64 bpf_get_stackid(u64 r1, u64 r2, u64 r3, u64 r4, u64 r5);
u64 bpf_get_stack(u64 r1, u64 r2, u64 r3, u64 r4, u64 r5);

/* A sample can have a better callchain than its registers would give. */
static bool dtrace_src_is_sample(const struct dtrace_ctx *ctx)
{
	return (u16)ctx->src == BPF_PROG_TYPE_PERF_EVENT;
}

/*
 * The registers of a precise sample are not those of the interrupt. No unwinder
 * may start from them, so the stack must be that of the sample itself.
 * perf_event_set_bpf_handler() checks this for programs that are attached to
 * the event. A DTrace program is tail called instead, so this function checks
 * it.
 */
static int dtrace_check_sample(const struct dtrace_ctx *ctx)
{
	const struct bpf_perf_event_data_kern *data = ctx->src_ctx;
	const struct perf_event_attr *attr = &data->event->attr;

	if (attr->precise_ip &&
	    (!(attr->sample_type & PERF_SAMPLE_CALLCHAIN) ||
	     attr->exclude_callchain_kernel || attr->exclude_callchain_user))
		return -EPROTO;

	return 0;
}

BPF_CALL_3(dtrace_get_stackid, struct dtrace_ctx *, ctx, struct bpf_map *, map,
	   u64, flags)
{
	int err;

	if (dtrace_src_is_sample(ctx)) {
		err = dtrace_check_sample(ctx);
		if (err)
			return err;
		return bpf_get_stackid_proto_pe.func((unsigned long)ctx->src_ctx,
						     (unsigned long)map, flags, 0, 0);
	}

	return bpf_get_stackid((unsigned long)dtrace_stack_regs(ctx),
			       (unsigned long)map, flags, 0, 0);
}

static const struct bpf_func_proto dtrace_get_stackid_proto = {
	.func		= dtrace_get_stackid,
	.gpl_only	= true,
	.ctx_uses	= DTRACE_USES_REGS,
	.ret_type	= RET_INTEGER,
	.arg1_type	= ARG_PTR_TO_CTX,
	.arg2_type	= ARG_CONST_MAP_PTR,
	.arg3_type	= ARG_ANYTHING,
};

BPF_CALL_4(dtrace_get_stack, struct dtrace_ctx *, ctx, void *, buf, u32, size,
	   u64, flags)
{
	int err;

	if (dtrace_src_is_sample(ctx)) {
		err = dtrace_check_sample(ctx);
		if (err) {
			/* the program need not have initialized the buffer */
			memset(buf, 0, size);
			return err;
		}
		return bpf_get_stack_proto_pe.func((unsigned long)ctx->src_ctx,
						   (unsigned long)buf, size, flags, 0);
	}

	return bpf_get_stack((unsigned long)dtrace_stack_regs(ctx),
			     (unsigned long)buf, size, flags, 0);
}

static const struct bpf_func_proto dtrace_get_stack_proto = {
	.func		= dtrace_get_stack,
	.gpl_only	= true,
	.ctx_uses	= DTRACE_USES_REGS,
	.ret_type	= RET_INTEGER,
	.arg1_type	= ARG_PTR_TO_CTX,
	.arg2_type	= ARG_PTR_TO_UNINIT_MEM,
	.arg3_type	= ARG_MEM_SIZE_OR_ZERO,
	.arg4_type	= ARG_ANYTHING,
};

BPF_CALL_1(dtrace_get_attach_cookie, struct dtrace_ctx *, ctx)
{
	/* A link on functions or tracepoints takes the ids from the cookie. */
	if (dtrace_src_is_func(ctx->src))
		return (u64)ctx->probe_id << 32 | ctx->ecb_id;

	return bpf_trace_src_cookie(ctx->src, ctx->src_ctx);
}

static const struct bpf_func_proto dtrace_get_attach_cookie_proto = {
	.func		= dtrace_get_attach_cookie,
	.gpl_only	= false,
	.ctx_uses	= DTRACE_USES_IDS,
	.ret_type	= RET_INTEGER,
	.arg1_type	= ARG_PTR_TO_CTX,
};

BPF_CALL_1(dtrace_get_func_ip, struct dtrace_ctx *, ctx)
{
	return bpf_trace_src_func_ip(ctx->src, ctx->src_ctx);
}

static const struct bpf_func_proto dtrace_get_func_ip_proto = {
	.func		= dtrace_get_func_ip,
	.gpl_only	= true,
	.ret_type	= RET_INTEGER,
	.arg1_type	= ARG_PTR_TO_CTX,
};

#ifdef CONFIG_BPF_KPROBE_OVERRIDE
/*
 * A program that calls this cannot be inserted into a program array. Only links
 * on the entries of functions whose results may be replaced accept it. The
 * registers in its context are those at the entry of the function.
 */
BPF_CALL_2(dtrace_override_return, struct dtrace_ctx *, ctx, unsigned long, rc)
{
	regs_set_return_value(ctx->regs, rc);
	override_function_with_return(ctx->regs);

	return 0;
}

static const struct bpf_func_proto dtrace_override_return_proto = {
	.func		= dtrace_override_return,
	.gpl_only	= true,
	.ctx_uses	= DTRACE_USES_REGS,
	.ret_type	= RET_INTEGER,
	.arg1_type	= ARG_PTR_TO_CTX,
	.arg2_type	= ARG_ANYTHING,
};
#endif

/**
 * dtrace_func_proto() - which helpers a program may call
 * @func_id: BPF_FUNC_*
 * @prog: program of the type, or one that wants to extend a program of the
 *	type and will be rejected
 *
 * Context: process context
 * Return: prototype of the helper, or NULL if the program must not call it
 */
const struct bpf_func_proto *
dtrace_func_proto(enum bpf_func_id func_id, const struct bpf_prog *prog)
{
	switch (func_id) {
	case BPF_FUNC_finalize_context:
		return &dtrace_finalize_context_proto;
	case BPF_FUNC_buffer_reserve:
		return &dtrace_buffer_reserve_proto;
	case BPF_FUNC_buffer_commit:
		return &dtrace_buffer_commit_proto;
	case BPF_FUNC_perf_event_output:
		return &dtrace_perf_event_output_proto;
	case BPF_FUNC_get_stackid:
		return &dtrace_get_stackid_proto;
	case BPF_FUNC_get_stack:
		return &dtrace_get_stack_proto;
	case BPF_FUNC_get_attach_cookie:
		return &dtrace_get_attach_cookie_proto;
	case BPF_FUNC_get_func_ip:
		return &dtrace_get_func_ip_proto;
#ifdef CONFIG_BPF_KPROBE_OVERRIDE
	case BPF_FUNC_override_return:
		return &dtrace_override_return_proto;
#endif
	default:
		return bpf_tracing_func_proto(func_id, prog);
	}
}
