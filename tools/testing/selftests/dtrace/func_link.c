// SPDX-License-Identifier: GPL-2.0
/*
 * Links of DTrace programs on functions: on many functions by ftrace, and on
 * one function by a BPF trampoline. The tests check what the program sees,
 * which links are rejected, and what a link keeps.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "func_fixture.h"

static const char *const ten[] = { "func_test_ten" };

/* Entries and returns by ftrace */

TEST_F(func, multi_entry_has_ten_arguments_and_the_numbers)
{
	DT_NEEDS_FPROBE();
	__u64 cookie = FUNC_COOKIE(77, 3), i;
	int fd = func_multi(self->plain, ten, &cookie, 1, 0);
	struct func_note *note = &self->notes[3];

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(1, note->hits);
	EXPECT_EQ(cookie, note->cookie);
	EXPECT_EQ(77, note->probe_id);
	EXPECT_EQ(sdt_address("func_test_ten"), note->address);
	EXPECT_EQ(0, note->finalized);
	EXPECT_EQ(DTRACE_MAX_ARGS, note->nargs);
	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(i + 1, note->args[i]);
	close(fd);
}

TEST_F(func, multi_return_has_the_result_behind_a_zero)
{
	DT_NEEDS_FPROBE();
	__u64 cookie = FUNC_COOKIE(78, 4);
	int fd = func_multi(self->full, ten, &cookie, 1,
			    BPF_F_KPROBE_MULTI_RETURN);
	struct func_note *note = &self->notes[4];
	int i;

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(1, note->hits);
	EXPECT_EQ(cookie, note->cookie);
	EXPECT_EQ(sdt_address("func_test_ten"), note->address);
	EXPECT_EQ(2, note->nargs);
	EXPECT_EQ(0, note->args[0]);
	EXPECT_EQ(55, note->args[1]);
	EXPECT_EQ(55, note->result);
	for (i = 2; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(0, note->args[i]);
	close(fd);
}

TEST_F(func, multi_without_cookies_has_numbers_of_0)
{
	DT_NEEDS_FPROBE();
	int fd = func_multi(self->plain, ten, NULL, 1, 0);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(1, self->notes[0].hits);
	EXPECT_EQ(0, self->notes[0].cookie);
	EXPECT_EQ(0, self->notes[0].probe_id);
	close(fd);
}

TEST_F(func, multi_knows_the_numbers_of_each_function)
{
	DT_NEEDS_FPROBE();
	static const char *const names[] = {
		"func_test_split", "func_test_ten", "bpf_fentry_test5",
		"bpf_fentry_test1", "func_test_pair",
	};
	__u64 cookies[ARRAY_SIZE(names)];
	int fd, i;

	for (i = 0; i < ARRAY_SIZE(names); i++)
		cookies[i] = FUNC_COOKIE(100 + i, 10 + i);
	fd = func_multi(self->plain, names, cookies, ARRAY_SIZE(names), 0);
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, func_fire(1));
	dt_fire_kernel();
	for (i = 0; i < ARRAY_SIZE(names); i++) {
		EXPECT_EQ(1, self->notes[10 + i].hits);
		EXPECT_EQ(cookies[i], self->notes[10 + i].cookie);
		EXPECT_EQ(100 + i, self->notes[10 + i].probe_id);
		EXPECT_EQ(sdt_address(names[i]), self->notes[10 + i].address);
	}
	close(fd);
}

#define MOST	200000

static void try_many(struct __test_metadata *_metadata,
		     FIXTURE_DATA(func) * self, __u32 max)
{
	__u64 *addrs = calloc(MOST, sizeof(*addrs));
	__u64 *cookies = calloc(MOST, sizeof(*cookies));
	struct bpf_link_info info = {};
	__u32 n, i, size = sizeof(info);
	int fd;

	ASSERT_NE(NULL, addrs);
	ASSERT_NE(NULL, cookies);
	n = func_find("", addrs, max);
	ASSERT_LT(max == MOST ? 1000 : max - 1, n);
	for (i = 0; i < n; i++)
		cookies[i] = FUNC_COOKIE(i, i < n - 1 ? 1 : 2);
	fd = func_multi_addrs(self->plain, addrs, cookies, n, 0);
	ASSERT_LE(0, fd);
	dt_fire_kernel();
	EXPECT_EQ(1, self->notes[2].hits);
	EXPECT_EQ(cookies[n - 1], self->notes[2].cookie);
	EXPECT_EQ(addrs[n - 1], self->notes[2].address);
	EXPECT_EQ(1, self->notes[2].args[0]);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(n, info.kprobe_multi.count);
	close(fd);
	free(addrs);
	free(cookies);
}

