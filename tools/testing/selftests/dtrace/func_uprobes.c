// SPDX-License-Identifier: GPL-2.0
/*
 * Links of DTrace programs on functions of processes. The functions are those of
 * this test.
 */
#include <errno.h>
#include <pthread.h>
#include <unistd.h>
#include <sys/wait.h>

#include "func_fixture.h"
#include "uprobes.h"

static const __u64 cookies[] = { FUNC_COOKIE(77, 3), FUNC_COOKIE(78, 4) };

TEST_F(func, uprobe_entry_has_ten_arguments_and_the_numbers)
{
	int fd = uprobes_link(self->plain, cookies, 0, 0), i;
	struct func_note *note = &self->notes[3];

	ASSERT_LE(0, fd);
	uprobes_fire();
	EXPECT_EQ(1, note->hits);
	EXPECT_EQ(cookies[0], note->cookie);
	EXPECT_EQ(77, note->probe_id);
	EXPECT_EQ((unsigned long)uprobes_ten, note->address);
	EXPECT_EQ(DTRACE_MAX_ARGS, note->nargs);
	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(i + 1, note->args[i]);
	EXPECT_EQ(1, self->notes[4].hits);
	EXPECT_EQ(78, self->notes[4].probe_id);
	EXPECT_EQ(11, self->notes[4].args[0]);
	close(fd);
}

TEST_F(func, uprobe_entry_has_the_registers)
{
	int fd = uprobes_link(self->full, cookies, 0, 0);

	ASSERT_LE(0, fd);
	uprobes_fire();
	EXPECT_EQ(1, self->notes[3].hits);
	EXPECT_EQ(1, self->notes[3].parameter);
	EXPECT_EQ((unsigned long)uprobes_ten, self->notes[3].ip);
	close(fd);
}

TEST_F(func, uprobe_return_has_the_result_behind_a_zero)
{
	int fd = uprobes_link(self->full, cookies, 0, BPF_F_UPROBE_MULTI_RETURN);
	struct func_note *note = &self->notes[3];

	ASSERT_LE(0, fd);
	uprobes_fire();
	EXPECT_EQ(1, note->hits);
	EXPECT_EQ(cookies[0], note->cookie);
	EXPECT_EQ((unsigned long)uprobes_ten, note->address);
	EXPECT_EQ(2, note->nargs);
	EXPECT_EQ(0, note->args[0]);
	EXPECT_EQ(55, note->args[1]);
	EXPECT_EQ(55, note->result);
	close(fd);
}

TEST_F(func, uprobes_of_a_process_do_not_run_for_another)
{
	int fd, child;

	/* The programs count for each process. */
	*self->pid = 0;
	fd = uprobes_link(self->count, cookies, getpid(), 0);
	ASSERT_LE(0, fd);
	child = fork();
	if (!child) {
		uprobes_fire();
		_exit(0);
	}
	ASSERT_EQ(child, waitpid(child, NULL, 0));
	EXPECT_EQ(0, *self->runs);
	uprobes_fire();
	EXPECT_EQ(2, *self->runs);
	close(fd);
}

TEST_F(func, uprobes_take_another_program)
{
	int fd = uprobes_link(self->count, cookies, 0, 0);

	ASSERT_LE(0, fd);
	uprobes_fire();
	EXPECT_EQ(2, *self->runs);
	ASSERT_EQ(0, bpf_link_update(fd, self->plain, NULL));
	uprobes_fire();
	EXPECT_EQ(2, *self->runs);
	EXPECT_EQ(1, self->notes[3].hits);
	EXPECT_EQ(10, self->notes[3].args[9]);
	close(fd);
	uprobes_fire();
	EXPECT_EQ(1, self->notes[3].hits);
}

TEST_F(func, uprobes_are_in_link_info)
{
	int fd = uprobes_link(self->plain, cookies, 0, 0);
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);
	__u64 seen[2] = {};

	ASSERT_LE(0, fd);
	/* The kernel writes these fields. */
	info.uprobe_multi.missed = 1;
	info.uprobe_multi.misses.recursion = 1;
	info.uprobe_multi.cookies = (unsigned long)seen;
	info.uprobe_multi.count = ARRAY_SIZE(seen);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(BPF_LINK_TYPE_UPROBE_MULTI, info.type);
	EXPECT_EQ(2, info.uprobe_multi.count);
	EXPECT_EQ(cookies[0], seen[0]);
	EXPECT_EQ(cookies[1], seen[1]);
	EXPECT_EQ(0, info.uprobe_multi.missed);
	EXPECT_EQ(0, info.uprobe_multi.misses.recursion);
	close(fd);
}

