// SPDX-License-Identifier: GPL-2.0
/* The BPF iterator over static probes. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <bpf/btf.h>

#include "sdt.h"

#define TEXT	(256 * 1024)

/* All of a file, @step bytes at a time; NULL if that fails, and the caller frees it. */
static char *read_all(int fd, size_t step)
{
	char *text = malloc(TEXT);
	size_t len = 0;
	ssize_t n = 0;

	while (text && len + step < TEXT && (n = read(fd, text + len, step)) > 0)
		len += n;
	if (!text || n) {
		free(text);
		return NULL;
	}
	text[len] = '\0';
	return text;
}

static char *read_list(void)
{
	int fd = open(SDT_LIST, O_RDONLY | O_CLOEXEC);
	char *text = fd < 0 ? NULL : read_all(fd, 4096);

	if (fd >= 0)
		close(fd);
	return text;
}

FIXTURE(iter)
{
	struct bpf_object *obj;
	struct btf *vmlinux;
};

FIXTURE_SETUP(iter)
{
	ASSERT_EQ(0, sdt_load("sdt_test"));
	self->obj = dt_open("sdt_iter");
	ASSERT_NE(NULL, self->obj);
	ASSERT_EQ(0, bpf_object__load(self->obj));
	self->vmlinux = btf__load_vmlinux_btf();
	ASSERT_NE(NULL, self->vmlinux);
}

FIXTURE_TEARDOWN(iter)
{
	btf__free(self->vmlinux);
	bpf_object__close(self->obj);
}

/* What a program of the iterator prints; the caller frees it. */
static char *run(struct bpf_object *obj, const char *name, size_t step)
{
	struct bpf_program *prog = bpf_object__find_program_by_name(obj, name);
	struct bpf_link *link = bpf_program__attach_iter(prog, NULL);
	char *text = NULL;
	int fd;

	if (!link)
		return NULL;
	fd = bpf_iter_create(bpf_link__fd(link));
	if (fd >= 0) {
		text = read_all(fd, step);
		close(fd);
	}
	bpf_link__destroy(link);
	return text;
}

/* "KIND NAME" of argument @arg of sdt_test:@probe, or "none"; "?" is an error. */
static void arg_type(struct btf *vmlinux, const char *text, const char *probe,
		     int arg, char type[128])
{
	const struct btf_type *t;
	unsigned int btf_id, id;
	char start[128];
	struct btf *btf;
	int i;

	snprintf(type, 128, "?");
	snprintf(start, sizeof(start), "sdt_test %s ", probe);
	text = strstr(text, start);
	if (!text)
		return;
	text += strlen(start);
	for (i = 0; i <= arg; i++)
		text = strchr(text, ' ') + 1;
	if (sscanf(text, "%u:%u", &btf_id, &id) != 2)
		return;
	if (!btf_id) {
		snprintf(type, 128, "%s", id ? "?" : "none");
		return;
	}
	btf = id < btf__type_cnt(vmlinux) ?
		      btf__load_from_kernel_by_id(btf_id) :
		      btf__load_from_kernel_by_id_split(btf_id, vmlinux);
	t = btf ? btf__type_by_id(btf, id) : NULL;
	if (t)
		snprintf(type, 128, "%s %s",
			 btf_is_int(t) ? "int" : btf_is_typedef(t) ? "typedef" :
			 btf_is_struct(t) ? "struct" :
			 btf_is_enum64(t) ? "enum64" :
			 btf_is_func_proto(t) ? "function" : "other",
			 btf__name_by_offset(btf, t->name_off));
	btf__free(btf);
}

TEST_F(iter, a_program_sees_what_the_file_says)
{
	char *list = read_list(), *text = run(self->obj, "text", 4096);

	ASSERT_NE(NULL, list);
	ASSERT_NE(NULL, text);
	EXPECT_NE(NULL, strstr(list, " sdt_test "));
	EXPECT_STREQ(list, text);
	free(list);
	free(text);
}

TEST_F(iter, it_can_be_read_in_small_pieces)
{
	char *list = read_list(), *text = run(self->obj, "text", 7);

	ASSERT_NE(NULL, list);
	ASSERT_NE(NULL, text);
	EXPECT_STREQ(list, text);
	free(list);
	free(text);
}

