// SPDX-License-Identifier: GPL-2.0
/*
 * The list of static probes. The time to list probes is proportional to their
 * number: these tests count the look-ups, and the bench measures the time. The
 * registry is not locked while symbols are looked up.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <bpf/btf.h>

#include "sdt.h"

#define MANY	1000	/* probes of the module sdt_many */

/* Counted in this order. */
enum { ALL_SYMBOLS, ONE_SYMBOL, WHILE_LOCKED };

FIXTURE(list)
{
	struct bpf_object *obj;
	volatile __u64 *counts;
};

FIXTURE_SETUP(list)
{
	ASSERT_EQ(0, sdt_load("sdt_many"));
	self->obj = dt_open("sdt");
	ASSERT_NE(NULL, self->obj);
	ASSERT_EQ(0, bpf_object__load(self->obj));
	self->counts = dt_var(self->obj, "counts");
	ASSERT_NE(NULL, self->counts);
}

FIXTURE_TEARDOWN(list)
{
	bpf_object__close(self->obj);
	sdt_unload("sdt_many");
}

/* Lines of sdt_many in the list with the function that they are to have. */
static int read_many(void)
{
	unsigned int sites, number, of;
	FILE *file = fopen(SDT_LIST, "re");
	char line[1024];
	int good = 0;

	if (!file)
		return -errno;
	while (fgets(line, sizeof(line), file)) {
		if (sscanf(line, "%*u %u 0 sdt_many sdt_many sdt_many_%u [sdt_many] probe%u (int)",
			   &sites, &of, &number) == 3)
			good += sites == 1 && of == number;
	}
	fclose(file);
	return good;
}

TEST_F(list, a_thousand_probes_are_a_thousand_lines)
{
	EXPECT_EQ(MANY, read_many());
	ASSERT_EQ(0, sdt_unload("sdt_many"));
	EXPECT_EQ(0, read_many());
}

TEST_F(list, a_module_that_goes_while_the_list_is_read_stays_in_it)
{
	FILE *file = fopen(SDT_LIST, "re");
	char line[1024];
	int lines = 0;

	ASSERT_NE(NULL, file);
	ASSERT_NE(NULL, fgets(line, sizeof(line), file));
	ASSERT_EQ(0, sdt_unload("sdt_many"));
	do {
		lines += !!strstr(line, " sdt_many ");
	} while (fgets(line, sizeof(line), file));
	fclose(file);
	EXPECT_EQ(MANY, lines);
	EXPECT_EQ(0, read_many());
}

/* A kprobe that counts calls of @function in counts[@which]; @program notes what else. */
static struct bpf_link *count(struct bpf_object *obj, const char *program,
			      const char *function, int which)
{
	LIBBPF_OPTS(bpf_kprobe_opts, opts, .bpf_cookie = which);
	struct bpf_program *prog;

	prog = bpf_object__find_program_by_name(obj, program);
	return bpf_program__attach_kprobe_opts(prog, function, &opts);
}

/* A look-up of one symbol of a module looks at all of them. */
TEST_F(list, it_looks_at_the_symbols_of_a_module_twice_and_not_for_each_site)
{
	struct bpf_link *all, *one;

	all = count(self->obj, "on_call", "module_kallsyms_on_each_symbol",
		    ALL_SYMBOLS);
	one = count(self->obj, "on_call", "module_address_lookup", ONE_SYMBOL);
	ASSERT_NE(NULL, all);
	ASSERT_NE(NULL, one);
	/* only one module is here, whatever tests ran before */
	sdt_unload("sdt_test");
	sdt_unload("func_test");
	self->counts[ALL_SYMBOLS] = 0;
	self->counts[ONE_SYMBOL] = 0;
	EXPECT_EQ(MANY, read_many());
	EXPECT_EQ(2, self->counts[ALL_SYMBOLS]);
	EXPECT_EQ(0, self->counts[ONE_SYMBOL]);
	bpf_link__destroy(all);
	bpf_link__destroy(one);
}

static int offset_of(const struct btf *btf, const char *name,
		     const char *member)
{
	int i, id = btf__find_by_name_kind(btf, name, BTF_KIND_STRUCT);
	const struct btf_type *type = btf__type_by_id(btf, id);

	for (i = 0; type && i < btf_vlen(type); i++) {
		if (!strcmp(member, btf__name_by_offset(btf, btf_members(type)[i].name_off)))
			return btf_member_bit_offset(type, i) / 8;
	}
	return -ENOENT;
}

/* Where a mutex has its owner. With PREEMPT_RT, it begins with an rt_mutex_base. */
static int owner_offset(void)
{
	struct btf *btf = btf__load_vmlinux_btf();
	int offset = offset_of(btf, "mutex", "owner");

	if (offset < 0)
		offset = offset_of(btf, "rt_mutex_base", "owner");
	btf__free(btf);
	return offset;
}

TEST_F(list, others_do_not_wait_while_symbols_are_looked_up)
{
	__u64 *owner_address = dt_var(self->obj, "owner_address");
	__u64 mutex = sdt_address("sdt_mutex");
	struct bpf_link *all;

	if (!mutex)
		SKIP(return, "variables have no symbols (CONFIG_KALLSYMS_ALL)");
	ASSERT_LE(0, owner_offset());
	*owner_address = mutex + owner_offset();
	all = count(self->obj, "on_look_up", "module_kallsyms_on_each_symbol",
		    ALL_SYMBOLS);
	ASSERT_NE(NULL, all);
	self->counts[ALL_SYMBOLS] = 0;
	self->counts[WHILE_LOCKED] = 0;
	EXPECT_EQ(MANY, read_many());
	EXPECT_LE(2, self->counts[ALL_SYMBOLS]);
	EXPECT_EQ(0, self->counts[WHILE_LOCKED]);
	bpf_link__destroy(all);
}

TEST_HARNESS_MAIN
