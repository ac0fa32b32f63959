// SPDX-License-Identifier: GPL-2.0
/*
 * Links of DTrace programs by kprobes (BPF_F_KPROBE_MULTI_KPROBES). The tests
 * compare what a program sees with what it sees by ftrace, and check what such a
 * link reaches, how it ends, and which links are rejected.
 */
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "func_fixture.h"

#define ENTRIES	BPF_F_KPROBE_MULTI_KPROBES
#define RETURNS	(BPF_F_KPROBE_MULTI_KPROBES | BPF_F_KPROBE_MULTI_RETURN)
#define PART	"func_test_ten.part"

static const char *const ten[] = { "func_test_ten" };

/* A program at one address, with one cookie. */
static int attach_at(int prog, const char *symbol, __u64 offset, __u64 cookie,
		     __u32 flags)
{
	__u64 addr = sdt_address(symbol) + offset;

	return func_multi_addrs(prog, &addr, &cookie, 1, flags);
}

/* How many kprobes the kernel has in a function. */
static int count_kprobes(const char *name)
{
	FILE *file = fopen("/sys/kernel/debug/kprobes/list", "re");
	char line[512], symbol[256];
	int n = 0;

	if (!file)
		return -errno;
	while (fgets(line, sizeof(line), file)) {
		if (sscanf(line, "%*s %*s %255[^+ ]", symbol) == 1)
			n += !strcmp(symbol, name);
	}
	fclose(file);
	return n;
}

static __u64 missed(int link)
{
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);

	if (bpf_link_get_info_by_fd(link, &info, &size))
		return -1;
	return info.kprobe_multi.missed;
}

/* What a program sees */

static void fire_full(struct __test_metadata *_metadata,
		      FIXTURE_DATA(func) * self, __u32 ecb, __u32 flags)
{
	__u64 cookie = FUNC_COOKIE(77, ecb);
	int fd = func_multi(self->full, ten, &cookie, 1, flags);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, func_fire(1));
	close(fd);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(1, self->notes[ecb].hits);
	EXPECT_EQ(cookie, self->notes[ecb].cookie);
	EXPECT_EQ(77, self->notes[ecb].probe_id);
}

static void expect_equal(struct __test_metadata *_metadata,
			 const struct func_note *note,
			 const struct func_note *other)
{
	int i;

	EXPECT_EQ(note->address, other->address);
	EXPECT_EQ(note->finalized, other->finalized);
	EXPECT_EQ(note->nargs, other->nargs);
	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(note->args[i], other->args[i]);
	EXPECT_TRUE(dt_stack_has(other->stack, other->stack_size / 8,
				 "func_test_call"));
}

TEST_F(func, entry_sees_what_an_entry_by_ftrace_sees)
{
	DT_NEEDS_FPROBE();
	fire_full(_metadata, self, 1, 0);
	fire_full(_metadata, self, 2, ENTRIES);
	expect_equal(_metadata, &self->notes[1], &self->notes[2]);
	EXPECT_EQ(self->notes[1].parameter, self->notes[2].parameter);
	EXPECT_NE(0, self->notes[2].sp);
	EXPECT_LE(self->notes[2].address, self->notes[2].ip);
	EXPECT_GT(self->notes[2].address + 16, self->notes[2].ip);
	EXPECT_EQ(10, self->notes[2].args[9]);
}

TEST_F(func, return_sees_what_a_return_by_ftrace_sees)
{
	DT_NEEDS_FPROBE();
	fire_full(_metadata, self, 3, BPF_F_KPROBE_MULTI_RETURN);
	fire_full(_metadata, self, 4, RETURNS);
	expect_equal(_metadata, &self->notes[3], &self->notes[4]);
	/* The function graph tracer does not save this register. */
	if (!dt_kernel_has("fprobe_fgraph_entry"))
		EXPECT_EQ(self->notes[3].parameter, self->notes[4].parameter);
	EXPECT_EQ(55, self->notes[4].args[1]);
	EXPECT_EQ(55, self->notes[4].result);
}

