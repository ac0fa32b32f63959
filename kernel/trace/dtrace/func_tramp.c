// SPDX-License-Identifier: GPL-2.0
/*
 * Links of a DTrace program on one function, by a BPF trampoline (fentry,
 * fexit). Programs of the type are loaded without a target; the link names it.
 *
 * A trampoline runs BPF programs and passes the arguments as an array. A
 * DTrace program expects a context. So the trampoline runs a shim: a BPF
 * program whose function is written in C, as for BPF_LSM_CGROUP. The shim's
 * only instruction holds the address of the link.
 */
#include <linux/bpf.h>
#include <linux/bpf_verifier.h>
#include <linux/btf.h>
#include <linux/dtrace.h>
#include <linux/err.h>
#include <linux/filter.h>
#include <linux/module.h>
#include <linux/rcupdate.h>
#include <linux/seq_file.h>
#include <linux/slab.h>

#include "compat.h"
#include "func.h"

/**
 * struct dtrace_tramp_link - a program on a function
 * @link: link that user space holds
 * @func: common part of links on functions
 * @shim: program that the trampoline runs
 * @trampoline: trampoline of the function
 * @btf: BTF object in which the function was found
 * @mod: module of the function, or NULL
 * @type: BPF_TRACE_FENTRY or BPF_TRACE_FEXIT
 * @result: index of the result, which follows the arguments
 * @is_stuck: whether the trampoline still calls the shim of the closed link
 * @rcu: to free the link
 */
struct dtrace_tramp_link {
	struct bpf_link link;
	struct dtrace_func func;
	struct bpf_tramp_link shim;
	struct bpf_trampoline *trampoline;
	struct btf *btf;
	struct module *mod;
	enum bpf_attach_type type;
	u32 result;
	bool is_stuck;
	struct rcu_head rcu;
};

static struct dtrace_tramp_link *to_tramp_link(const struct bpf_link *link)
{
	return container_of(link, struct dtrace_tramp_link, link);
}

/*
 * The trampoline calls this like a BPF program, and passes the address where
 * the shim would have its instructions.
 */
static __always_inline void dtrace_tramp_fire(const u64 *args,
					      const struct bpf_insn *insn,
					      bool is_return)
{
	struct dtrace_tramp_link *tramp = *(struct dtrace_tramp_link **)insn;
	const struct bpf_prog *prog;
	struct dtrace_level *level;
	u32 i, fetched;

	preempt_disable_notrace();
	if (unlikely(!dtrace_func_begin(&tramp->func, &prog, 0, &level)))
		goto out;
	if (is_return) {
		level->ctx.args[0] = 0;
		level->ctx.args[1] = args[tramp->result];
	} else {
		fetched = READ_ONCE(tramp->func.fetched);
		for (i = 0; i < fetched; i++)
			level->ctx.args[i] = args[i];
	}
	if (READ_ONCE(tramp->func.regs))
		dtrace_fetch_regs(&level->regs);
	dtrace_func_end(level, prog);
out:
	preempt_enable_notrace();
}

static notrace unsigned int dtrace_tramp_entry(const void *args,
					       const struct bpf_insn *insn)
{
	dtrace_tramp_fire(args, insn, false);

	return 0;
}

static notrace unsigned int dtrace_tramp_return(const void *args,
						const struct bpf_insn *insn)
{
	dtrace_tramp_fire(args, insn, true);

	return 0;
}

static void dtrace_tramp_link_release(struct bpf_link *link)
{
	struct dtrace_tramp_link *tramp = to_tramp_link(link);

	tramp->is_stuck = dtrace_shim_unlink(&tramp->shim, tramp->trampoline);
	WARN_ON_ONCE(tramp->is_stuck);
	bpf_trampoline_put(tramp->trampoline);
}

static void dtrace_tramp_free(struct dtrace_tramp_link *tramp)
{
	if (tramp->shim.link.prog)
		bpf_prog_free(tramp->shim.link.prog);
	if (tramp->func.prog)
		bpf_prog_put(tramp->func.prog);
	dtrace_func_free(&tramp->func);
	if (tramp->btf)
		btf_put(tramp->btf);
	module_put(tramp->mod);
	kfree(tramp);
}

static void dtrace_tramp_free_rcu(struct rcu_head *rcu)
{
	dtrace_tramp_free(container_of(rcu, struct dtrace_tramp_link, rcu));
}

/*
 * The shim must outlive tasks that are preempted in the trampoline before they
 * call it, and a trampoline that could not be built without it.
 */
static void dtrace_tramp_link_dealloc(struct bpf_link *link)
{
	if (!to_tramp_link(link)->is_stuck)
		call_rcu_tasks(&to_tramp_link(link)->rcu, dtrace_tramp_free_rcu);
}