TEST_F(func, multi_on_a_thousand_functions)
{
	DT_NEEDS_FPROBE();
	try_many(_metadata, self, 1000);
}

TEST_F_TIMEOUT(func, multi_on_all_functions, 300)
{
	DT_NEEDS_FPROBE();
	try_many(_metadata, self, MOST);
}

TEST_F(func, registers_and_stack_are_those_of_the_function)
{
	DT_NEEDS_FPROBE();
	__u64 cookie = FUNC_COOKIE(1, 1);
	int fd = func_multi(self->full, ten, &cookie, 1, 0);
	struct func_note *note = &self->notes[1];

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(1, note->hits);
	EXPECT_EQ(1, note->parameter);
	EXPECT_LE(note->address, note->ip);
	EXPECT_GT(note->address + 16, note->ip);
	EXPECT_NE(0, note->sp);
	EXPECT_LT(8, note->stack_size);
	EXPECT_TRUE(dt_stack_has(note->stack, note->stack_size / 8,
				 "func_test_call"));
	close(fd);
}

TEST_F(func, programs_that_read_little_see_what_they_read)
{
	DT_NEEDS_FPROBE();
	static const char *const names[] = { "func_test_ten", "func_test_pair" };
	__u64 cookies[] = { FUNC_COOKIE(5, 6), FUNC_COOKIE(7, 8) };
	int first = func_multi(self->first, ten, cookies, 1, 0);
	int cookie = func_multi(self->cookie, names, cookies, 2, 0);
	int count = func_multi(self->count, names, cookies, 2, 0);
	int global = func_multi(self->global, ten, cookies, 1, 0);

	ASSERT_LE(0, first);
	ASSERT_LE(0, cookie);
	ASSERT_LE(0, count);
	ASSERT_LE(0, global);
	ASSERT_EQ(0, func_fire(1));
	/* func_test_pair is called after func_test_ten */
	EXPECT_EQ(cookies[1], self->notes[0].cookie);
	EXPECT_EQ(2, *self->runs);
	close(global);
	close(count);
	close(cookie);
	self->notes[0].args[0] = 0;
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(1, self->notes[0].args[0]);
	EXPECT_EQ(2, *self->runs);
	close(first);
}

TEST_F(func, a_firing_in_a_program_is_skipped_and_counted)
{
	DT_NEEDS_FPROBE();
	static const char *const names[] = { "bpf_fentry_test1",
					     "copy_from_user_nofault" };
	struct bpf_prog_info prog = {};
	struct bpf_link_info info = {};
	__u32 size = sizeof(info), prog_size = sizeof(prog);
	int fd = func_multi(self->caller, names, NULL, 2, 0);

	ASSERT_LE(0, fd);
	dt_fire_kernel();
	EXPECT_EQ(1, *self->runs);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(1, info.kprobe_multi.missed);
	ASSERT_EQ(0, bpf_prog_get_info_by_fd(self->caller, &prog, &prog_size));
	EXPECT_EQ(1, prog.recursion_misses);
	close(fd);
}