TEST_F(func, code_that_ftrace_does_not_reach_is_reached)
{
	struct func_note *note = &self->notes[5];
	__u64 addr = sdt_address(PART);
	int fd;

	ASSERT_NE(0, addr);
	EXPECT_EQ(-EINVAL, attach_at(self->full, PART, 0, 1, 0));
	fd = attach_at(self->full, PART, 0, FUNC_COOKIE(9, 5), ENTRIES);
	ASSERT_LE(0, fd);
	EXPECT_EQ(1, count_kprobes(PART));
	ASSERT_EQ(0, func_fire(2));
	EXPECT_EQ(2, note->hits);
	EXPECT_EQ(addr, note->address);
	EXPECT_EQ(9, note->probe_id);
	EXPECT_TRUE(dt_stack_has(note->stack, note->stack_size / 8,
				 "func_test_call"));
	close(fd);
	EXPECT_EQ(0, count_kprobes(PART));
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(2, note->hits);
}

#define MANY	100

TEST_F(func, each_of_many_has_its_numbers)
{
	__u64 addrs[MANY], cookies[MANY];
	struct bpf_link_info info = {};
	__u32 n, i, size = sizeof(info);
	int fd;

	n = func_find("bpf_", addrs, MANY);
	ASSERT_EQ(MANY, n);
	for (i = 0; i < n; i++)
		cookies[i] = FUNC_COOKIE(i, i < n - 1 ? 1 : 2);
	fd = func_multi_addrs(self->plain, addrs, cookies, n, ENTRIES);
	ASSERT_LE(0, fd);
	dt_fire_kernel();
	EXPECT_EQ(1, self->notes[2].hits);
	EXPECT_EQ(cookies[n - 1], self->notes[2].cookie);
	EXPECT_EQ(addrs[n - 1], self->notes[2].address);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(n, info.kprobe_multi.count);
	close(fd);
}

TEST_F(func, several_on_a_function_all_run)
{
	DT_NEEDS_FPROBE();
	int fds[] = {
		attach_at(self->plain, ten[0], 0, 1, ENTRIES),
		attach_at(self->full, ten[0], 0, 2, ENTRIES),
		attach_at(self->plain, ten[0], 0, 3, RETURNS),
		attach_at(self->full, ten[0], 0, 4, RETURNS),
		attach_at(self->plain, ten[0], 0, 5, 0),
	};
	int i;

	for (i = 0; i < ARRAY_SIZE(fds); i++)
		ASSERT_LE(0, fds[i]);
	ASSERT_EQ(0, func_fire(2));
	for (i = 0; i < ARRAY_SIZE(fds); i++) {
		EXPECT_EQ(2, self->notes[i + 1].hits);
		close(fds[i]);
	}
}

TEST_F(func, interrupts_run_programs)
{
	static const char *const names[] = { "func_test_irq",
					     "func_test_softirq",
					     "func_test_ten" };
	int fd = func_multi(self->count, names, NULL, ARRAY_SIZE(names), ENTRIES);

	ASSERT_LE(0, fd);
	*self->pid = 0;
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(3, *self->runs);
	close(fd);
}

/* What is skipped is counted */

TEST_F(func, a_kprobe_in_a_kprobe_is_skipped_and_counted)
{
	static const char *const names[] = { "bpf_fentry_test1",
					     "copy_from_user_nofault" };
	int fd = func_multi(self->caller, names, NULL, 2, ENTRIES);

	ASSERT_LE(0, fd);
	dt_fire_kernel();
	EXPECT_EQ(1, *self->runs);
	EXPECT_EQ(1, missed(fd));
	close(fd);
}

TEST_F(func, a_kprobe_in_a_program_by_ftrace_is_skipped_and_counted)
{
	DT_NEEDS_FPROBE();
	static const char *const outer[] = { "bpf_fentry_test1" };
	static const char *const inner[] = { "copy_from_user_nofault" };
	struct bpf_prog_info info = {};
	__u32 size = sizeof(info);
	int by_ftrace = func_multi(self->caller, outer, NULL, 1, 0);
	int by_kprobe = func_multi(self->count, inner, NULL, 1, ENTRIES);

	ASSERT_LE(0, by_ftrace);
	ASSERT_LE(0, by_kprobe);
	dt_fire_kernel();
	EXPECT_EQ(1, *self->runs);
	EXPECT_EQ(1, missed(by_kprobe));
	ASSERT_EQ(0, bpf_prog_get_info_by_fd(self->count, &info, &size));
	EXPECT_EQ(1, info.recursion_misses);
	close(by_kprobe);
	close(by_ftrace);
}

