// SPDX-License-Identifier: GPL-2.0
/* Common part of links on functions: the program, and which fields it reads. */
#include <linux/bitops.h>
#include <linux/errno.h>

#include "func.h"

static void dtrace_func_add_uses(struct dtrace_func *func, u32 uses)
{
	func->fetched = min_t(u32, func->nargs,
			      max_t(u32, func->fetched,
				    fls(uses & DTRACE_USES_ARGS)));
	func->ids |= !!(uses & DTRACE_USES_IDS);
}

/**
 * dtrace_func_init() - fill in the common part of a link on functions
 * @func: zeroed
 * @prog: program of the link
 * @type: attach type of the link
 * @nargs: number of arguments that the source has
 *
 * Context: any
 */
void dtrace_func_init(struct dtrace_func *func, struct bpf_prog *prog,
		      enum bpf_attach_type type, u32 nargs)
{
	u32 uses = dtrace_prog_uses(prog);

	func->prog = prog;
	func->serial = dtrace_new_serial();
	func->src = BPF_PROG_TYPE_DTRACE | type << 16;
	func->nargs = nargs;
	func->regs = uses & DTRACE_USES_REGS;
	dtrace_func_add_uses(func, uses);
}

/**
 * dtrace_func_replace() - replace the program of a link
 * @func: common part of the link
 * @prog: new program
 *
 * Context: any; the caller serializes replacements
 * Return: 0, or -EINVAL if @prog reads registers that ftrace does not save, or
 * if only one of the two programs replaces results
 */
int dtrace_func_replace(struct dtrace_func *func, struct bpf_prog *prog)
{
	u32 uses = dtrace_prog_uses(prog);

	/* Only link creation checks whether the results may be replaced. */
	if (prog->kprobe_override != func->prog->kprobe_override)
		return -EINVAL;
	if (uses & DTRACE_USES_REGS) {
		if (func->src >> 16 == BPF_TRACE_KPROBE_MULTI && !func->regs)
			return -EINVAL;
		func->regs = true;
	}

	dtrace_func_add_uses(func, uses);
	/*
	 * Pairs with dtrace_func_begin(): a firing that reads the new program
	 * also reads which fields this program needs.
	 */
	smp_store_release(&func->prog, prog);

	return 0;
}