static int dtrace_tramp_link_update(struct bpf_link *link,
				    struct bpf_prog *prog,
				    struct bpf_prog *old)
{
	struct bpf_prog *replaced;

	/* The link holds one reference, and the common part another one. */
	bpf_prog_inc(prog);
	replaced = dtrace_func_replace(&to_tramp_link(link)->func, link, prog,
				       old);
	if (IS_ERR(replaced)) {
		bpf_prog_put(prog);
		return PTR_ERR(replaced);
	}
	bpf_prog_put(replaced);
	bpf_prog_put(replaced);

	return 0;
}

static void dtrace_tramp_link_show_fdinfo(const struct bpf_link *link,
					  struct seq_file *seq)
{
	struct dtrace_tramp_link *tramp = to_tramp_link(link);
	struct bpf_link_misses misses;
	u32 obj_id, btf_id;

	dtrace_misses_read(tramp->func.misses, &misses);
	bpf_trampoline_unpack_key(tramp->trampoline->key, &obj_id, &btf_id);
	seq_printf(seq,
		   "attach_type:\t%d\ntarget_obj_id:\t%u\ntarget_btf_id:\t%u\ncookie:\t%llu\nmissed:\t%llu\n",
		   tramp->type, obj_id, btf_id, tramp->func.cookie,
		   dtrace_misses_total(&misses));
}

static int dtrace_tramp_link_fill_info(const struct bpf_link *link,
				       struct bpf_link_info *info)
{
	struct dtrace_tramp_link *tramp = to_tramp_link(link);

	info->tracing.attach_type = tramp->type;
	bpf_trampoline_unpack_key(tramp->trampoline->key,
				  &info->tracing.target_obj_id,
				  &info->tracing.target_btf_id);
	dtrace_misses_read(tramp->func.misses, &info->tracing.misses);
	info->tracing.missed = dtrace_misses_total(&info->tracing.misses);

	return 0;
}

static const struct bpf_link_ops dtrace_tramp_link_ops = {
	.release		= dtrace_tramp_link_release,
	.dealloc_deferred	= dtrace_tramp_link_dealloc,
	.update_prog		= dtrace_tramp_link_update,
	.show_fdinfo		= dtrace_tramp_link_show_fdinfo,
	.fill_link_info		= dtrace_tramp_link_fill_info,
};

static int dtrace_tramp_make_shim(struct dtrace_tramp_link *tramp,
				  struct btf *btf, u32 btf_id)
{
	struct bpf_prog *shim = bpf_prog_alloc(bpf_prog_size(1), GFP_USER);

	if (!shim)
		return -ENOMEM;
	tramp->shim.link.prog = shim;
	shim->bpf_func = tramp->type == BPF_TRACE_FENTRY ? dtrace_tramp_entry :
							   dtrace_tramp_return;
	BUILD_BUG_ON(sizeof(shim->insnsi[0]) < sizeof(tramp));
	*(struct dtrace_tramp_link **)shim->insnsi = tramp;
	shim->expected_attach_type = tramp->type;
	shim->aux->attach_btf = btf;
	shim->aux->attach_btf_id = btf_id;

	return 0;
}

/*
 * A program gets the arguments in their order in the C function. The order of
 * the calling convention differs if a structure is on the stack and an argument
 * after it is in a register. Functions for which this is possible are
 * rejected.
 */
static int dtrace_tramp_count_args(const struct btf_func_model *model)
{
	bool has_structs = false;
	u32 i, n = 0;

	for (i = 0; i < model->nr_args; i++) {
		n += DIV_ROUND_UP(model->arg_size[i], sizeof(u64));
		has_structs |= model->arg_size[i] > sizeof(u64);
	}

	return has_structs && n > 6 ? -EOPNOTSUPP : n;
}

static int dtrace_tramp_find(struct dtrace_tramp_link *tramp, struct btf *btf,
			     u32 btf_id)
{
	struct bpf_prog *shim = tramp->shim.link.prog;
	struct bpf_attach_target_info target = {};
	int err;

	/* The target is looked up as for a program of type TRACING. */
	shim->type = BPF_PROG_TYPE_TRACING;
	err = bpf_check_attach_target(NULL, shim, NULL, btf_id, &target);
	if (err)
		return err;
	tramp->mod = target.tgt_mod;
	err = bpf_check_attach_denied(NULL, shim, btf_id, target.tgt_name);
	if (err)
		return err;
	/*
	 * Trampolines protect programs of type TRACING against recursion. Here
	 * the context does this, so the shim must not have that type.
	 */
	shim->type = BPF_PROG_TYPE_DTRACE;
	shim->aux->attach_func_proto = target.tgt_type;
	shim->aux->attach_func_name = target.tgt_name;

	err = dtrace_tramp_count_args(&target.fmodel);
	if (err < 0)
		return err;
	tramp->result = err;
	tramp->func.addr = target.tgt_addr;
	tramp->trampoline =
		bpf_trampoline_get(bpf_trampoline_compute_key(NULL, btf, btf_id),
				   &target);

	return tramp->trampoline ? 0 : -ENOMEM;
}

