// SPDX-License-Identifier: GPL-2.0
/*
 * Why links on functions run no program: link info counts each reason apart,
 * and names the functions that programs call.
 */
#include <fcntl.h>
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "func_fixture.h"

/* The program "caller" is on the first function and calls the second one. */
static const char *const names[] = { "bpf_fentry_test1",
				     "copy_from_user_nofault" };

static struct bpf_link_info info_of(int fd)
{
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);

	if (bpf_link_get_info_by_fd(fd, &info, &size))
		info.kprobe_multi.missed = -1;
	return info;
}

static void expect(struct __test_metadata *_metadata,
		   const struct bpf_link_misses *misses, __u64 missed,
		   struct bpf_link_misses want)
{
	EXPECT_EQ(want.recursion, misses->recursion);
	EXPECT_EQ(want.prog_active, misses->prog_active);
	EXPECT_EQ(want.no_rcu, misses->no_rcu);
	EXPECT_EQ(want.returns, misses->returns);
	EXPECT_EQ(want.kprobe, misses->kprobe);
	EXPECT_EQ(want.recursion + want.prog_active + want.no_rcu +
		  want.returns + want.kprobe, missed);
}

static void expect_multi(struct __test_metadata *_metadata, int fd,
			 struct bpf_link_misses want)
{
	struct bpf_link_info info = info_of(fd);

	expect(_metadata, &info.kprobe_multi.misses, info.kprobe_multi.missed,
	       want);
}

/* What programs call is no loss */

TEST_F(func, a_call_of_the_program_is_recursion_at_an_entry)
{
	DT_NEEDS_FPROBE();
	int fd = func_multi(self->caller, names, NULL, 2, 0);

	ASSERT_LE(0, fd);
	dt_fire_kernel();
	EXPECT_EQ(1, *self->runs);
	expect_multi(_metadata, fd, (struct bpf_link_misses){ .recursion = 1 });
	close(fd);
}

/* Here fprobe skips the call, before the link sees it. */
TEST_F(func, a_call_of_the_program_is_recursion_at_a_return)
{
	DT_NEEDS_FPROBE();
	int fd = func_multi(self->caller, names, NULL, 2,
			    BPF_F_KPROBE_MULTI_RETURN);

	ASSERT_LE(0, fd);
	dt_fire_kernel();
	EXPECT_EQ(1, *self->runs);
	expect_multi(_metadata, fd, (struct bpf_link_misses){ .recursion = 1 });
	close(fd);
}

TEST_F(func, info_of_links_by_trampolines_has_them)
{
	DT_NEEDS_FPROBE();
	enum bpf_attach_type type[] = { BPF_TRACE_FENTRY, BPF_TRACE_FEXIT };
	struct bpf_link_info info;
	int outer, inner, i;

	outer = func_multi(self->caller, names, NULL, 1, 0);
	ASSERT_LE(0, outer);
	for (i = 0; i < 2; i++) {
		inner = func_tramp(self->count, type[i], NULL, names[1], 0);
		ASSERT_LE(0, inner);
		dt_fire_kernel();
		info = info_of(inner);
		EXPECT_EQ(BPF_LINK_TYPE_TRACING, info.type);
		expect(_metadata, &info.tracing.misses, info.tracing.missed,
		       (struct bpf_link_misses){ .recursion = 1 });
		EXPECT_EQ(1, func_missed(inner));
		close(inner);
	}
	close(outer);
}

/* Asks for up to @room addresses: how many there are, or -errno. */
static int ask_called(int fd, __u64 called, __u32 room)
{
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);
	int err;

	info.kprobe_multi.called = called;
	info.kprobe_multi.called_cnt = room;
	err = bpf_link_get_info_by_fd(fd, &info, &size);
	return err ?: info.kprobe_multi.called_cnt;
}

/* A buffer may be smaller than there are functions, and a count needs none. */
TEST_F(func, info_names_the_functions_that_programs_call)
{
	DT_NEEDS_FPROBE();
	__u64 called[2] = {}, start = sdt_address(names[1]);
	int fd = func_multi(self->caller, names, NULL, 2, 0);

	ASSERT_LE(0, fd);
	EXPECT_EQ(0, ask_called(fd, 0, 0));
	dt_fire_kernel();
	dt_fire_kernel();
	EXPECT_EQ(1, ask_called(fd, 0, 0));
	EXPECT_EQ(1, ask_called(fd, (__u64)called, 2));
	EXPECT_LE(start, called[0]);
	EXPECT_GT(start + 16, called[0]);
	EXPECT_EQ(0, called[1]);
	called[0] = 0;
	EXPECT_EQ(1, ask_called(fd, (__u64)called, 0));
	EXPECT_EQ(0, called[0]);
	EXPECT_EQ(-EFAULT, ask_called(fd, 8, 1));
	close(fd);
}

