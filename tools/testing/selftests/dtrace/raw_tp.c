// SPDX-License-Identifier: GPL-2.0
/*
 * Links of DTrace programs on tracepoints: what the program sees, how system
 * calls find their ids, which links are rejected, and what a link keeps.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <sys/syscall.h>

#include "files.h"
#include "func_fixture.h"
#include "raw_tp.h"

/* More than the number of any system call that the tests make, and at most as many
 * as there are.
 */
#define CALLS	256

/* A call that fails, so that its result and its arguments are known. */
static void seek(void)
{
	syscall(SYS_lseek, -1, 777, 55);
}

/* The fields of a tracepoint */

TEST_F(func, a_tracepoint_has_its_parameters_and_the_numbers)
{
	__u64 cookie = FUNC_COOKIE(77, 3);
	int fd = raw_tp_link(self->plain, RAW_TP, cookie), i;
	struct func_note *note = &self->notes[3];

	ASSERT_LE(0, fd);
	raw_tp_fire();
	EXPECT_EQ(1, note->hits);
	EXPECT_EQ(cookie, note->cookie);
	EXPECT_EQ(77, note->probe_id);
	EXPECT_EQ(0, note->address);
	EXPECT_EQ(0, note->finalized);
	EXPECT_EQ(2, note->nargs);
	EXPECT_NE(0, note->args[0]);
	EXPECT_NE(0, note->args[1]);
	for (i = 2; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(0, note->args[i]);
	close(fd);
	raw_tp_fire();
	EXPECT_EQ(1, note->hits);
}

TEST_F(func, a_context_has_the_first_ten_parameters)
{
	struct func_note *note = &self->notes[1];
	char name[32];
	int fd, n, i;

	ASSERT_EQ(0, sdt_load("tp_test"));
	for (n = 3; n <= 12; n++) {
		snprintf(name, sizeof(name), "dtrace_test_%d", n);
		fd = raw_tp_link(self->plain, name, FUNC_COOKIE(n, 1));
		ASSERT_LE(0, fd);
		ASSERT_EQ(0, dt_write_file("/sys/module/tp_test/parameters/fire",
					   "1"));
		EXPECT_EQ(n - 2, note->hits);
		EXPECT_EQ(n, note->probe_id);
		EXPECT_EQ(n < DTRACE_MAX_ARGS ? n : DTRACE_MAX_ARGS, note->nargs);
		for (i = 0; i < DTRACE_MAX_ARGS; i++)
			EXPECT_EQ(i < n ? i + 1 : 0, note->args[i]);
		close(fd);
	}
	EXPECT_EQ(0, sdt_unload("tp_test"));
}

TEST_F(func, registers_and_stack_begin_at_the_caller)
{
	int fd = raw_tp_link(self->full, RAW_TP, FUNC_COOKIE(1, 1));
	struct func_note *note = &self->notes[1];

	ASSERT_LE(0, fd);
	raw_tp_fire();
	EXPECT_EQ(1, note->hits);
	EXPECT_NE(0, note->sp);
	ASSERT_LT(8, note->stack_size);
	EXPECT_EQ(note->ip, note->stack[0]);
	/* bpf_trace_run2() and what calls several probes may come first. */
	ASSERT_LE(3 * 8, note->stack_size);
	EXPECT_TRUE(dt_stack_has(note->stack, 3, "__set_task_comm"));
	close(fd);
}

TEST_F(func, arguments_of_another_link_are_gone)
{
	__u64 ids[CALLS] = { [SYS_lseek] = FUNC_COOKIE(1, 1) };
	int calls = raw_tp_calls(self->plain, "sys_enter", ids, CALLS);
	int fd = raw_tp_link(self->plain, RAW_TP, FUNC_COOKIE(2, 2)), i;

	ASSERT_LE(0, calls);
	ASSERT_LE(0, fd);
	seek();
	raw_tp_fire();
	EXPECT_EQ(55, self->notes[1].args[2]);
	for (i = 2; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(0, self->notes[2].args[i]);
	close(fd);
	close(calls);
}

TEST_F(func, programs_that_read_little_see_what_they_read)
{
	int first = raw_tp_link(self->first, RAW_TP, 0);
	int cookie = raw_tp_link(self->cookie, RAW_TP, 99);
	int count = raw_tp_link(self->count, RAW_TP, 0);

	ASSERT_LE(0, first);
	ASSERT_LE(0, cookie);
	ASSERT_LE(0, count);
	raw_tp_fire();
	EXPECT_NE(0, self->notes[0].args[0]);
	EXPECT_EQ(99, self->notes[0].cookie);
	EXPECT_EQ(1, *self->runs);
	close(count);
	close(cookie);
	close(first);
}

TEST_F(func, a_tracepoint_in_an_interrupt_runs_the_program)
{
	int fd = raw_tp_link(self->count, "softirq_entry", 0), i;

	ASSERT_LE(0, fd);
	*self->pid = 0;
	for (i = 0; i < 1000 && !*(volatile __u64 *)self->runs; i++)
		usleep(10000);
	EXPECT_LT(0, *(volatile __u64 *)self->runs);
	close(fd);
}

/* System calls */

TEST_F(func, an_entry_has_the_arguments_of_the_call)
{
	__u64 cookie = FUNC_COOKIE(55, 5), ids[CALLS] = { [SYS_lseek] = cookie };
	int fd = raw_tp_calls(self->plain, "sys_enter", ids, CALLS), i;
	struct func_note *note = &self->notes[5];

	ASSERT_LE(0, fd);
	seek();
	EXPECT_EQ(1, note->hits);
	EXPECT_EQ(cookie, note->cookie);
	EXPECT_EQ(55, note->probe_id);
	EXPECT_EQ(6, note->nargs);
	EXPECT_EQ(-1, (int)note->args[0]);
	EXPECT_EQ(777, note->args[1]);
	EXPECT_EQ(55, note->args[2]);
	for (i = 6; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(0, note->args[i]);
	close(fd);
}

TEST_F(func, a_return_has_the_result_twice)
{
	__u64 cookie = FUNC_COOKIE(56, 6), ids[CALLS] = { [SYS_lseek] = cookie };
	int fd = raw_tp_calls(self->plain, "sys_exit", ids, CALLS), i;
	struct func_note *note = &self->notes[6];

	ASSERT_LE(0, fd);
	seek();
	EXPECT_EQ(1, note->hits);
	EXPECT_EQ(cookie, note->cookie);
	EXPECT_EQ(2, note->nargs);
	EXPECT_EQ(-EBADF, (__s64)note->args[0]);
	EXPECT_EQ(-EBADF, (__s64)note->args[1]);
	for (i = 2; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(0, note->args[i]);
	close(fd);
}

TEST_F(func, each_call_has_its_ids_and_others_run_nothing)
{
	__u64 ids[CALLS] = {
		[SYS_lseek] = FUNC_COOKIE(1, 1), [SYS_getppid] = FUNC_COOKIE(2, 2),
	};
	int fd = raw_tp_calls(self->plain, "sys_enter", ids, CALLS);
	int short_fd = raw_tp_calls(self->count, "sys_enter", ids,
				    SYS_lseek + 1);
	int i;

	ASSERT_LE(0, fd);
	ASSERT_LE(0, short_fd);
	seek();
	for (i = 0; i < 2; i++)
		syscall(SYS_getppid);
	syscall(SYS_getuid);
	syscall(-1);
	EXPECT_EQ(0, self->notes[0].hits);
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(2, self->notes[2].hits);
	EXPECT_EQ(1, self->notes[1].probe_id);
	EXPECT_EQ(2, self->notes[2].probe_id);
	/* SYS_getppid lies beyond the ids */
	EXPECT_EQ(SYS_getppid > SYS_lseek ? 1 : 3, *self->runs);
	close(short_fd);
	close(fd);
}

TEST_F(func, without_ids_the_parameters_are_those_of_the_tracepoint)
{
	int fd = raw_tp_link(self->plain, "sys_enter", FUNC_COOKIE(1, 1));
	struct func_note *note = &self->notes[1];

	ASSERT_LE(0, fd);
	seek();
	close(fd);
	EXPECT_LE(2, note->hits);
	EXPECT_EQ(2, note->nargs);
	EXPECT_EQ(SYS_close, note->args[1]);
}

/* What a link keeps */

TEST_F(func, several_programs_on_a_tracepoint_all_run)
{
	int fds[] = {
		raw_tp_link(self->plain, RAW_TP, FUNC_COOKIE(1, 1)),
		raw_tp_link(self->full, RAW_TP, FUNC_COOKIE(2, 2)),
		raw_tp_link(self->count, RAW_TP, 0),
	};
	int i;

	for (i = 0; i < ARRAY_SIZE(fds); i++)
		ASSERT_LE(0, fds[i]);
	raw_tp_fire();
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(1, self->notes[2].hits);
	EXPECT_EQ(1, *self->runs);
	for (i = 0; i < ARRAY_SIZE(fds); i++)
		close(fds[i]);
}

TEST_F(func, an_update_replaces_the_program)
{
	LIBBPF_OPTS(bpf_link_update_opts, wrong, .flags = BPF_F_REPLACE,
		    .old_prog_fd = self->full);
	int fd = raw_tp_link(self->count, RAW_TP, FUNC_COOKIE(4, 4));

	ASSERT_LE(0, fd);
	raw_tp_fire();
	EXPECT_EQ(-EPERM, bpf_link_update(fd, self->plain, &wrong));
	ASSERT_EQ(0, bpf_link_update(fd, self->plain, NULL));
	raw_tp_fire();
	EXPECT_EQ(1, *self->runs);
	EXPECT_EQ(1, self->notes[4].hits);
	EXPECT_NE(0, self->notes[4].args[0]);
	ASSERT_EQ(0, bpf_link_update(fd, self->full, NULL));
	raw_tp_fire();
	EXPECT_EQ(2, self->notes[4].hits);
	EXPECT_NE(0, self->notes[4].ip);
	close(fd);
}

/* A read of address 0 makes a page fault, which is a tracepoint, too. */
TEST_F(func, a_firing_in_a_program_is_skipped_and_counted)
{
	int outer = raw_tp_link(self->caller, RAW_TP, 0);
	int inner = raw_tp_link(self->count, "page_fault_kernel", 0);
	struct bpf_link_info info = {};
	struct bpf_prog_info prog = {};
	__u32 size = sizeof(info), prog_size = sizeof(prog);

	ASSERT_LE(0, outer);
	if (inner == -ENOENT)
		SKIP(return, "no tracepoint for page faults here");
	ASSERT_LE(0, inner);
	raw_tp_fire();
	EXPECT_EQ(1, *self->runs);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(inner, &info, &size));
	/* The copy of a word may try again with a byte. */
	EXPECT_LE(1, info.raw_tracepoint.missed);
	EXPECT_EQ(info.raw_tracepoint.missed, info.raw_tracepoint.misses.recursion);
	EXPECT_EQ(info.raw_tracepoint.missed, func_missed(inner));
	ASSERT_EQ(0, bpf_prog_get_info_by_fd(self->count, &prog, &prog_size));
	EXPECT_EQ(info.raw_tracepoint.missed, prog.recursion_misses);
	close(inner);
	close(outer);
}

TEST_F(func, statistics_count_runs)
{
	struct bpf_prog_info prog = {};
	__u32 size = sizeof(prog);
	int stats = bpf_enable_stats(BPF_STATS_RUN_TIME);
	int fd = raw_tp_link(self->plain, RAW_TP, 0), i;

	ASSERT_LE(0, stats);
	ASSERT_LE(0, fd);
	for (i = 0; i < 3; i++)
		raw_tp_fire();
	ASSERT_EQ(0, bpf_prog_get_info_by_fd(self->plain, &prog, &size));
	EXPECT_EQ(3, prog.run_cnt);
	close(stats);
	close(fd);
}

TEST_F(func, info_has_name_cookie_and_ids)
{
	__u64 ids[CALLS] = { [SYS_lseek] = 123 }, seen[CALLS] = {};
	int fd = raw_tp_link(self->plain, RAW_TP, FUNC_COOKIE(9, 9));
	int calls = raw_tp_calls(self->plain, "sys_exit", ids, SYS_lseek + 1);
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);
	char name[64] = "";

	ASSERT_LE(0, fd);
	ASSERT_LE(0, calls);
	info.raw_tracepoint.tp_name = (unsigned long)name;
	info.raw_tracepoint.tp_name_len = sizeof(name);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(BPF_LINK_TYPE_RAW_TRACEPOINT, info.type);
	EXPECT_STREQ(RAW_TP, name);
	EXPECT_EQ(FUNC_COOKIE(9, 9), info.raw_tracepoint.cookie);
	EXPECT_EQ(2, info.raw_tracepoint.nargs);
	EXPECT_EQ(0, info.raw_tracepoint.ids_cnt);

	memset(&info, 0, sizeof(info));
	ASSERT_EQ(0, bpf_link_get_info_by_fd(calls, &info, &size));
	EXPECT_EQ(SYS_lseek + 1, info.raw_tracepoint.ids_cnt);
	EXPECT_EQ(2, info.raw_tracepoint.nargs);
	info.raw_tracepoint.tp_name_len = 0;
	info.raw_tracepoint.ids = (unsigned long)seen;
	info.raw_tracepoint.ids_cnt = SYS_lseek;
	EXPECT_EQ(-ENOSPC, bpf_link_get_info_by_fd(calls, &info, &size));
	EXPECT_EQ(0, seen[SYS_lseek]);
	info.raw_tracepoint.tp_name_len = 0;
	info.raw_tracepoint.ids_cnt = CALLS;
	ASSERT_EQ(0, bpf_link_get_info_by_fd(calls, &info, &size));
	EXPECT_EQ(123, seen[SYS_lseek]);
	close(calls);
	close(fd);
}

TEST_F(func, bpftool_shows_the_links)
{
	__u64 ids[] = { 1, 2, 3 };
	int fd = raw_tp_link(self->plain, RAW_TP, 12345);
	int calls = raw_tp_calls(self->plain, "sys_enter", ids, ARRAY_SIZE(ids));
	char text[8192];

	ASSERT_LE(0, fd);
	ASSERT_LE(0, calls);
	ASSERT_EQ(0, dt_bpftool("link", text, sizeof(text)));
	EXPECT_NE(NULL, strstr(text, "tp '" RAW_TP "'  cookie 12345"))
		TH_LOG("%s", text);
	EXPECT_NE(NULL, strstr(text, "tp 'sys_enter'  ids_cnt 3"));
	close(calls);
	close(fd);
}

TEST_F(func, libbpf_passes_the_options)
{
	__u64 ids[CALLS] = { [SYS_getppid] = FUNC_COOKIE(2, 2) };
	LIBBPF_OPTS(bpf_link_create_opts, one, .raw_tp.name = RAW_TP,
		    .raw_tp.cookie = FUNC_COOKIE(1, 1));
	LIBBPF_OPTS(bpf_link_create_opts, calls, .raw_tp.name = "sys_enter",
		    .raw_tp.ids = ids, .raw_tp.cnt = CALLS);
	int fd = bpf_link_create(self->plain, 0, BPF_TRACE_RAW_TP, &one);
	int calls_fd = bpf_link_create(self->plain, 0, BPF_TRACE_RAW_TP, &calls);

	ASSERT_LE(0, fd);
	ASSERT_LE(0, calls_fd);
	raw_tp_fire();
	syscall(SYS_getppid);
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(1, self->notes[2].hits);
	close(calls_fd);
	close(fd);
}

/* Errors */

TEST_F(func, bad_attributes_are_rejected)
{
	static const __u64 ids[8192];
	const union bpf_attr good = {
		.link_create.prog_fd = self->plain,
		.link_create.attach_type = BPF_TRACE_RAW_TP,
		.link_create.raw_tp.name = (unsigned long)"sys_enter",
	};
	union bpf_attr attr;
	int fd;

#define REJECTED(_err, _field, _value) do {				\
		attr = good;						\
		attr.link_create._field = _value;			\
		EXPECT_EQ(_err, func_link(&attr));			\
	} while (0)

	attr = good;
	fd = func_link(&attr);
	ASSERT_LE(0, fd);
	close(fd);
	REJECTED(-EINVAL, flags, 1);
	REJECTED(-EINVAL, target_fd, self->plain);
	REJECTED(-EFAULT, raw_tp.name, 0);
	REJECTED(-EFAULT, raw_tp.name, 1);
	REJECTED(-ENOENT, raw_tp.name, (unsigned long)"no_such_tracepoint");
	REJECTED(-ENOENT, raw_tp.name, (unsigned long)"");
	REJECTED(-EINVAL, raw_tp.cnt, 1);
	REJECTED(-EINVAL, raw_tp.ids, (unsigned long)ids);
	REJECTED(-EINVAL, uprobe_multi.pid, 1);
	EXPECT_EQ(-EINVAL, raw_tp_calls(self->plain, RAW_TP, ids, 1));
	EXPECT_EQ(-E2BIG, raw_tp_calls(self->plain, "sys_enter", ids, 8192));
	EXPECT_EQ(-EFAULT, raw_tp_calls(self->plain, "sys_enter", (void *)1, 1));
}

TEST_F(func, only_a_link_attaches_a_program_to_a_tracepoint)
{
	EXPECT_EQ(-EINVAL, bpf_raw_tracepoint_open(RAW_TP, self->plain));
}

TEST_F(func, a_program_that_replaces_results_is_rejected)
{
	const struct bpf_insn insns[] = {
		BPF_MOV64_IMM(BPF_REG_2, -EXDEV),
		DT_CALL(override_return),
		DT_RETURN_0(),
	};
	int prog = dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
	int fd = raw_tp_link(self->plain, RAW_TP, 0);

	ASSERT_LE(0, fd);
	ASSERT_LE(0, prog);
	EXPECT_EQ(-EINVAL, raw_tp_link(prog, RAW_TP, 0));
	EXPECT_EQ(-EINVAL, bpf_link_update(fd, prog, NULL));
	close(prog);
	close(fd);
}

TEST_HARNESS_MAIN