TEST_F(func, several_programs_on_a_function_all_run)
{
	DT_NEEDS_FPROBE();
	__u64 cookies[] = { FUNC_COOKIE(1, 1), FUNC_COOKIE(2, 2),
			    FUNC_COOKIE(3, 3), FUNC_COOKIE(4, 4) };
	int fds[] = {
		func_multi(self->plain, ten, &cookies[0], 1, 0),
		func_multi(self->full, ten, &cookies[1], 1, 0),
		func_tramp(self->plain, BPF_TRACE_FENTRY, "func_test",
			   "func_test_ten", cookies[2]),
		func_tramp(self->full, BPF_TRACE_FEXIT, "func_test",
			   "func_test_ten", cookies[3]),
	};
	int i;

	for (i = 0; i < ARRAY_SIZE(fds); i++)
		ASSERT_LE(0, fds[i]);
	ASSERT_EQ(0, func_fire(2));
	for (i = 0; i < ARRAY_SIZE(fds); i++) {
		EXPECT_EQ(2, self->notes[i + 1].hits);
		EXPECT_EQ(cookies[i], self->notes[i + 1].cookie);
		EXPECT_EQ(i == 3 ? 55 : 2, self->notes[i + 1].args[1]);
		close(fds[i]);
	}
}

TEST_F(func, multi_info_has_flags_addresses_and_cookies)
{
	DT_NEEDS_FPROBE();
	__u64 cookie = FUNC_COOKIE(9, 9), addr = 0, seen = 0;
	int fd = func_multi(self->plain, ten, &cookie, 1,
			    BPF_F_KPROBE_MULTI_RETURN);
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);

	ASSERT_LE(0, fd);
	info.kprobe_multi.addrs = (unsigned long)&addr;
	info.kprobe_multi.cookies = (unsigned long)&seen;
	info.kprobe_multi.count = 1;
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(BPF_LINK_TYPE_KPROBE_MULTI, info.type);
	EXPECT_EQ(1, info.kprobe_multi.count);
	EXPECT_EQ(BPF_F_KPROBE_MULTI_RETURN, info.kprobe_multi.flags);
	EXPECT_EQ(sdt_address("func_test_ten"), addr);
	EXPECT_EQ(cookie, seen);
	close(fd);
}

TEST_F(func, bpftool_shows_the_links)
{
	DT_NEEDS_FPROBE();
	__u64 cookie = FUNC_COOKIE(9, 9);
	int multi = func_multi(self->plain, ten, &cookie, 1, 0);
	int tramp = func_tramp(self->plain, BPF_TRACE_FENTRY, NULL,
			       "bpf_fentry_test1", cookie);
	char text[8192];

	ASSERT_LE(0, multi);
	ASSERT_LE(0, tramp);
	ASSERT_EQ(0, dt_bpftool("link", text, sizeof(text)));
	EXPECT_NE(NULL, strstr(text, "kprobe.multi"));
	EXPECT_NE(NULL, strstr(text, "prog_type dtrace  attach_type trace_fentry"))
		TH_LOG("%s", text);
	close(multi);
	close(tramp);
}

TEST_F(func, statistics_count_runs)
{
	DT_NEEDS_FPROBE();
	struct bpf_prog_info prog = {};
	__u32 size = sizeof(prog);
	int stats = bpf_enable_stats(BPF_STATS_RUN_TIME);
	int multi = func_multi(self->plain, ten, NULL, 1, 0);
	int tramp = func_tramp(self->plain, BPF_TRACE_FENTRY, "func_test",
			       "func_test_ten", 0);

	ASSERT_LE(0, stats);
	ASSERT_LE(0, multi);
	ASSERT_LE(0, tramp);
	ASSERT_EQ(0, func_fire(3));
	ASSERT_EQ(0, bpf_prog_get_info_by_fd(self->plain, &prog, &size));
	EXPECT_EQ(6, prog.run_cnt);
	close(stats);
	close(multi);
	close(tramp);
}

/* One function by a BPF trampoline */

