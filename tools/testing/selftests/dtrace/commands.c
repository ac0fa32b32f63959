// SPDX-License-Identifier: GPL-2.0
/* See commands.h. */
#define DT_COMMON
#include <errno.h>
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <linux/kernel.h>

#include "commands.h"

#define TARGET	"bpf_fentry_test1"
#define ENTRIES	BPF_F_KPROBE_MULTI_KPROBES
#define RETURNS	(BPF_F_KPROBE_MULTI_KPROBES | BPF_F_KPROBE_MULTI_RETURN)

int cmd_load(const struct cmd_objects *objects, enum bpf_prog_type type,
	     enum bpf_attach_type attach_type, __u32 btf_id)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .token_fd = objects->token,
		    .prog_flags = objects->token ? BPF_F_TOKEN_FD : 0,
		    .attempts = 1, .expected_attach_type = attach_type,
		    .attach_btf_id = btf_id);

	return bpf_prog_load(type, "commands", "GPL", insns, ARRAY_SIZE(insns),
			     &opts);
}

static int load(const struct cmd_objects *objects, __u32 type)
{
	return cmd_load(objects, type, 0, 0);
}

static int test_run(const struct cmd_objects *objects, __u32 arg)
{
	return dt_test_run(objects->prog, NULL, 0);
}

static int insert(const struct cmd_objects *objects, __u32 arg)
{
	return dt_set(objects->array, 0, objects->prog);
}

static int link_iter(const struct cmd_objects *objects, __u32 arg)
{
	return bpf_link_create(objects->iter, 0, BPF_TRACE_ITER, NULL);
}

static int link_sdt(const struct cmd_objects *objects, __u32 arg)
{
	return sdt_attach(objects->prog, "args1", 1);
}

static int link_sdt_multi(const struct cmd_objects *objects, __u32 arg)
{
	static const char *const names[] = { "sdt_test:args1", "sdt_test:args2" };
	LIBBPF_OPTS(bpf_link_create_opts, opts, .sdt_multi.names = names,
		    .sdt_multi.cnt = ARRAY_SIZE(names));

	return bpf_link_create(objects->prog, 0, BPF_TRACE_SDT_MULTI, &opts);
}

static int link_tramp(const struct cmd_objects *objects, __u32 type)
{
	union bpf_attr attr = {
		.link_create.prog_fd = objects->prog,
		.link_create.attach_type = type,
		.link_create.target_btf_id = objects->target_id,
	};

	return func_link(&attr);
}

static int link_multi(const struct cmd_objects *objects, __u32 flags)
{
	static const char *const names[] = { TARGET };

	return func_multi(objects->prog, names, NULL, 1, flags);
}

static int link_raw_tp(const struct cmd_objects *objects, __u32 arg)
{
	return raw_tp_link(objects->prog, RAW_TP, 0);
}

static int link_uprobes(const struct cmd_objects *objects, __u32 flags)
{
	return uprobes_link(objects->prog, NULL, 0, flags);
}

static int update(const struct cmd_objects *objects, __u32 link)
{
	return bpf_link_update(objects->links[link], objects->prog, NULL);
}

static void fire_sdt(void)
{
	sdt_fire("args");
}

#define ROW(_name, _type, _run, _arg, _fire)				\
	[CMD_ ## _name] = {						\
		.name = #_name,						\
		.type = _type,						\
		.run = _run,						\
		.arg = _arg,						\
		.fire = _fire,						\
	}

/* A command on a link that a kernel refuses which is locked down. */
#define KPROBES(_name, _flags)						\
	[CMD_ ## _name] = {						\
		.name = #_name,						\
		.type = BPF_TRACE_KPROBE_MULTI,				\
		.run = link_multi,					\
		.arg = _flags,						\
		.fire = dt_fire_kernel,					\
		.is_locked = true,					\
	}

