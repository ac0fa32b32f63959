// SPDX-License-Identifier: GPL-2.0
/* Programs that replace the result of the function that they are linked to. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "func.h"

/* func_test_errno() returns 0, and what fires it fails with its result. */
static const char *const target[] = { "func_test_errno" };

FIXTURE(override)
{
	int replaces, counts, runs;
};

FIXTURE_SETUP(override)
{
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, sdt_load("func_test"));
	self->runs = dt_array(8, 1);
	{
		const struct bpf_insn insns[] = {
			BPF_MOV64_IMM(BPF_REG_2, -EXDEV),
			DT_CALL(override_return),
			DT_RETURN_0(),
		};

		self->replaces = dt_load(BPF_PROG_TYPE_DTRACE, insns,
					 ARRAY_SIZE(insns));
	}
	ASSERT_LE(0, self->replaces)
		TH_LOG("%s", dt_log());
	{
		const struct bpf_insn insns[] = {
			DT_COUNT(self->runs, 0),
			DT_RETURN_0(),
		};

		self->counts = dt_load(BPF_PROG_TYPE_DTRACE, insns,
				       ARRAY_SIZE(insns));
	}
	ASSERT_LE(0, self->counts);
}

FIXTURE_TEARDOWN(override)
{
	close(self->replaces);
	close(self->counts);
	close(self->runs);
}

TEST_F(override, the_function_is_not_run_and_its_result_is_that_of_the_program)
{
	DT_NEEDS_FPROBE();
	int entry, back;

	ASSERT_EQ(0, func_fire(1));
	back = func_multi(self->counts, target, NULL, 1,
			  BPF_F_KPROBE_MULTI_RETURN);
	ASSERT_LE(0, back);
	entry = func_multi(self->replaces, target, NULL, 1, 0);
	ASSERT_LE(0, entry);
	EXPECT_EQ(-EXDEV, func_fire(1));
	EXPECT_EQ(1, dt_get(self->runs, 0));
	close(entry);
	EXPECT_EQ(0, func_fire(1));
	EXPECT_EQ(2, dt_get(self->runs, 0));
	close(back);
}

TEST_F(override, functions_that_do_not_allow_it_are_refused)
{
	DT_NEEDS_FPROBE();
	static const char *const both[] = { "func_test_errno", "func_test_ten" };

	EXPECT_EQ(-EINVAL, func_multi(self->replaces, both, NULL, 2, 0));
}

TEST_F(override, other_places_are_refused)
{
	DT_NEEDS_FPROBE();
	int progs = dt_prog_array(1);

	EXPECT_EQ(-EINVAL, func_multi(self->replaces, target, NULL, 1,
				      BPF_F_KPROBE_MULTI_RETURN));
	EXPECT_EQ(-EINVAL, func_tramp(self->replaces, BPF_TRACE_FENTRY,
				      "func_test", "func_test_errno", 0));
	EXPECT_EQ(-EINVAL, func_tramp(self->replaces, BPF_TRACE_FEXIT,
				      "func_test", "func_test_errno", 0));
	ASSERT_EQ(0, sdt_load("sdt_test"));
	EXPECT_EQ(-EINVAL, sdt_attach(self->replaces, "args6", 0));
	EXPECT_NE(0, dt_set(progs, 0, self->replaces));
	close(progs);
}

TEST_F(override, updates_neither_begin_nor_end_it)
{
	DT_NEEDS_FPROBE();
	int link = func_multi(self->counts, target, NULL, 1,
			      BPF_F_KPROBE_MULTI_RETURN);
	int sdt;

	ASSERT_LE(0, link);
	EXPECT_EQ(-EINVAL, bpf_link_update(link, self->replaces, NULL));
	close(link);
	link = func_multi(self->replaces, target, NULL, 1, 0);
	ASSERT_LE(0, link);
	EXPECT_EQ(-EINVAL, bpf_link_update(link, self->counts, NULL));
	close(link);
	link = func_tramp(self->counts, BPF_TRACE_FENTRY, "func_test",
			  "func_test_errno", 0);
	ASSERT_LE(0, link);
	EXPECT_EQ(-EINVAL, bpf_link_update(link, self->replaces, NULL));
	close(link);
	ASSERT_EQ(0, sdt_load("sdt_test"));
	sdt = sdt_attach(self->counts, "args6", 0);
	ASSERT_LE(0, sdt);
	EXPECT_EQ(-EINVAL, bpf_link_update(sdt, self->replaces, NULL));
	close(sdt);
}

TEST_HARNESS_MAIN
