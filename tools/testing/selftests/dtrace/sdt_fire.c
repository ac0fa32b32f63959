// SPDX-License-Identifier: GPL-2.0
/*
 * What a program gets when a static probe fires, and in which contexts it runs:
 * task, interrupt and NMI, but not inside itself.
 */
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "sdt.h"

FIXTURE(fire)
{
	struct bpf_object *obj;
	struct sdt_note *notes;
	int note;
};

FIXTURE_SETUP(fire)
{
	ASSERT_EQ(0, sdt_load("sdt_test"));
	ASSERT_EQ(0, dt_pin(0));
	self->obj = dt_open("sdt");
	ASSERT_NE(NULL, self->obj);
	ASSERT_EQ(0, bpf_object__load(self->obj));
	self->notes = dt_var(self->obj, "notes");
	self->note = dt_object_prog(self->obj, "note");
	ASSERT_NE(NULL, self->notes);
}

FIXTURE_TEARDOWN(fire)
{
	bpf_object__close(self->obj);
}

TEST_F(fire, zero_to_six_arguments_arrive)
{
	struct sdt_note *note;
	char name[16];
	int fd[7], i, j;

	for (i = 0; i <= 6; i++) {
		snprintf(name, sizeof(name), "args%d", i);
		fd[i] = sdt_attach(self->note, name, i);
		ASSERT_LE(0, fd[i]);
	}
	ASSERT_EQ(0, sdt_fire("args"));
	for (i = 0; i <= 6; i++) {
		note = &self->notes[i];
		EXPECT_EQ(1, note->hits);
		EXPECT_EQ(i, note->nargs);
		for (j = 0; j < DTRACE_MAX_ARGS; j++)
			EXPECT_EQ(j < i ? 10 * i + j + 1 : 0, note->args[j]);
		close(fd[i]);
	}
}

/* The slot is the same as before: six arguments, then none. */
TEST_F(fire, arguments_of_the_firing_before_are_gone)
{
	int six = sdt_attach(self->note, "args6", 6);
	int none = sdt_attach(self->note, "args0", 0), j;

	ASSERT_LE(0, six);
	ASSERT_LE(0, none);
	ASSERT_EQ(0, sdt_fire("args 2"));
	EXPECT_EQ(66, self->notes[6].args[5]);
	EXPECT_EQ(2, self->notes[0].hits);
	for (j = 0; j < DTRACE_MAX_ARGS; j++)
		EXPECT_EQ(0, self->notes[0].args[j]);
	close(six);
	close(none);
}

TEST_F(fire, signed_integers_of_all_widths_keep_their_sign)
{
	int fd = sdt_attach(self->note, "signed_values", 0);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire("widths"));
	EXPECT_EQ(-1, (__s64)self->notes[0].args[0]);
	EXPECT_EQ(-2, (__s64)self->notes[0].args[1]);
	EXPECT_EQ(-3, (__s64)self->notes[0].args[2]);
	EXPECT_EQ(-4, (__s64)self->notes[0].args[3]);
	EXPECT_EQ(-5, (__s64)self->notes[0].args[4]);
	EXPECT_EQ(-7, (__s64)self->notes[0].args[5]);
	close(fd);
}

TEST_F(fire, unsigned_integers_of_all_widths_have_none)
{
	int fd = sdt_attach(self->note, "unsigned_values", 0);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire("widths"));
	EXPECT_EQ(0xff, self->notes[0].args[0]);
	EXPECT_EQ(0xfffe, self->notes[0].args[1]);
	EXPECT_EQ(0xfffffffd, self->notes[0].args[2]);
	EXPECT_EQ(~3ULL, self->notes[0].args[3]);
	EXPECT_EQ(~4ULL, self->notes[0].args[4]);
	EXPECT_EQ(1, self->notes[0].args[5]);
	close(fd);
}

TEST_F(fire, pointers_to_objects_texts_and_functions_arrive)
{
	int fd = sdt_attach(self->note, "pointers", 0), text;

	ASSERT_LE(0, fd);
	text = sdt_attach(dt_object_prog(self->obj, "take_text"), "pointers", 1);
	ASSERT_LE(0, text);
	ASSERT_EQ(0, sdt_fire("widths"));
	EXPECT_EQ(sdt_address("sdt_test_object"), self->notes[0].args[0]);
	EXPECT_STREQ("text", (char *)dt_var(self->obj, "text"));
	EXPECT_EQ(sdt_address("sdt_test_widths"), self->notes[0].args[2]);
	EXPECT_EQ(0, self->notes[0].args[3]);
	close(fd);
	close(text);
}

