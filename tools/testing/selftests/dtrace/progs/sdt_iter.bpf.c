// SPDX-License-Identifier: GPL-2.0
/* Programs of the iterator over static probes. */
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>

char _license[] SEC("license") = "GPL";

/* What is used of the kernel's types; where it lies comes from the kernel's BTF. */
#pragma clang attribute push(__attribute__((preserve_access_index)), apply_to = record)
struct seq_file;

struct bpf_iter_meta {
	struct seq_file *seq;
};

struct sdt_arg_type {
	__u32 btf_id;
	__u32 type_id;
};

struct sdt_line {
	__u32 id;
	__u32 sites;
	__u32 enabled;
	__u32 nargs;
	unsigned long function;
	const char *provider;
	const char *module;
	const char *name;
	const char *types;
	struct sdt_arg_type args[6];
};

struct bpf_iter__dtrace_sdt {
	struct bpf_iter_meta *meta;
	struct sdt_line *line;
};

#pragma clang attribute pop

/* The text of the file in tracefs. */
SEC("iter/dtrace_sdt")
int text(struct bpf_iter__dtrace_sdt *ctx)
{
	struct sdt_line *line = ctx->line;

	if (!line)
		return 0;
	BPF_SEQ_PRINTF(ctx->meta->seq, "%u %u %u %s %s %ps %s (%s)\n", line->id,
		       line->sites, line->enabled, line->provider, line->module,
		       (void *)line->function, line->name, line->types);
	return 0;
}

/* Name, number of arguments, and for each of these the object and the id. */
SEC("iter/dtrace_sdt")
int types(struct bpf_iter__dtrace_sdt *ctx)
{
	struct sdt_line *line = ctx->line;
	int i;

	if (!line)
		return 0;
	BPF_SEQ_PRINTF(ctx->meta->seq, "%s %s %u", line->provider, line->name,
		       line->nargs);
#pragma unroll
	for (i = 0; i < 6; i++)
		BPF_SEQ_PRINTF(ctx->meta->seq, " %u:%u", line->args[i].btf_id,
			       line->args[i].type_id);
	BPF_SEQ_PRINTF(ctx->meta->seq, "\n");
	return 0;
}
