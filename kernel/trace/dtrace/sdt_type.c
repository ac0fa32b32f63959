// SPDX-License-Identifier: GPL-2.0
/*
 * Types of the arguments of static probes: from the text of a type to a BTF
 * id.
 *
 *	const struct file __user *	the structure "file"
 *	u32 *(*)[4]			the typedef "u32"
 *	int (*)(struct file *)		the prototype, which has no name
 *
 * The type that a pointer or an array finally leads to has a name. Qualifiers
 * and asterisks are removed to find it. A prototype is compared with the
 * prototypes in the kernel's BTF, including qualifiers and asterisks. A search
 * in BTF is linear.
 */
#include <linux/bpf.h>
#include <linux/btf.h>
#include <linux/kernel.h>
#include <linux/string.h>

#include "sdt.h"

/* Longer types get no id, nor do functions with more parameters. */
#define SDT_TYPE_MAX	128
#define SDT_PARAMS_MAX	12

enum sdt_rank { SDT_CHAR, SDT_SHORT, SDT_INT, SDT_LONG, SDT_LONG_LONG };

/* Names of integers as gcc and as clang write them. C allows any order. */
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

static const char * const sdt_signed_char[] = { "signed char", "signed char" };

/**
 * struct sdt_words - the meaning of the words of a type
 * @name: name of a structure, union, enumeration or typedef; NULL if the type
 *	is an integer
 * @kind: BTF kind of @name
 * @stars: number of asterisks
 * @longs: number of words "long"
 * @is_short: whether "short" is among the words
 * @is_char: whether "char" is among the words
 * @is_signed: whether "signed" is among the words
 * @is_unsigned: whether "unsigned" is among the words
 */
struct sdt_words {
	const char *name;
	u32 kind;
	u8 stars;
	u8 longs;
	bool is_short;
	bool is_char;
	bool is_signed;
	bool is_unsigned;
};

/* Words that are not names. A word gives the kind, or counts in a member. */
static const struct sdt_word {
	const char *word;
	u32 kind;
	size_t member;		/* 0: the word does not change the type */
} sdt_known_words[] = {
	{ "", },
	{ "const", },
	{ "volatile", },
	{ "restrict", },
	{ "__restrict", },
	{ "__user", },
	{ "__kernel", },
	{ "__iomem", },
	{ "__percpu", },
	{ "__rcu", },
	{ "__force", },
	{ "__private", },
	{ "int", },
	{ "struct", BTF_KIND_STRUCT },
	{ "union", BTF_KIND_UNION },
	{ "enum", BTF_KIND_ENUM },
	{ "long", 0, offsetof(struct sdt_words, longs) },
	{ "short", 0, offsetof(struct sdt_words, is_short) },
	{ "char", 0, offsetof(struct sdt_words, is_char) },
	{ "signed", 0, offsetof(struct sdt_words, is_signed) },
	{ "unsigned", 0, offsetof(struct sdt_words, is_unsigned) },
};

static void sdt_add_word(struct sdt_words *words, const char *text)
{
	const struct sdt_word *word;
	size_t i;

	for (i = 0; i < ARRAY_SIZE(sdt_known_words); i++) {
		word = &sdt_known_words[i];
		if (strcmp(text, word->word))
			continue;
		if (word->kind)
			words->kind = word->kind;
		if (word->member)
			++*((u8 *)words + word->member);
		return;
	}
	words->name = text;
}

/* Read a type without brackets. This modifies @text, and @name points to it. */
static struct sdt_words sdt_read_words(char *text)
{
	struct sdt_words words = { .kind = BTF_KIND_TYPEDEF };
	char *at, *word;

	for (at = text; *at; at++) {
		if (*at != '*')
			continue;
		words.stars++;
		*at = ' ';
	}
	while ((word = strsep(&text, " ")))
		sdt_add_word(&words, word);

	return words;
}

static const char * const *sdt_int_name(const struct sdt_words *words)
{
	enum sdt_rank rank = SDT_INT;

	if (words->is_char && words->is_signed)
		return sdt_signed_char;
	if (words->is_char)
		rank = SDT_CHAR;
	else if (words->is_short)
		rank = SDT_SHORT;
	else if (words->longs)
		rank = words->longs == 1 ? SDT_LONG : SDT_LONG_LONG;

	return sdt_int_names[rank][words->is_unsigned];
}

/* Find the named type. The argument may be a pointer to it. */
static s32 sdt_find_named(const struct sdt_words *words, struct btf **btf)
{
	const char * const *names;
	s32 id;

	if (!words->name) {
		names = sdt_int_name(words);
		id = bpf_find_btf_id(names[0], BTF_KIND_INT, btf);
		if (id <= 0)
			id = bpf_find_btf_id(names[1], BTF_KIND_INT, btf);
		return id;
	}

	if (!strcmp(words->name, "void"))
		return -ENOENT;
	id = bpf_find_btf_id(words->name, words->kind, btf);
	/* A 64-bit enumeration has its own kind. _Bool is not a typedef. */
	if (id <= 0 && words->kind == BTF_KIND_ENUM)
		id = bpf_find_btf_id(words->name, BTF_KIND_ENUM64, btf);
	else if (id <= 0 && words->kind == BTF_KIND_TYPEDEF)
		id = bpf_find_btf_id(words->name, BTF_KIND_INT, btf);

	return id;
}