TEST_F(func, fentry_has_arguments_numbers_and_address)
{
	__u64 cookie = FUNC_COOKIE(55, 5), i;
	int fd = func_tramp(self->full, BPF_TRACE_FENTRY, NULL,
			    "bpf_fentry_test5", cookie);
	struct func_note *note = &self->notes[5];

	ASSERT_LE(0, fd);
	dt_fire_kernel();
	EXPECT_EQ(1, note->hits);
	EXPECT_EQ(cookie, note->cookie);
	EXPECT_EQ(55, note->probe_id);
	EXPECT_EQ(dt_ksym("bpf_fentry_test5"), note->address);
	EXPECT_EQ(0, note->finalized);
	EXPECT_EQ(5, note->nargs);
	for (i = 0; i < 5; i++)
		EXPECT_EQ(11 + i, note->args[i] & 0xff);
	for (; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(0, note->args[i]);
	EXPECT_NE(0, note->ip);
	EXPECT_NE(0, note->sp);
	EXPECT_TRUE(dt_stack_has(note->stack, note->stack_size / 8,
				 "bpf_prog_test_run_tracing"));
	close(fd);
}

TEST_F(func, fexit_has_the_result_behind_a_zero)
{
	__u64 cookie = FUNC_COOKIE(56, 6);
	int fd = func_tramp(self->plain, BPF_TRACE_FEXIT, "func_test",
			    "func_test_pair", cookie);
	struct func_note *note = &self->notes[6];

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(1, note->hits);
	EXPECT_EQ(cookie, note->cookie);
	EXPECT_EQ(2, note->nargs);
	EXPECT_EQ(0, note->args[0]);
	EXPECT_EQ(123, note->args[1]);
	close(fd);
}

TEST_F(func, fentry_in_a_module_has_ten_arguments)
{
	int fd = func_tramp(self->plain, BPF_TRACE_FENTRY, "func_test",
			    "func_test_ten", FUNC_COOKIE(1, 7));
	__u64 i;

	if (fd == -524) /* ENOTSUPP, which is no error of user space */
		SKIP(return, "trampolines have no arguments on the stack here");
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(DTRACE_MAX_ARGS, self->notes[7].nargs);
	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(i + 1, self->notes[7].args[i]);
	close(fd);
}

TEST_F(func, fentry_splits_a_structure_as_registers_do)
{
	int fd = func_tramp(self->plain, BPF_TRACE_FENTRY, "func_test",
			    "func_test_pair", FUNC_COOKIE(1, 8));
	__u64 i;

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(3, self->notes[8].nargs);
	for (i = 0; i < 3; i++)
		EXPECT_EQ(i + 1, self->notes[8].args[i]);
	close(fd);
}

TEST_F(func, fentry_is_refused_where_the_order_of_arguments_is_lost)
{
	EXPECT_EQ(-EOPNOTSUPP,
		  func_tramp(self->plain, BPF_TRACE_FENTRY, "func_test",
			     "func_test_split", 0));
}

TEST_F(func, fentry_is_refused_on_functions_that_must_not_be_traced)
{
	EXPECT_EQ(-EINVAL, func_tramp(self->plain, BPF_TRACE_FENTRY, NULL,
				      "migrate_disable", 0));
	EXPECT_EQ(-EINVAL, func_tramp(self->plain, BPF_TRACE_FEXIT, NULL,
				      "do_exit", 0));
}

TEST_F(func, fentry_info_names_the_function)
{
	int fd = func_tramp(self->plain, BPF_TRACE_FEXIT, NULL,
			    "bpf_fentry_test1", 1);
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(BPF_LINK_TYPE_TRACING, info.type);
	EXPECT_EQ(BPF_TRACE_FEXIT, info.tracing.attach_type);
	EXPECT_EQ(libbpf_find_vmlinux_btf_id("bpf_fentry_test1",
					     BPF_TRACE_FENTRY),
		  info.tracing.target_btf_id);
	close(fd);
}

/* What is refused, and what stays */

TEST_F(func, other_kinds_of_links_are_refused)
{
	union bpf_attr attr = {};

	attr.link_create.prog_fd = self->plain;
	attr.link_create.attach_type = BPF_TRACE_UPROBE_MULTI;
	EXPECT_EQ(-EINVAL, func_link(&attr));
	attr.link_create.attach_type = BPF_TRACE_KPROBE_SESSION;
	EXPECT_EQ(-EINVAL, func_link(&attr));
	attr.link_create.attach_type = BPF_MODIFY_RETURN;
	EXPECT_EQ(-EINVAL, func_link(&attr));
	attr.link_create.attach_type = BPF_CGROUP_INET_INGRESS;
	EXPECT_EQ(-EINVAL, func_link(&attr));
}

TEST_F(func, what_does_not_belong_is_refused)
{
	DT_NEEDS_FPROBE();
	static const char *const none[] = { "there_is_no_such_function" };
	union bpf_attr attr = {};

	EXPECT_EQ(-EINVAL, func_multi(self->plain, ten, NULL, 1, 4));
	EXPECT_EQ(-EINVAL, func_multi(self->plain, ten, NULL, 0, 0));
	EXPECT_EQ(-ESRCH, func_multi(self->plain, none, NULL, 1, 0));

	attr.link_create.prog_fd = self->plain;
	attr.link_create.attach_type = BPF_TRACE_FENTRY;
	EXPECT_EQ(-EINVAL, func_link(&attr));		/* no function */
	attr.link_create.tracing.target_btf_id = 1;	/* a type */
	EXPECT_EQ(-EINVAL, func_link(&attr));
	attr.link_create.tracing.target_btf_id =
		libbpf_find_vmlinux_btf_id("bpf_fentry_test1", BPF_TRACE_FENTRY);
	attr.link_create.flags = 1;
	EXPECT_EQ(-EINVAL, func_link(&attr));
	attr.link_create.flags = 0;
	attr.link_create.target_fd = 999;
	EXPECT_EQ(-EBADF, func_link(&attr));
	attr.link_create.target_fd = self->plain;
	EXPECT_EQ(-EINVAL, func_link(&attr));		/* no BTF object */
}

TEST_F(func, a_function_that_is_there_twice_is_refused)
{
	DT_NEEDS_FPROBE();
	__u64 addrs[] = { sdt_address("func_test_ten"), sdt_address("func_test_pair"),
			  sdt_address("func_test_ten") };
	static const __u64 other[] = { 1, 2, 3 }, same[] = { 1, 1, 1 };
	static const __u64 *const cookies[] = { other, same, NULL };
	int i;

	for (i = 0; i < ARRAY_SIZE(cookies); i++) {
		EXPECT_EQ(-EEXIST, func_multi_addrs(self->count, addrs, cookies[i],
						    3, 0));
		EXPECT_EQ(-EEXIST, func_multi_addrs(self->count, addrs, cookies[i],
						    3, BPF_F_KPROBE_MULTI_RETURN));
	}
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(0, *self->runs);
	i = func_multi_addrs(self->count, addrs, other, 2, 0);
	EXPECT_LE(0, i);
	close(i);
}

TEST_F(func, a_function_and_its_call_of_ftrace_are_the_same_place)
{
	DT_NEEDS_FPROBE();
	__u64 addrs[3];

	/* the last one is another function */
	ASSERT_EQ(2, func_find("func_test_ten", addrs, 3));
	addrs[1] = sdt_address("func_test_ten");
	EXPECT_EQ(-EEXIST, func_multi_addrs(self->count, addrs, NULL, 2, 0));
}

/* The search finds each name once. Links of programs of type KPROBE fail, too. */
TEST_F(func, a_name_that_is_there_twice_is_refused)
{
	DT_NEEDS_FPROBE();
	static const char *const names[] = { "func_test_ten", "func_test_ten" };

	EXPECT_EQ(-ESRCH, func_multi(self->count, names, NULL, 2, 0));
}

TEST_F(func, nothing_refused_keeps_the_program)
{
	DT_NEEDS_FPROBE();
	__u32 id = sdt_prog_id(self->plain);

	EXPECT_GT(0, func_tramp(self->plain, BPF_TRACE_FENTRY, NULL,
				"migrate_disable", 0));
	EXPECT_GT(0, func_multi(self->plain, ten, NULL, 1, 4));
	bpf_object__close(self->obj);
	self->obj = NULL;
	EXPECT_EQ(0, sdt_wait_gone(id));
}

TEST_F(func, a_link_keeps_the_program_and_its_end_frees_it)
{
	DT_NEEDS_FPROBE();
	__u32 id = sdt_prog_id(self->count);
	int multi = func_multi(self->count, ten, NULL, 1, 0);
	int returns = func_multi(self->count, ten, NULL, 1,
				 BPF_F_KPROBE_MULTI_RETURN);
	int tramp = func_tramp(self->count, BPF_TRACE_FENTRY, "func_test",
			       "func_test_ten", 0);
	int fd;

	ASSERT_LE(0, multi);
	ASSERT_LE(0, returns);
	ASSERT_LE(0, tramp);
	bpf_object__close(self->obj);
	self->obj = NULL;
	ASSERT_EQ(0, func_fire(1));
	fd = bpf_prog_get_fd_by_id(id);
	EXPECT_LE(0, fd);
	close(fd);
	close(multi);
	close(returns);
	close(tramp);
	EXPECT_EQ(0, sdt_wait_gone(id));
}

TEST_F(func, a_link_keeps_the_module)
{
	DT_NEEDS_FPROBE();
	int multi = func_multi(self->count, ten, NULL, 1, 0);
	int tramp;

	ASSERT_LE(0, multi);
	EXPECT_NE(0, sdt_unload("func_test"));
	close(multi);
	tramp = func_tramp(self->count, BPF_TRACE_FENTRY, "func_test",
			   "func_test_ten", 0);
	ASSERT_LE(0, tramp);
	EXPECT_NE(0, sdt_unload("func_test"));
	close(tramp);
}

TEST_F(func, update_runs_another_program)
{
	DT_NEEDS_FPROBE();
	__u64 cookie = FUNC_COOKIE(1, 1);
	int multi = func_multi(self->count, ten, &cookie, 1, 0);
	int tramp = func_tramp(self->count, BPF_TRACE_FENTRY, "func_test",
			       "func_test_ten", cookie);

	ASSERT_LE(0, multi);
	ASSERT_LE(0, tramp);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(2, *self->runs);

	ASSERT_EQ(0, bpf_link_update(multi, self->plain, NULL));
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(3, *self->runs);
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(10, self->notes[1].args[9]);

	ASSERT_EQ(0, bpf_link_update(tramp, self->full, NULL));
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(3, *self->runs);
	EXPECT_EQ(3, self->notes[1].hits);
	EXPECT_NE(0, self->notes[1].ip);
	close(multi);
	close(tramp);
}

TEST_F(func, update_to_registers_that_are_not_saved_is_refused)
{
	DT_NEEDS_FPROBE();
	int multi = func_multi(self->count, ten, NULL, 1, 0);

	ASSERT_LE(0, multi);
	EXPECT_EQ(-EINVAL, bpf_link_update(multi, self->full, NULL));
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(1, *self->runs);
	close(multi);

	/* They are saved for a program that reads them, and for returns. */
	multi = func_multi(self->full, ten, NULL, 1, 0);
	ASSERT_LE(0, multi);
	EXPECT_EQ(0, bpf_link_update(multi, self->count, NULL));
	EXPECT_EQ(0, bpf_link_update(multi, self->full, NULL));
	close(multi);
	multi = func_multi(self->count, ten, NULL, 1, BPF_F_KPROBE_MULTI_RETURN);
	ASSERT_LE(0, multi);
	EXPECT_EQ(0, bpf_link_update(multi, self->full, NULL));
	close(multi);
}

TEST_F(func, a_global_function_reads_only_what_it_names)
{
	DT_NEEDS_FPROBE();
	int multi = func_multi(self->count, ten, NULL, 1,
			       BPF_F_KPROBE_MULTI_RETURN);

	/* A return has two arguments, so this clears the others. */
	ASSERT_LE(0, multi);
	ASSERT_EQ(0, func_fire(1));
	close(multi);

	multi = func_multi(self->count, ten, NULL, 1, 0);
	ASSERT_LE(0, multi);
	/* Registers are not saved: the global function must not need them. */
	EXPECT_EQ(0, bpf_link_update(multi, self->global, NULL));
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(DTRACE_MAX_ARGS, self->notes[0].args[DTRACE_MAX_ARGS - 1]);
	close(multi);
}

/* Registers are not saved, so a program that needs them would be refused. */
TEST_F(func, what_is_never_executed_reads_nothing)
{
	DT_NEEDS_FPROBE();
	const struct bpf_insn insns[] = {
		BPF_MOV64_IMM(BPF_REG_0, 0),
		BPF_JMP_IMM(BPF_JEQ, BPF_REG_0, 0, 2),
		BPF_LDX_MEM(BPF_DW, BPF_REG_2, BPF_REG_1,
			    offsetof(struct dtrace_bpf_context, regs)),
		DT_CALL(get_stack),
		DT_RETURN_0(),
	};
	int prog = dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
	int multi = func_multi(self->count, ten, NULL, 1, 0);

	ASSERT_LE(0, prog)
		TH_LOG("%s", dt_log());
	ASSERT_LE(0, multi);
	EXPECT_EQ(0, bpf_link_update(multi, prog, NULL));
	close(multi);
	close(prog);
}

TEST_F(func, update_to_another_type_is_refused)
{
	DT_NEEDS_FPROBE();
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	int kprobe = dt_load(BPF_PROG_TYPE_KPROBE, insns, ARRAY_SIZE(insns));
	int multi = func_multi(self->count, ten, NULL, 1, 0);
	int tramp = func_tramp(self->count, BPF_TRACE_FENTRY, NULL,
			       "bpf_fentry_test1", 0);

	ASSERT_LE(0, kprobe);
	EXPECT_EQ(-EINVAL, bpf_link_update(multi, kprobe, NULL));
	EXPECT_EQ(-EINVAL, bpf_link_update(tramp, kprobe, NULL));
	close(multi);
	close(tramp);
	close(kprobe);
}

TEST_F(func, interrupts_run_programs)
{
	DT_NEEDS_FPROBE();
	static const char *const names[] = { "func_test_irq",
					     "func_test_softirq",
					     "func_test_ten" };
	int fd = func_multi(self->count, names, NULL, ARRAY_SIZE(names), 0);

	ASSERT_LE(0, fd);
	*(__u32 *)dt_var(self->obj, "pid") = 0;
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(3, *self->runs);
	close(fd);
}

/* A trampoline and a link say the same of one call. */
TEST_F(func, a_link_says_what_a_trampoline_says)
{
	DT_NEEDS_FPROBE();
	struct seen { __u64 cookie, address, parameter; } by_tramp;
	struct dt_wired wired = {};
	__u64 cookie = FUNC_COOKIE(2, 2);
	static const char *const names[] = { "bpf_fentry_test5" };
	__u64 args[DTRACE_MAX_ARGS] = {};
	int fd, i;

	ASSERT_EQ(0, dt_wire(&wired, &dt_sources[DT_SOURCE_kprobe_multi], "func",
			     "full", cookie));
	dt_prepare_source(wired.tramp_obj);
	dt_sources[DT_SOURCE_kprobe_multi].fire();
	dt_sources[DT_SOURCE_kprobe_multi].expect_args(args);
	{
		struct func_note *notes = dt_var(wired.clause_obj, "notes");

		for (i = 0; i < FUNC_NOTES && !notes[i].hits; i++)
			;
		ASSERT_LT(i, FUNC_NOTES);
		by_tramp.cookie = notes[i].cookie;
		by_tramp.address = notes[i].address;
		by_tramp.parameter = notes[i].parameter;
	}
	dt_unwire(&wired);

	fd = func_multi(self->full, names, &cookie, 1, 0);
	ASSERT_LE(0, fd);
	dt_sources[DT_SOURCE_kprobe_multi].fire();
	EXPECT_EQ(by_tramp.cookie, self->notes[2].cookie);
	EXPECT_EQ(by_tramp.address, self->notes[2].address);
	EXPECT_EQ(by_tramp.parameter, self->notes[2].parameter);
	close(fd);
}

TEST_HARNESS_MAIN