/* This function owns the link, even if it fails. */
static int dtrace_tramp_link_finish(struct dtrace_tramp_link *tramp)
{
	struct bpf_link_primer primer;
	int err;

	err = bpf_link_prime(&tramp->link, &primer);
	if (err) {
		bpf_trampoline_put(tramp->trampoline);
		dtrace_tramp_free(tramp);
		return err;
	}
	err = dtrace_shim_link(&tramp->shim, tramp->trampoline);
	if (err) {
		bpf_trampoline_put(tramp->trampoline);
		tramp->trampoline = NULL;
		bpf_link_cleanup(&primer);
		return err;
	}

	return bpf_link_settle(&primer);
}

static int dtrace_tramp_attach(const union bpf_attr *attr,
			       struct bpf_prog *prog, struct btf *btf)
{
	struct dtrace_tramp_link *tramp;
	u32 btf_id = attr->link_create.target_btf_id;
	int err;

	tramp = kzalloc(sizeof(*tramp), GFP_USER);
	if (!tramp)
		return -ENOMEM;
	tramp->type = attr->link_create.attach_type;
	bpf_link_init(&tramp->link, BPF_LINK_TYPE_TRACING,
		      &dtrace_tramp_link_ops, prog, tramp->type);
	btf_get(btf);
	tramp->btf = btf;
	err = dtrace_tramp_make_shim(tramp, btf, btf_id);
	if (err)
		goto free;
	err = dtrace_tramp_find(tramp, btf, btf_id);
	if (err)
		goto free;

	err = dtrace_func_init(&tramp->func, prog, tramp->type,
			       tramp->type == BPF_TRACE_FEXIT ? 2 :
			       min_t(u32, tramp->result, DTRACE_MAX_ARGS));
	/* dtrace_tramp_free() drops this reference. */
	bpf_prog_inc(prog);
	if (err) {
		bpf_trampoline_put(tramp->trampoline);
		goto free;
	}
	tramp->func.cookie = attr->link_create.tracing.cookie;

	return dtrace_tramp_link_finish(tramp);
free:
	dtrace_tramp_free(tramp);

	return err;
}

/* last field in 'union bpf_attr' that the link uses, also that of BPF_TRACE_FEXIT */
#define BPF_TRACE_FENTRY_LAST_FIELD link_create.tracing.cookie

/**
 * dtrace_tramp_link_attach() - BPF_LINK_CREATE with BPF_TRACE_FENTRY or ..._FEXIT
 * @attr: attributes from user space
 * @prog: of type BPF_PROG_TYPE_DTRACE; the link owns it if this succeeds
 *
 * Context: process context, may sleep
 * Return: a file descriptor of the link, or
 * * -EINVAL	flags are set, bytes after the attributes are not 0, the
 *		target is not a BTF object of the kernel, the id is not that of
 *		a function, the function must not be traced, or the program
 *		replaces results
 * * -EPERM	CAP_BPF or CAP_PERFMON is missing
 * * -EBADF	the target is not an open file descriptor
 * * -ENOENT	the function has no address
 * * -EOPNOTSUPP	there are no trampolines, or the function takes
 *		structures in such a way that the order of its arguments is lost
 * * -E2BIG	the function has the maximum number of programs
 * * -ENOMEM	there is no memory
 * * -EMFILE	the task has no file descriptor left; -ENFILE, the system has none
 */
int dtrace_tramp_link_attach(const union bpf_attr *attr, struct bpf_prog *prog)
{
	u32 fd = attr->link_create.target_fd;
	struct btf *btf;
	int err;

	if (attr->link_create.flags || CHECK_ATTR(BPF_TRACE_FENTRY))
		return -EINVAL;
	/* A trampoline has no registers through which to replace a result. */
	if (prog->kprobe_override)
		return -EINVAL;
	if (!dtrace_may_use(prog, attr->link_create.attach_type))
		return -EPERM;

	btf = fd ? btf_get_by_fd(fd) : bpf_get_btf_vmlinux();
	if (IS_ERR_OR_NULL(btf))
		return btf ? PTR_ERR(btf) : -EINVAL;
	err = btf_is_kernel(btf) ? dtrace_tramp_attach(attr, prog, btf) :
				   -EINVAL;
	if (fd)
		btf_put(btf);

	return err;
}