/* This does not skip typedefs, because they are types of their own here. */
static u32 sdt_skip_qualifiers(const struct btf *btf, u32 id)
{
	const struct btf_type *t = btf_type_by_id(btf, id);

	while (t) {
		switch (BTF_INFO_KIND(t->info)) {
		case BTF_KIND_CONST:
		case BTF_KIND_VOLATILE:
		case BTF_KIND_RESTRICT:
		case BTF_KIND_TYPE_TAG:
			id = t->type;
			t = btf_type_by_id(btf, id);
			break;
		default:
			return id;
		}
	}

	return id;
}

static bool sdt_is_kind(const struct sdt_words *words, u32 kind)
{
	if (!words->name)
		return kind == BTF_KIND_INT;

	return kind == words->kind ||
	       (kind == BTF_KIND_ENUM64 && words->kind == BTF_KIND_ENUM) ||
	       (kind == BTF_KIND_INT && words->kind == BTF_KIND_TYPEDEF);
}

static bool sdt_is_type(const struct btf *btf, u32 id,
			const struct sdt_words *words)
{
	const char * const *names;
	const struct btf_type *t;
	const char *name;
	u32 i;

	for (i = 0; i < words->stars; i++) {
		t = btf_type_by_id(btf, sdt_skip_qualifiers(btf, id));
		if (!t || BTF_INFO_KIND(t->info) != BTF_KIND_PTR)
			return false;
		id = t->type;
	}

	id = sdt_skip_qualifiers(btf, id);
	if (words->name && words->kind == BTF_KIND_TYPEDEF &&
	    !strcmp(words->name, "void"))
		return !id;
	t = btf_type_by_id(btf, id);
	if (!id || !t || !sdt_is_kind(words, BTF_INFO_KIND(t->info)))
		return false;
	name = btf_name_by_offset(btf, t->name_off);
	if (words->name)
		return !strcmp(name, words->name);
	names = sdt_int_name(words);

	return !strcmp(name, names[0]) || !strcmp(name, names[1]);
}

/* The type of a function: the type that it returns, and its parameters. */
struct sdt_proto {
	struct sdt_words returned;
	struct sdt_words params[SDT_PARAMS_MAX];
	u32 count;
};

static bool sdt_is_proto(const struct btf *btf, const struct btf_type *t,
			 const struct sdt_proto *proto)
{
	const struct btf_param *params = btf_params(t);
	u32 i;

	if (btf_type_vlen(t) != proto->count ||
	    !sdt_is_type(btf, t->type, &proto->returned))
		return false;
	for (i = 0; i < proto->count; i++) {
		if (!sdt_is_type(btf, params[i].type, &proto->params[i]))
			return false;
	}

	return true;
}

/* The search covers vmlinux only. Modules have few prototypes of their own. */
static s32 sdt_find_proto(const struct sdt_proto *proto, struct btf **btf)
{
	struct btf *vmlinux = bpf_get_btf_vmlinux();
	const struct btf_type *t;
	u32 id;

	if (IS_ERR_OR_NULL(vmlinux))
		return -ENOENT;
	for (id = 1; id < btf_nr_types(vmlinux); id++) {
		t = btf_type_by_id(vmlinux, id);
		if (!btf_type_is_func_proto(t) || !sdt_is_proto(vmlinux, t, proto))
			continue;
		btf_get(vmlinux);
		*btf = vmlinux;
		return id;
	}

	return -ENOENT;
}

/* Read "type, type)". Brackets within the brackets are rejected. */
static bool sdt_read_params(struct sdt_proto *proto, char *text)
{
	char *end = strchr(text, ')'), *param;

	if (!end || end[1] || strchr(text, '('))
		return false;
	*end = '\0';
	if (!*text || !strcmp(text, "void"))
		return true;

	while ((param = strsep(&text, ","))) {
		if (proto->count == SDT_PARAMS_MAX || strchr(param, '['))
			return false;
		proto->params[proto->count++] = sdt_read_words(param);
	}

	return true;
}

/* Skip "(*)", with more asterisks or qualifiers; return what follows. */
static char *sdt_skip_declarator(char *text)
{
	char *end = strchr(text, ')');
	struct sdt_words words;

	if (!end)
		return NULL;
	*end = '\0';
	words = sdt_read_words(text + 1);

	return words.stars && !words.name ? skip_spaces(end + 1) : NULL;
}

static s32 sdt_find_id(char *text, struct btf **btf)
{
	char *bracket = strpbrk(text, "(["), *behind;
	struct sdt_proto proto = {};
	struct sdt_words words;

	behind = bracket;
	if (bracket && *bracket == '(') {
		behind = sdt_skip_declarator(bracket);
		if (!behind)
			return -ENOENT;
	}
	if (bracket)
		*bracket = '\0';
	words = sdt_read_words(text);
	if (!behind || *behind != '(')
		return sdt_find_named(&words, btf);

	proto.returned = words;

	return sdt_read_params(&proto, behind + 1) ?
		       sdt_find_proto(&proto, btf) : -ENOENT;
}

/**
 * sdt_find_type() - find a type in BTF
 * @text: text of the type
 * @len: length of @text
 *
 * Context: process context, may sleep
 * Return: ids of the type, or zeroes if BTF does not have it
 */
struct sdt_arg_type sdt_find_type(const char *text, size_t len)
{
	struct sdt_arg_type type = {};
	char copy[SDT_TYPE_MAX];
	struct btf *btf = NULL;
	s32 id;

	if (len >= sizeof(copy))
		return type;
	while (len && *text == ' ') {
		text++;
		len--;
	}
	memcpy(copy, text, len);
	copy[len] = '\0';

	id = sdt_find_id(copy, &btf);
	if (id > 0) {
		type.btf_id = btf_obj_id(btf);
		type.type_id = id;
		btf_put(btf);
	}

	return type;
}