/* A kretprobe follows so many calls to their returns. */
TEST_F(func, returns_of_too_many_pending_calls_are_counted)
{
	static const char *const names[] = { "fifo_open" };
	__u64 cookies[] = { 1, 2 };
	int readers = 2 * libbpf_num_possible_cpus() + 20;
	char path[] = "/tmp/func_kprobes.XXXXXX";
	int entry, back, i;

	ASSERT_NE(NULL, mkdtemp(path));
	ASSERT_EQ(0, chdir(path));
	ASSERT_EQ(0, mkfifo("fifo", 0600));
	*self->pid = 0;
	entry = func_multi(self->plain, names, &cookies[0], 1, ENTRIES);
	back = func_multi(self->plain, names, &cookies[1], 1, RETURNS);
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
	EXPECT_EQ(readers + 1, self->notes[1].hits);
	EXPECT_LT(0, missed(back));
	EXPECT_EQ(self->notes[1].hits, self->notes[2].hits + missed(back));
	close(back);
	close(entry);
	unlink("fifo");
	rmdir(path);
}

/* How a link ends */

/* How often the end of a link on the first @count addresses waits for RCU. */
static __u64 grace_periods(struct __test_metadata *_metadata,
			   FIXTURE_DATA(func) * self, const __u64 *addrs,
			   __u32 count, __u32 flags)
{
	static const char *const names[] = { "synchronize_rcu" };
	int fd = func_multi_addrs(self->plain, addrs, NULL, count, flags);
	int waits = func_multi(self->count, names, NULL, 1,
			       dt_kernel_has("register_fprobe") ? 0 : ENTRIES);

	ASSERT_LE(0, fd);
	ASSERT_LE(0, waits);
	*self->runs = 0;
	close(fd);
	count = *self->runs;
	close(waits);
	return count;
}

TEST_F(func, many_end_within_one_grace_period)
{
	__u64 addrs[MANY];

	ASSERT_EQ(MANY, func_find("bpf_", addrs, MANY));
	EXPECT_EQ(1, grace_periods(_metadata, self, addrs, 1, ENTRIES));
	EXPECT_EQ(1, grace_periods(_metadata, self, addrs, MANY, ENTRIES));
	EXPECT_EQ(1, grace_periods(_metadata, self, addrs, MANY, RETURNS));
}

TEST_F(func, the_end_of_a_link_frees_the_program)
{
	__u32 id = sdt_prog_id(self->count);
	int entry = attach_at(self->count, PART, 0, 0, ENTRIES);
	int back = func_multi(self->count, ten, NULL, 1, RETURNS);
	int fd;

	ASSERT_LE(0, entry);
	ASSERT_LE(0, back);
	bpf_object__close(self->obj);
	self->obj = NULL;
	ASSERT_EQ(0, func_fire(1));
	fd = bpf_prog_get_fd_by_id(id);
	EXPECT_LE(0, fd);
	close(fd);
	close(entry);
	close(back);
	EXPECT_EQ(0, sdt_wait_gone(id));
}

TEST_F(func, a_killed_task_leaves_no_kprobe)
{
	int ready[2], status;
	char byte;
	pid_t child;

	ASSERT_EQ(0, pipe(ready));
	child = fork();
	ASSERT_LE(0, child);
	if (!child) {
		int entry = attach_at(self->count, PART, 0, 0, ENTRIES);
		int back = func_multi(self->count, ten, NULL, 1, RETURNS);

		if (entry < 0 || back < 0 || write(ready[1], "", 1) != 1)
			_exit(1);
		for (;;)
			pause();
	}
	close(ready[1]);
	ASSERT_EQ(1, read(ready[0], &byte, 1));
	EXPECT_EQ(1, count_kprobes(PART));
	EXPECT_EQ(1, count_kprobes(ten[0]));
	kill(child, SIGKILL);
	ASSERT_EQ(child, waitpid(child, &status, 0));
	/* Descriptors are closed before a task can be waited for. */
	EXPECT_EQ(0, count_kprobes(PART));
	EXPECT_EQ(0, count_kprobes(ten[0]));
}