TEST_F(fire, ids_and_cookie_are_those_of_the_link)
{
	struct sdt_line line;
	int fd = sdt_attach(self->note, "args1", 3);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire("args"));
	ASSERT_EQ(0, sdt_find("sdt_test", "", "args1", &line));
	EXPECT_EQ(1, self->notes[3].hits);
	EXPECT_EQ(line.id, self->notes[3].probe_id);
	EXPECT_EQ(0x100000003ULL, self->notes[3].cookie);
	close(fd);
}

/* So that the same program serves kprobes and static probes. */
TEST_F(fire, finalize_leaves_what_the_site_has_given)
{
	int fd = sdt_attach(self->note, "args1", 3);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(0, self->notes[3].finalized);
	EXPECT_EQ(1, self->notes[3].nargs);
	EXPECT_EQ(11, self->notes[3].args[0]);
	close(fd);
}

TEST_F(fire, registers_and_stack_begin_in_the_function_of_the_site)
{
	__u64 *stack = dt_var(self->obj, "stack"), here;
	__s64 *size = dt_var(self->obj, "stack_size");
	int fd, i, found = 0;

	fd = sdt_attach(dt_object_prog(self->obj, "take_stack"), "joined", 1);
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire("joined"));
	here = sdt_address("sdt_test_joined.cold");
	if (!here)
		here = sdt_address("sdt_test_joined");
	ASSERT_NE(0, here);
	EXPECT_LT(here, self->notes[0].ip);
	EXPECT_GT(here + 256, self->notes[0].ip);
	EXPECT_LT(2 * (int)sizeof(__u64), *size);
	EXPECT_EQ(self->notes[0].ip, stack[0]);
	here = sdt_address("sdt_test_write");
	for (i = 1; i < SDT_STACK; i++)
		found |= stack[i] > here && stack[i] < here + 1024;
	EXPECT_TRUE(found);
	close(fd);
}

TEST_F(fire, values_are_evaluated_only_while_the_probe_is_on)
{
	int evaluated = sdt_attach(self->note, "evaluated", 1), off;
	__u64 before;

	ASSERT_LE(0, evaluated);
	ASSERT_EQ(0, sdt_fire("off"));
	before = self->notes[1].args[0];
	ASSERT_EQ(0, sdt_fire("off 5"));
	EXPECT_EQ(before, self->notes[1].args[0]);

	off = sdt_attach(self->note, "off", 2);
	ASSERT_LE(0, off);
	ASSERT_EQ(0, sdt_fire("off 5"));
	EXPECT_EQ(before + 5, self->notes[1].args[0]);
	EXPECT_EQ(5, self->notes[2].hits);
	close(evaluated);
	close(off);
}

/* The firings that a link missed, all by recursion; -1: by another reason, too. */
static long missed(int fd)
{
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);
	int err = bpf_link_get_info_by_fd(fd, &info, &size);

	if (err)
		return err;
	return info.sdt.missed == info.sdt.misses.recursion ?
	       info.sdt.missed : -1;
}

/*
 * The program calls a function with a kprobe in whose handler there are sites
 * of its own probe and of another.
 */
TEST_F(fire, a_program_that_gets_to_a_site_is_not_run_again)
{
	int recurse = dt_object_prog(self->obj, "recurse");
	int fd = sdt_attach(recurse, "recurse", 1);
	int other = sdt_attach(recurse, "recurse-other", 2);
	long before = sdt_stat("recursion");

	ASSERT_LE(0, fd);
	ASSERT_LE(0, other);
	ASSERT_EQ(0, sdt_fire("recurse"));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(0, self->notes[2].hits);
	EXPECT_EQ(before + 2, sdt_stat("recursion"));
	EXPECT_EQ(1, missed(fd));
	EXPECT_EQ(1, missed(other));
	close(fd);
	close(other);
}

