// SPDX-License-Identifier: GPL-2.0
/*
 * BPF iterator "dtrace_sdt" over the static probes. Its programs see what the
 * file in tracefs shows, and the types of the arguments as BTF ids. Only the
 * iterator looks these ids up; see sdt_type.c.
 */
#include <linux/bpf.h>
#include <linux/btf_ids.h>
#include <linux/filter.h>
#include <linux/init.h>
#include <linux/kernel.h>
#include <linux/seq_file.h>
#include <linux/string.h>

#include "dtrace.h"
#include "sdt.h"

static void sdt_find_types(struct sdt_line *line)
{
	const char *text = line->types;
	u32 i, len;

	memset(line->args, 0, sizeof(line->args));
	for (i = 0; i < line->nargs && i < ARRAY_SIZE(line->args); i++) {
		len = sdt_type_len(text);
		line->args[i] = sdt_find_type(text, len);
		text += len + !!text[len];
	}
}

struct bpf_iter__dtrace_sdt {
	__bpf_md_ptr(struct bpf_iter_meta *, meta);
	__bpf_md_ptr(struct sdt_line *, line);
};

DEFINE_BPF_ITER_FUNC(dtrace_sdt, struct bpf_iter_meta *meta,
		     struct sdt_line *line)

static int sdt_iter_run(struct seq_file *m, struct sdt_line *line, bool in_stop)
{
	struct bpf_iter_meta meta = { .seq = m };
	struct bpf_iter__dtrace_sdt ctx = { .meta = &meta, .line = line };
	struct bpf_prog *prog = bpf_iter_get_info(&meta, in_stop);

	if (!prog)
		return 0;
	if (line)
		sdt_find_types(line);

	return bpf_iter_run_prog(prog, &ctx);
}

static int sdt_iter_show(struct seq_file *m, void *v)
{
	return sdt_iter_run(m, v, false);
}

static void sdt_iter_stop(struct seq_file *m, void *v)
{
	if (!v)
		sdt_iter_run(m, NULL, true);
	sdt_seq_stop(m, v);
}

static const struct seq_operations sdt_iter_sops = {
	.start	= sdt_seq_start,
	.next	= sdt_seq_next,
	.stop	= sdt_iter_stop,
	.show	= sdt_iter_show,
};

static int sdt_iter_init_list(void *list, struct bpf_iter_aux_info *aux)
{
	return sdt_list_make(list);
}

static void sdt_iter_free_list(void *list)
{
	sdt_list_free(list);
}

static const struct bpf_iter_seq_info sdt_iter_seq_info = {
	.seq_ops	= &sdt_iter_sops,
	.init_seq_private = sdt_iter_init_list,
	.fini_seq_private = sdt_iter_free_list,
	.seq_priv_size	= sizeof(struct sdt_list),
};

/* The iterator has no parameters. Its link takes what loading its program took. */
static int sdt_iter_attach(struct bpf_prog *prog,
			   union bpf_iter_link_info *linfo,
			   struct bpf_iter_aux_info *aux)
{
	return dtrace_may_use(prog, prog->expected_attach_type) ? 0 : -EPERM;
}

BTF_ID_LIST_SINGLE(sdt_line_btf_id, struct, sdt_line)

static struct bpf_iter_reg sdt_iter_reg = {
	.target			= "dtrace_sdt",
	.attach_target		= sdt_iter_attach,
	.ctx_arg_info_size	= 1,
	.ctx_arg_info		= {
		{ offsetof(struct bpf_iter__dtrace_sdt, line),
		  PTR_TO_BTF_ID_OR_NULL },
	},
	.seq_info		= &sdt_iter_seq_info,
};

static int __init sdt_iter_init(void)
{
	sdt_iter_reg.ctx_arg_info[0].btf_id = *sdt_line_btf_id;

	return bpf_iter_reg_target(&sdt_iter_reg);
}
late_initcall(sdt_iter_init);
