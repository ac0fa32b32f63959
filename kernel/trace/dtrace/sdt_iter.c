// SPDX-License-Identifier: GPL-2.0
/*
 * BPF iterator "dtrace_sdt" over the static probes: a program sees what the
 * file in tracefs says, and the types of the arguments as BTF ids. These are
 * looked up for the program and not for the file: a search by name is linear.
 */
#include <linux/bpf.h>
#include <linux/btf.h>
#include <linux/btf_ids.h>
#include <linux/filter.h>
#include <linux/init.h>
#include <linux/kernel.h>
#include <linux/seq_file.h>
#include <linux/string.h>

#include "sdt.h"

/* Longer names of types have no id. */
#define SDT_TYPE_MAX	128

enum { SDT_CHAR, SDT_SHORT, SDT_INT, SDT_LONG, SDT_LONG_LONG };

/* Names of integers as gcc and as clang write them; C allows any order. */
static const char * const sdt_int_names[][2][2] = {
	[SDT_CHAR]	= { { "char", "char" },
			    { "unsigned char", "unsigned char" } },
	[SDT_SHORT]	= { { "short int", "short" },
			    { "short unsigned int", "unsigned short" } },
	[SDT_INT]	= { { "int", "int" },
			    { "unsigned int", "unsigned int" } },
	[SDT_LONG]	= { { "long int", "long" },
			    { "long unsigned int", "unsigned long" } },
	[SDT_LONG_LONG]	= { { "long long int", "long long" },
			    { "long long unsigned int", "unsigned long long" } },
};

/* What the words of a type say. */
struct sdt_words {
	const char *name;
	u32 kind;
	u32 longs;
	bool is_short;
	bool is_char;
	bool is_signed;
	bool is_unsigned;
};

static void sdt_add_word(struct sdt_words *words, const char *word)
{
	if (!*word || !strcmp(word, "const") || !strcmp(word, "volatile") ||
	    !strcmp(word, "int"))
		return;

	if (!strcmp(word, "struct"))
		words->kind = BTF_KIND_STRUCT;
	else if (!strcmp(word, "union"))
		words->kind = BTF_KIND_UNION;
	else if (!strcmp(word, "enum"))
		words->kind = BTF_KIND_ENUM;
	else if (!strcmp(word, "long"))
		words->longs++;
	else if (!strcmp(word, "short"))
		words->is_short = true;
	else if (!strcmp(word, "char"))
		words->is_char = true;
	else if (!strcmp(word, "signed"))
		words->is_signed = true;
	else if (!strcmp(word, "unsigned"))
		words->is_unsigned = true;
	else
		words->name = word;
}

static s32 sdt_find_int(const struct sdt_words *words, struct btf **btf)
{
	const char * const *names;
	u32 rank = SDT_INT;
	s32 id;

	if (words->is_char && words->is_signed)
		return bpf_find_btf_id("signed char", BTF_KIND_INT, btf);
	if (words->is_char)
		rank = SDT_CHAR;
	else if (words->is_short)
		rank = SDT_SHORT;
	else if (words->longs)
		rank = min(SDT_INT + words->longs, (u32)SDT_LONG_LONG);

	names = sdt_int_names[rank][words->is_unsigned];
	id = bpf_find_btf_id(names[0], BTF_KIND_INT, btf);
	if (id <= 0)
		id = bpf_find_btf_id(names[1], BTF_KIND_INT, btf);

	return id;
}

static struct sdt_arg_type sdt_find_type(const char *text, size_t len)
{
	struct sdt_words words = { .kind = BTF_KIND_TYPEDEF };
	char copy[SDT_TYPE_MAX], *rest = copy, *word;
	struct sdt_arg_type type = {};
	struct btf *btf = NULL;
	s32 id;

	/* A pointer to a function has no name. */
	if (len >= sizeof(copy) || memchr(text, '(', len))
		return type;
	memcpy(copy, text, len);
	copy[len] = '\0';
	while ((word = strsep(&rest, " *")))
		sdt_add_word(&words, word);

	if (!words.name)
		id = sdt_find_int(&words, &btf);
	else
		id = bpf_find_btf_id(words.name, words.kind, &btf);
	/* An enumeration of 64 bits has a kind of its own, _Bool no typedef. */
	if (id <= 0 && words.kind == BTF_KIND_ENUM)
		id = bpf_find_btf_id(words.name, BTF_KIND_ENUM64, &btf);
	else if (id <= 0 && words.kind == BTF_KIND_TYPEDEF && words.name)
		id = bpf_find_btf_id(words.name, BTF_KIND_INT, &btf);
	if (id > 0) {
		type.btf_id = btf_obj_id(btf);
		type.type_id = id;
		btf_put(btf);
	}

	return type;
}

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

static const struct bpf_iter_seq_info sdt_iter_seq_info = {
	.seq_ops	= &sdt_iter_sops,
	.seq_priv_size	= sizeof(struct sdt_cursor),
};

BTF_ID_LIST_SINGLE(sdt_line_btf_id, struct, sdt_line)

static struct bpf_iter_reg sdt_iter_reg = {
	.target			= "dtrace_sdt",
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