TEST_F(iter, a_module_that_goes_is_not_seen_any_more)
{
	char *text;

	ASSERT_EQ(0, sdt_load("sdt_test_join"));
	text = run(self->obj, "text", 4096);
	ASSERT_NE(NULL, text);
	EXPECT_NE(NULL, strstr(text, " sdt_test_join "));
	free(text);
	ASSERT_EQ(0, sdt_unload("sdt_test_join"));
	text = run(self->obj, "text", 4096);
	ASSERT_NE(NULL, text);
	EXPECT_EQ(NULL, strstr(text, " sdt_test_join "));
	free(text);
}

TEST_F(iter, arguments_have_ids_of_btf)
{
	static const struct {
		const char *probe;
		int arg;
		const char *gcc, *clang;
	} wanted[] = {
		{ "args0", 0, "none", "none" },
		{ "args2", 0, "int int", "int int" },
		{ "args2", 1, "int int", "int int" },
		{ "args2", 2, "none", "none" },
		{ "signed_values", 0, "int signed char", "int signed char" },
		{ "signed_values", 1, "int short int", "int short" },
		{ "signed_values", 3, "int long int", "int long" },
		{ "unsigned_values", 0, "typedef u8", "typedef u8" },
		{ "pointers", 0, "struct sdt_test_struct", "struct sdt_test_struct" },
		{ "pointers", 1, "int char", "int char" },
		{ "pointers", 2, "function ", "function " },
		{ "pointers", 3, "struct sdt_test_struct", "struct sdt_test_struct" },
		{ "tagged", 0, "struct sdt_test_struct", "struct sdt_test_struct" },
		{ "tagged", 1, "struct sdt_test_struct", "struct sdt_test_struct" },
		{ "tagged", 2, "typedef u32", "typedef u32" },
		{ "tagged", 3, "typedef u16", "typedef u16" },
		{ "tagged", 4, "struct sdt_test_struct", "struct sdt_test_struct" },
		{ "tagged", 5, "struct sdt_test_struct", "struct sdt_test_struct" },
		{ "functions", 0, "function ", "function " },
		{ "functions", 1, "none", "none" },
		{ "functions", 2, "none", "none" },
		{ "rare", 0, "enum64 sdt_test_wide", "enum64 sdt_test_wide" },
		{ "rare", 1, "int _Bool", "int _Bool" },
		{ "rare", 2, "none", "none" },
		{ "off", 0, "int unsigned int", "int unsigned int" },
		{ "hardirq", 0, "typedef bool", "typedef bool" },
	};
	char *text = run(self->obj, "types", 4096), type[128];
	int i;

	ASSERT_NE(NULL, text);
	EXPECT_NE(NULL, strstr(text, "sdt_test args6 6 "));
	for (i = 0; i < ARRAY_SIZE(wanted); i++) {
		arg_type(self->vmlinux, text, wanted[i].probe, wanted[i].arg, type);
		EXPECT_TRUE(!strcmp(type, wanted[i].gcc) ||
			    !strcmp(type, wanted[i].clang))
			TH_LOG("%s, argument %d: %s, not %s", wanted[i].probe,
			       wanted[i].arg, type, wanted[i].gcc);
	}
	free(text);
}

/* The one that takes an inode and a file, and returns an integer. */
TEST_F(iter, the_id_of_a_function_is_that_of_its_prototype)
{
	const struct btf_param *params;
	char *text = run(self->obj, "types", 4096), *at;
	const struct btf_type *t;
	const char *name;

	ASSERT_NE(NULL, text);
	at = strstr(text, "sdt_test functions 3 ");
	ASSERT_NE(NULL, at);
	at = strchr(at, ':');	/* behind the number of the object */
	ASSERT_NE(NULL, at);
	t = btf__type_by_id(self->vmlinux, strtoul(at + 1, NULL, 10));
	ASSERT_NE(NULL, t);
	ASSERT_TRUE(btf_is_func_proto(t));
	ASSERT_EQ(2, btf_vlen(t));
	params = btf_params(t);
	t = btf__type_by_id(self->vmlinux, t->type);
	name = btf__name_by_offset(self->vmlinux, t->name_off);
	EXPECT_STREQ("int", name);
	t = btf__type_by_id(self->vmlinux, params[1].type);
	ASSERT_TRUE(btf_is_ptr(t));
	t = btf__type_by_id(self->vmlinux, t->type);
	EXPECT_STREQ("file", btf__name_by_offset(self->vmlinux, t->name_off));
	free(text);
}

TEST_HARNESS_MAIN