/* The slot is kept until the last program has run, and free after that. */
TEST_F(fire, none_of_several_programs_that_get_to_a_site_is_run_again)
{
	int recurse = dt_object_prog(self->obj, "recurse"), i;
	int fd[] = {
		sdt_attach(recurse, "recurse", 1), sdt_attach(recurse, "recurse", 2),
		sdt_attach(recurse, "recurse-other", 3),
	};
	long before = sdt_stat("recursion");

	for (i = 0; i < 3; i++)
		ASSERT_LE(0, fd[i]);
	for (i = 1; i <= 2; i++) {
		ASSERT_EQ(0, sdt_fire("recurse"));
		EXPECT_EQ(i, self->notes[1].hits);
		EXPECT_EQ(i, self->notes[2].hits);
		EXPECT_EQ(0, self->notes[3].hits);
		EXPECT_EQ(before + 4 * i, sdt_stat("recursion"));
	}
	/* Both programs get to both sites. The file counts firings, and links count theirs. */
	EXPECT_EQ(4, missed(fd[0]));
	EXPECT_EQ(4, missed(fd[1]));
	EXPECT_EQ(4, missed(fd[2]));
	for (i = 0; i < 3; i++)
		close(fd[i]);
}

/* It stays in the slot from one firing to the next. */
TEST_F(fire, what_a_link_says_is_not_taken_for_what_the_next_one_says)
{
	int i, j;

	for (i = 1; i <= 3; i++) {
		int fd = sdt_attach(self->note, "args1", i);

		ASSERT_LE(0, fd);
		for (j = 1; j <= 2; j++) {
			ASSERT_EQ(0, sdt_fire("args"));
			EXPECT_EQ(j, self->notes[i].hits);
		}
		close(fd);
	}
}

TEST_F(fire, statistics_count_each_run)
{
	int stats = bpf_enable_stats(BPF_STATS_RUN_TIME);
	int fd = sdt_attach(self->note, "args1", 1);
	struct bpf_prog_info info = {};
	__u32 len = sizeof(info);

	ASSERT_LE(0, stats);
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire("args 3"));
	EXPECT_EQ(3, self->notes[1].hits);
	ASSERT_EQ(0, bpf_prog_get_info_by_fd(self->note, &info, &len));
	EXPECT_EQ(3, info.run_cnt);
	close(fd);
	close(stats);
	ASSERT_EQ(0, sdt_fire("args"));
}

/* What @what fires ten times says that it was where it should be. */
static void works_ten_times(struct __test_metadata *_metadata, int prog_fd,
			    const struct sdt_note *notes, const char *probe,
			    const char *what)
{
	int fd = sdt_attach(prog_fd, probe, 1);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire(what));
	EXPECT_EQ(10, notes[1].hits);
	EXPECT_EQ(1, notes[1].args[0]);
	close(fd);
}

TEST_F(fire, it_works_in_a_hard_interrupt)
{
	works_ten_times(_metadata, self->note, self->notes, "hardirq", "irq 10");
}

TEST_F(fire, it_works_in_a_soft_interrupt)
{
	works_ten_times(_metadata, self->note, self->notes, "softirq",
			"softirq 10");
}

/* Nothing is run where RCU does not see that a program is. */
TEST_F(fire, without_rcu_it_is_counted)
{
	int fd = sdt_attach(self->note, "no_rcu", 1);
	long before = sdt_stat("no_rcu");

	if (fd == -ENOENT)
		SKIP(return, "the kernel has RCU_EQS_DEBUG");
	ASSERT_LE(0, fd);
	ASSERT_LE(0, before);
	ASSERT_EQ(0, sdt_fire("norcu 10"));
	EXPECT_EQ(before + 10, sdt_stat("no_rcu"));
	EXPECT_EQ(0, self->notes[1].hits);
	close(fd);
}

/* All CPUs are asked for a backtrace, this one last and without an NMI. */
TEST_F(fire, it_works_in_an_nmi)
{
	int fd = sdt_attach(self->note, "nmi", 1), sysrq;

	if (dt_cpus() < 2)
		SKIP(return, "an NMI takes another CPU to send it");
	if (fd == -ENOENT)
		SKIP(return, "no way to send NMIs here");
	ASSERT_LE(0, fd);
	sysrq = open("/proc/sysrq-trigger", O_WRONLY);
	ASSERT_LE(0, sysrq);
	ASSERT_EQ(1, write(sysrq, "l", 1));
	/* the other CPU may not be through with it */
	while (!*(volatile __u64 *)&self->notes[1].args[0])
		sched_yield();
	EXPECT_LT(0, self->notes[1].hits);
	EXPECT_EQ(1, self->notes[1].args[0]);
	close(sysrq);
	close(fd);
}

TEST_HARNESS_MAIN