/* A program that is guarded, because it uses an LRU hash, and counts its runs. */
static int load_guarded(int runs)
{
	int lru = bpf_map_create(BPF_MAP_TYPE_LRU_HASH, NULL, 8, 8, 64, NULL);
	const struct bpf_insn insns[] = {
		BPF_ST_MEM(BPF_DW, BPF_REG_10, -8, 0),
		BPF_LD_MAP_FD(BPF_REG_1, lru),
		BPF_MOV64_REG(BPF_REG_2, BPF_REG_10),
		BPF_ALU64_IMM(BPF_ADD, BPF_REG_2, -8),
		BPF_MOV64_REG(BPF_REG_3, BPF_REG_2),
		BPF_MOV64_IMM(BPF_REG_4, 0),
		DT_CALL(map_update_elem),
		DT_COUNT(runs, 0),
		DT_RETURN_0(),
	};
	int prog = dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));

	close(lru);
	return prog;
}

static volatile bool looks_up;

/* bpf_prog_active is set on this CPU for most of the time. */
static void *look_up(void *unused)
{
	static __u64 keys[4096], values[4096];
	int map = bpf_map_create(BPF_MAP_TYPE_HASH, NULL, 8, 8, 4096, NULL), i;

	for (i = 0; i < 4096; i++) {
		__u64 key = i;

		bpf_map_update_elem(map, &key, &key, 0);
	}
	while (looks_up) {
		__u64 next;
		__u32 count = 4096;

		bpf_map_lookup_batch(map, NULL, &next, keys, values, &count, NULL);
	}
	close(map);
	return NULL;
}

TEST_F(func, uprobes_count_what_a_guarded_program_skips)
{
	int runs = dt_array(8, 1), prog = load_guarded(runs), fd, i;
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);
	pthread_t thread;

	ASSERT_LE(0, prog)
		TH_LOG("%s", dt_log());
	fd = uprobes_link(prog, cookies, getpid(), 0);
	ASSERT_LE(0, fd);
	looks_up = true;
	ASSERT_EQ(0, pthread_create(&thread, NULL, look_up, NULL));
	for (i = 0; i < 20000; i++)
		uprobes_fire();
	looks_up = false;
	pthread_join(thread, NULL);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(info.uprobe_multi.misses.prog_active, info.uprobe_multi.missed);
	EXPECT_EQ(40000, dt_get(runs, 0) + info.uprobe_multi.missed);
	close(fd);
	close(prog);
	close(runs);
	if (!info.uprobe_multi.missed)
		SKIP(return, "no system call was preempted: is this a kernel that preempts?");
}

TEST_F(func, uprobes_take_no_flags_of_links)
{
	unsigned long offset = uprobes_offset(uprobes_one);
	union bpf_attr attr = {
		.link_create.prog_fd = self->count,
		.link_create.attach_type = BPF_TRACE_UPROBE_MULTI,
		.link_create.uprobe_multi.path = (unsigned long)"/proc/self/exe",
		.link_create.uprobe_multi.offsets = (unsigned long)&offset,
		.link_create.uprobe_multi.cnt = 1,
		.link_create.flags = 1,
	};
	int fd;

	EXPECT_EQ(-EINVAL, func_link(&attr));
	attr.link_create.flags = 0;
	fd = func_link(&attr);
	EXPECT_LE(0, fd);
	close(fd);
}

TEST_F(func, uprobes_run_no_program_that_replaces_results)
{
	const struct bpf_insn insns[] = {
		BPF_MOV64_IMM(BPF_REG_2, 0),
		DT_CALL(override_return),
		DT_RETURN_0(),
	};
	int prog = dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns)), fd;

	ASSERT_LE(0, prog);
	EXPECT_EQ(-EINVAL, uprobes_link(prog, cookies, 0, 0));
	fd = uprobes_link(self->count, cookies, 0, 0);
	ASSERT_LE(0, fd);
	EXPECT_EQ(-EINVAL, bpf_link_update(fd, prog, NULL));
	close(fd);
	close(prog);
}

TEST_HARNESS_MAIN
