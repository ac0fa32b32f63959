// SPDX-License-Identifier: GPL-2.0
/*
 * Very many links at once: each fires once, they are closed in random order, and
 * those that are left fire meanwhile. At the end, nothing is left.
 *
 * DTRACE_LINKS=N is the number of links on static probes (default 1000, at most
 * 64,000), and a tenth of this is on functions. DTRACE_SEED=N is another order.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <sys/resource.h>
#include <linux/compiler.h>

#include "func.h"
#include "left.h"
#include "options.h"

#define PROBES		1000	/* of the module sdt_many */
#define FUNCTIONS	100
#define FIRE_MANY	"/sys/module/sdt_many/parameters/fire"

FIXTURE(many)
{
	struct bpf_object *obj;
	int prog;
	__u64 *runs;
	int *links;
	long count;
};

FIXTURE_SETUP(many)
{
	struct rlimit files;

	ASSERT_EQ(0, func_load("func", &self->obj));
	self->prog = dt_object_prog(self->obj, "count");
	self->runs = dt_var(self->obj, "runs");
	*(__u32 *)dt_var(self->obj, "pid") = getpid();
	self->count = dt_option("DTRACE_LINKS", 1000);
	self->links = calloc(self->count, sizeof(*self->links));
	ASSERT_NE(NULL, self->links);
	files.rlim_cur = self->count + 100;
	files.rlim_max = self->count + 100;
	ASSERT_EQ(0, setrlimit(RLIMIT_NOFILE, &files));
	srand(dt_option("DTRACE_SEED", 1));
}

FIXTURE_TEARDOWN(many)
{
	free(self->links);
	bpf_object__close(self->obj);
	sdt_unload("sdt_many");
}

/* Link @i is on one probe. A descriptor or -errno. */
static int link_probe(int prog, long i)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .sdt_multi.cnt = 1);
	char text[32];
	const char *name = text;

	snprintf(text, sizeof(text), "sdt_many:probe0%03ld", i % PROBES);
	opts.sdt_multi.names = &name;
	return bpf_link_create(prog, 0, BPF_TRACE_SDT_MULTI, &opts);
}

/* How often the program has run when each probe has fired once, or -errno. */
static long fire_probes(__u64 *runs)
{
	__u64 before = READ_ONCE(*runs);
	int fd = open(FIRE_MANY, O_WRONLY | O_CLOEXEC), err = 0;

	if (fd < 0 || write(fd, "1", 1) != 1)
		err = -errno;
	close(fd);
	return err ?: READ_ONCE(*runs) - before;
}

/* Close all but the first @left of @count links, which are in random order then. */
static void close_at_random(int *links, long count, long left)
{
	long i;

	for (i = count; i > left; i--) {
		int *last = &links[i - 1], *other = &links[rand() % i];
		int link = *other;

		*other = *last;
		close(link);
	}
}

TEST_F_TIMEOUT(many, links_on_static_probes_each_fire_and_leave_nothing, 3600)
{
	struct dt_left before;
	long i;

	ASSERT_EQ(0, sdt_load("sdt_many"));
	before = dt_look();
	for (i = 0; i < self->count; i++) {
		self->links[i] = link_probe(self->prog, i);
		ASSERT_LE(0, self->links[i])
			TH_LOG("link %ld", i);
	}
	EXPECT_EQ(self->count, fire_probes(self->runs));
	close_at_random(self->links, self->count, self->count / 3);
	EXPECT_EQ(self->count / 3, fire_probes(self->runs));
	close_at_random(self->links, self->count / 3, 0);
	EXPECT_EQ(0, fire_probes(self->runs));
	EXPECT_NOTHING_LEFT(before);
}

TEST_F_TIMEOUT(many, links_on_functions_each_fire_and_leave_nothing, 3600)
{
	__u64 addrs[FUNCTIONS], runs;
	long count = self->count / 10, i;
	struct dt_left before;
	__u32 found;

	found = func_find("bpf_", addrs, FUNCTIONS);
	if (!found)
		SKIP(return, "the kernel does not list functions");
	/* What fires the functions is made once. */
	dt_fire_kernel();
	before = dt_look();
	for (i = 0; i < count; i++) {
		self->links[i] = func_multi_addrs(self->prog, &addrs[i % found], NULL, 1, 0);
		ASSERT_LE(0, self->links[i])
			TH_LOG("link %ld", i);
	}
	/* bpf_fentry_test1() is the last function. */
	runs = READ_ONCE(*self->runs);
	dt_fire_kernel();
	EXPECT_LE(runs + count / found, READ_ONCE(*self->runs));
	close_at_random(self->links, count, 0);
	runs = READ_ONCE(*self->runs);
	dt_fire_kernel();
	EXPECT_EQ(runs, READ_ONCE(*self->runs));
	EXPECT_NOTHING_LEFT(before);
}

TEST_HARNESS_MAIN