/* Losses */

TEST_F(func, a_call_of_another_type_of_program_is_a_loss)
{
	DT_NEEDS_FPROBE();
	struct bpf_program *other = bpf_object__find_program_by_name(self->obj,
								     "other");
	LIBBPF_OPTS(bpf_kprobe_multi_opts, opts,
		    .syms = (const char **)names, .cnt = 1);
	struct bpf_link *link;
	int fd = func_multi(self->count, &names[1], NULL, 1, 0);

	ASSERT_LE(0, fd);
	link = bpf_program__attach_kprobe_multi_opts(other, NULL, &opts);
	ASSERT_NE(NULL, link);
	dt_fire_kernel();
	EXPECT_EQ(0, *self->runs);
	expect_multi(_metadata, fd, (struct bpf_link_misses){ .prog_active = 1 });
	EXPECT_EQ(0, info_of(fd).kprobe_multi.called_cnt);
	bpf_link__destroy(link);
	close(fd);
}

/*
 * The kernel follows a limited number of calls to their returns, but for fprobes
 * on the function graph tracer, which has memory for each task.
 */
static void lose_returns(struct __test_metadata *_metadata,
			 FIXTURE_DATA(func) * self, __u32 flags)
{
	static const char *const opens[] = { "fifo_open" };
	int readers = 2 * libbpf_num_possible_cpus() + 20, i, entry, back;
	char path[] = "/tmp/func_misses.XXXXXX";
	__u64 cookies[] = { 1, 2 };
	struct bpf_link_info info;

	ASSERT_NE(NULL, mkdtemp(path));
	ASSERT_EQ(0, chdir(path));
	ASSERT_EQ(0, mkfifo("fifo", 0600));
	*(__u32 *)dt_var(self->obj, "pid") = 0;
	entry = func_multi(self->plain, opens, &cookies[0], 1, flags);
	back = func_multi(self->plain, opens, &cookies[1], 1,
			  flags | BPF_F_KPROBE_MULTI_RETURN);
	ASSERT_LE(0, entry);
	ASSERT_LE(0, back);
	for (i = 0; i < readers; i++) {
		if (!fork())
			_exit(open("fifo", O_RDONLY) < 0);
	}
	while (*(volatile __u64 *)&self->notes[1].hits < readers)
		sched_yield();
	EXPECT_LE(0, open("fifo", O_WRONLY));
	for (i = 0; i < readers; i++)
		EXPECT_LT(0, wait(NULL));
	info = info_of(back);
	if (flags || !dt_kernel_has("fprobe_fgraph_entry"))
		EXPECT_LT(0, info.kprobe_multi.misses.returns);
	expect_multi(_metadata, back, (struct bpf_link_misses){
		.returns = self->notes[1].hits - self->notes[2].hits });
	close(back);
	close(entry);
	unlink("fifo");
	rmdir(path);
}

TEST_F(func, returns_of_too_many_calls_are_a_loss)
{
	DT_NEEDS_FPROBE();
	lose_returns(_metadata, self, 0);
}

TEST_F(func, returns_of_too_many_calls_are_a_loss_by_kprobes)
{
	lose_returns(_metadata, self, BPF_F_KPROBE_MULTI_KPROBES);
}

TEST_F(func, a_kprobe_in_a_kprobe_is_a_loss)
{
	int fd = func_multi(self->caller, names, NULL, 2,
			    BPF_F_KPROBE_MULTI_KPROBES);

	ASSERT_LE(0, fd);
	dt_fire_kernel();
	EXPECT_EQ(1, *self->runs);
	expect_multi(_metadata, fd, (struct bpf_link_misses){ .kprobe = 1 });
	close(fd);
}

/* CPUs count apart, and info has the sum. */
TEST_F(func, info_has_the_sum_of_all_cpus)
{
	DT_NEEDS_FPROBE();
	int cpus = libbpf_num_possible_cpus(), cpu;
	int fd = func_multi(self->caller, names, NULL, 2, 0);

	ASSERT_LE(0, fd);
	for (cpu = 0; cpu < cpus; cpu++) {
		cpu_set_t set;

		CPU_ZERO(&set);
		CPU_SET(cpu, &set);
		ASSERT_EQ(0, sched_setaffinity(0, sizeof(set), &set));
		dt_fire_kernel();
	}
	expect_multi(_metadata, fd, (struct bpf_link_misses){ .recursion = cpus });
	close(fd);
}

TEST_HARNESS_MAIN
