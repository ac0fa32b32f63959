/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What differs between kernels. The other files are written for the newest one.
 * Here an older one gets what it lacks.
 */
#ifndef _TRACE_DTRACE_COMPAT_H
#define _TRACE_DTRACE_COMPAT_H

#include <linux/bpf.h>
#include <linux/bpf_verifier.h>
#include <linux/fprobe.h>
#include <linux/ftrace.h>
#include <linux/version.h>

#if LINUX_VERSION_CODE < KERNEL_VERSION(7, 3, 0)
#define ARG_MEM_SIZE_OR_ZERO	ARG_CONST_SIZE_OR_ZERO

#define bpf_link_init(link, type, ops, prog, attach_type) \
	bpf_link_init(link, type, ops, prog)

/* All tracepoints disable preemption. */
#define bpf_link_init_sleepable(link, type, ops, prog, attach_type, sleepable) \
	bpf_link_init(link, type, ops, prog, attach_type)

#define bpf_check_attach_denied(log, prog, btf_id, name) \
	bpf_check_attach_denied(log, prog, btf_id)

/* DECLARE_TRACE() does not append anything to the name. */
#define trace_sdt_bench_place_tp	trace_sdt_bench_place

/* The list of a trampoline has the links themselves. */
static inline int dtrace_shim_link(struct bpf_tramp_link *shim,
				   struct bpf_trampoline *trampoline)
{
	return bpf_trampoline_link_prog(shim, trampoline, NULL);
}

static inline int dtrace_shim_unlink(struct bpf_tramp_link *shim,
				     struct bpf_trampoline *trampoline)
{
	return bpf_trampoline_unlink_prog(shim, trampoline, NULL);
}

/* All tracepoints run their programs with bpf_prog_active raised. */
static __always_inline bool dtrace_tracepoint_is_shared(void)
{
	return true;
}

#ifdef CONFIG_FPROBE
/* The type of what fprobe passes at a return, and all registers of it. */
#define dtrace_exit_regs	pt_regs

static __always_inline struct pt_regs *
dtrace_exit_pt_regs(struct dtrace_exit_regs *regs, struct pt_regs *buf)
{
	return regs;
}
#endif
#else
/* Has the tracepoint that runs a program raised bpf_prog_active? */
static __always_inline bool dtrace_tracepoint_is_shared(void)
{
	struct bpf_trace_run_ctx *run_ctx;

	run_ctx = container_of(current->bpf_ctx, struct bpf_trace_run_ctx,
			       run_ctx);

	return !run_ctx->is_faultable;
}

static inline int dtrace_shim_link(struct bpf_tramp_link *shim,
				   struct bpf_trampoline *trampoline)
{
	shim->node.link = &shim->link;

	return bpf_trampoline_link_prog(&shim->node, trampoline, NULL);
}

static inline int dtrace_shim_unlink(struct bpf_tramp_link *shim,
				     struct bpf_trampoline *trampoline)
{
	return bpf_trampoline_unlink_prog(&shim->node, trampoline, NULL);
}

#ifdef CONFIG_FPROBE
#define dtrace_exit_regs	ftrace_regs

/*
 * The registers that the function graph tracer saves at a return. On x86, it
 * saves ax, dx, bp and sp, and sets ip, cs and flags. The others would be what
 * the stack held there.
 */
static __always_inline struct pt_regs *
dtrace_exit_pt_regs(struct dtrace_exit_regs *fregs, struct pt_regs *buf)
{
	struct pt_regs *regs = ftrace_partial_regs(fregs, buf);

#ifdef CONFIG_X86_64
	regs->bx = 0;
	regs->cx = 0;
	regs->si = 0;
	regs->di = 0;
	regs->r8 = 0;
	regs->r9 = 0;
	regs->r10 = 0;
	regs->r11 = 0;
	regs->r12 = 0;
	regs->r13 = 0;
	regs->r14 = 0;
	regs->r15 = 0;
	regs->orig_ax = -1;
	regs->ss = 0;
#endif
	return regs;
}
#endif
#endif

#endif /* _TRACE_DTRACE_COMPAT_H */