TEST_F(func, a_link_survives_its_module)
{
	int entry = func_multi(self->count, ten, NULL, 1, ENTRIES);
	int back = func_multi(self->count, ten, NULL, 1, RETURNS);
	int part = attach_at(self->count, PART, 0, 0, ENTRIES);

	ASSERT_LE(0, entry);
	ASSERT_LE(0, back);
	ASSERT_LE(0, part);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(3, *self->runs);
	ASSERT_EQ(0, sdt_unload("func_test"));
	ASSERT_EQ(0, sdt_load("func_test"));
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(3, *self->runs);
	EXPECT_EQ(0, missed(entry) + missed(back) + missed(part));
	close(entry);
	close(back);
	close(part);
	ASSERT_EQ(0, func_fire(1));
}

TEST_F(func, update_runs_another_program)
{
	int fd = attach_at(self->count, ten[0], 0, FUNC_COOKIE(3, 3), ENTRIES);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(1, *self->runs);
	/* A kprobe always has registers. */
	ASSERT_EQ(0, bpf_link_update(fd, self->full, NULL));
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(1, *self->runs);
	EXPECT_EQ(1, self->notes[3].hits);
	EXPECT_EQ(3, self->notes[3].probe_id);
	EXPECT_EQ(1, self->notes[3].parameter);
	close(fd);
}

TEST_F(func, info_and_bpftool_say_that_kprobes_are_used)
{
	struct bpf_link_info info = {};
	__u64 addr = 0, cookie = 0;
	__u32 size = sizeof(info);
	int fd = attach_at(self->plain, PART, 0, 11, ENTRIES);
	char text[8192];

	ASSERT_LE(0, fd);
	info.kprobe_multi.addrs = (unsigned long)&addr;
	info.kprobe_multi.cookies = (unsigned long)&cookie;
	info.kprobe_multi.count = 1;
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(BPF_LINK_TYPE_KPROBE_MULTI, info.type);
	EXPECT_EQ(ENTRIES, info.kprobe_multi.flags);
	EXPECT_EQ(sdt_address(PART), addr);
	EXPECT_EQ(11, cookie);
	ASSERT_EQ(0, dt_bpftool("link", text, sizeof(text)));
	EXPECT_NE(NULL, strstr(text, "kprobe.multi  by kprobes  func_cnt 1"))
		TH_LOG("%s", text);
	ASSERT_EQ(0, dt_bpftool("-j link", text, sizeof(text)));
	EXPECT_NE(NULL, strstr(text, "\"retprobe\":false,\"kprobes\":true"))
		TH_LOG("%s", text);
	close(fd);
}

/* What is refused */

TEST_F(func, addresses_that_kprobe_events_refuse_are_refused)
{
	/* The address of a symbol that is not there is refused, too. */
	ASSERT_NE(0, sdt_address("system_wq"));
	ASSERT_NE(0, sdt_address("notify_die"));
	ASSERT_NE(0, sdt_address("atomic_notifier_call_chain"));
	ASSERT_NE(0, sdt_address("tracing_on"));
	ASSERT_NE(0, sdt_address("start_kernel"));
	/* inside of the first instruction */
	EXPECT_EQ(-EILSEQ, attach_at(self->plain, ten[0], 1, 0, ENTRIES));
	/* behind it, where no function begins */
	EXPECT_EQ(-EINVAL, attach_at(self->plain, ten[0], 5, 0, RETURNS));
	/* data */
	EXPECT_EQ(-EINVAL, attach_at(self->plain, "system_wq", 0, 0, ENTRIES));
	/* notrace, and the kernel allows no kprobe there */
	EXPECT_EQ(-EINVAL, attach_at(self->plain, "notify_die", 0, 0, ENTRIES));
	/* ftrace reaches it, and the kernel allows no kprobe there */
	EXPECT_EQ(-EINVAL, attach_at(self->plain, "atomic_notifier_call_chain",
				     0, 0, ENTRIES));
	/* part of ftrace */
	EXPECT_EQ(-EINVAL, attach_at(self->plain, "tracing_on", 0, 0, ENTRIES));
	/* it ran when the kernel started */
	EXPECT_EQ(-EINVAL, attach_at(self->plain, "start_kernel", 0, 0, ENTRIES));
	EXPECT_EQ(-EINVAL, attach_at(self->plain, "nothing", 0, 0, ENTRIES));
	EXPECT_EQ(-ENOENT, attach_at(self->plain, "nothing", 4096, 0, ENTRIES));
}