const struct cmd cmds[CMD_COUNT] = {
	ROW(load, 0, load, BPF_PROG_TYPE_DTRACE, NULL),
	ROW(test_run, 0, test_run, 0, NULL),
	ROW(insert, 0, insert, 0, NULL),
	ROW(link_iter, 0, link_iter, 0, NULL),
	ROW(link_sdt, BPF_TRACE_SDT, link_sdt, 0, fire_sdt),
	ROW(link_sdt_multi, BPF_TRACE_SDT_MULTI, link_sdt_multi, 0, fire_sdt),
	ROW(link_fentry, BPF_TRACE_FENTRY, link_tramp, BPF_TRACE_FENTRY, dt_fire_kernel),
	ROW(link_fexit, BPF_TRACE_FEXIT, link_tramp, BPF_TRACE_FEXIT, dt_fire_kernel),
	ROW(link_multi_entry, BPF_TRACE_KPROBE_MULTI, link_multi, 0, dt_fire_kernel),
	ROW(link_multi_return, BPF_TRACE_KPROBE_MULTI, link_multi,
	    BPF_F_KPROBE_MULTI_RETURN, dt_fire_kernel),
	KPROBES(link_kprobes_entry, ENTRIES),
	KPROBES(link_kprobes_return, RETURNS),
	ROW(link_raw_tp, BPF_TRACE_RAW_TP, link_raw_tp, 0, raw_tp_fire),
	ROW(link_uprobes_entry, BPF_TRACE_UPROBE_MULTI, link_uprobes, 0, uprobes_fire),
	ROW(link_uprobes_return, BPF_TRACE_UPROBE_MULTI, link_uprobes,
	    BPF_F_UPROBE_MULTI_RETURN, uprobes_fire),
	ROW(update_sdt, BPF_TRACE_SDT, update, CMD_link_sdt, fire_sdt),
	ROW(update_sdt_multi, BPF_TRACE_SDT_MULTI, update, CMD_link_sdt_multi, fire_sdt),
	ROW(update_fentry, BPF_TRACE_FENTRY, update, CMD_link_fentry, dt_fire_kernel),
	ROW(update_fexit, BPF_TRACE_FEXIT, update, CMD_link_fexit, dt_fire_kernel),
	ROW(update_multi, BPF_TRACE_KPROBE_MULTI, update, CMD_link_multi_entry,
	    dt_fire_kernel),
	ROW(update_kprobes, BPF_TRACE_KPROBE_MULTI, update, CMD_link_kprobes_entry,
	    dt_fire_kernel),
	ROW(update_raw_tp, BPF_TRACE_RAW_TP, update, CMD_link_raw_tp, raw_tp_fire),
	ROW(update_uprobes, BPF_TRACE_UPROBE_MULTI, update, CMD_link_uprobes_entry,
	    uprobes_fire),
};

bool cmd_is_update(const struct cmd *cmd)
{
	return cmd->run == update;
}

int cmd_prepare(struct cmd_objects *objects, int prog)
{
	int err = dt_exec_mode(DT_EXEC_JIT) ?: sdt_load("sdt_test");

	if (err)
		return err;
	objects->target_id = libbpf_find_vmlinux_btf_id(TARGET, BPF_TRACE_FENTRY);
	objects->iter_id = libbpf_find_vmlinux_btf_id("dtrace_sdt", BPF_TRACE_ITER);
	objects->prog = prog ?: load(objects, BPF_PROG_TYPE_DTRACE);
	objects->iter = cmd_load(objects, BPF_PROG_TYPE_TRACING, BPF_TRACE_ITER,
				 objects->iter_id);
	objects->array = dt_prog_array(1);
	if (objects->prog < 0 || objects->iter < 0 || objects->array < 0)
		return -EINVAL;
	return 0;
}

int cmd_link(struct cmd_objects *objects, const struct cmd *update)
{
	const struct cmd *link = &cmds[update->arg];

	objects->links[update->arg] = link->run(objects, link->arg);
	return objects->links[update->arg];
}