TEST_F(func, one_address_that_is_refused_ends_the_others)
{
	__u64 addrs[] = { sdt_address(PART), sdt_address("func_test_pair"),
			  sdt_address("func_test_split") + 1 };
	__u32 id = sdt_prog_id(self->plain);

	EXPECT_EQ(-EILSEQ, func_multi_addrs(self->plain, addrs, NULL,
					    ARRAY_SIZE(addrs), ENTRIES));
	EXPECT_EQ(0, count_kprobes(PART));
	EXPECT_EQ(0, count_kprobes("func_test_pair"));
	bpf_object__close(self->obj);
	self->obj = NULL;
	EXPECT_EQ(0, sdt_wait_gone(id));
}

TEST_F(func, an_address_that_is_there_twice_is_refused)
{
	__u64 addrs[] = { sdt_address(PART), sdt_address(ten[0]), sdt_address(PART) };
	static const __u64 cookies[] = { 1, 2, 3 };

	EXPECT_EQ(-EEXIST, func_multi_addrs(self->count, addrs, NULL, 3, ENTRIES));
	EXPECT_EQ(-EEXIST, func_multi_addrs(self->count, addrs, cookies, 3, ENTRIES));
	EXPECT_EQ(-EEXIST, func_multi_addrs(self->count, addrs, NULL, 3, RETURNS));
	EXPECT_EQ(0, count_kprobes(PART));
	ASSERT_EQ(0, func_fire(1));
	EXPECT_EQ(0, *self->runs);
}

TEST_F(func, names_are_those_of_functions_that_ftrace_reaches)
{
	static const char *const names[] = { PART };

	EXPECT_EQ(-ESRCH, func_multi(self->plain, names, NULL, 1, ENTRIES));
}

TEST_F(func, programs_of_other_types_are_refused)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	struct dt_prog prog = {
		.type = BPF_PROG_TYPE_KPROBE,
		.attach_type = BPF_TRACE_KPROBE_MULTI,
		.insns = insns,
		.count = ARRAY_SIZE(insns),
	};
	int kprobe = dt_load_prog(&prog), fd;

	ASSERT_LE(0, kprobe);
	EXPECT_EQ(-EINVAL, func_multi(kprobe, ten, NULL, 1, ENTRIES));
	if (dt_kernel_has("register_fprobe")) {
		fd = func_multi(kprobe, ten, NULL, 1, 0);
		EXPECT_LE(0, fd);
		close(fd);
	}
	close(kprobe);
}

TEST_F(func, programs_that_replace_results_are_refused)
{
	static const char *const target[] = { "func_test_errno" };
	const struct bpf_insn insns[] = {
		BPF_MOV64_IMM(BPF_REG_2, -EXDEV),
		DT_CALL(override_return),
		DT_RETURN_0(),
	};
	int prog = dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
	int fd;

	ASSERT_LE(0, prog);
	EXPECT_EQ(-EINVAL, func_multi(prog, target, NULL, 1, ENTRIES));
	fd = func_multi(self->count, target, NULL, 1, ENTRIES);
	ASSERT_LE(0, fd);
	EXPECT_EQ(-EINVAL, bpf_link_update(fd, prog, NULL));
	close(fd);
	close(prog);
}

TEST_HARNESS_MAIN
