// SPDX-License-Identifier: GPL-2.0
/*
 * What the base kernel must do for programs that make tail calls
 *
 * The interpreter runs a tail-called program on the stack frame of the caller.
 * A caller without a stack of its own and a callee that uses all 512 bytes is
 * what a trampoline and its clause look like.
 */
#include "dtrace_test.h"

#define WORDS	(MAX_BPF_STACK / 8)

FIXTURE(stack)
{
	int progs;
};

FIXTURE_VARIANT(stack)
{
	enum dt_exec mode;
};

FIXTURE_VARIANT_ADD(stack, interpreter)
{
	.mode = DT_EXEC_INTERPRETER,
};

FIXTURE_VARIANT_ADD(stack, jit)
{
	.mode = DT_EXEC_JIT,
};

FIXTURE_SETUP(stack)
{
	int err = dt_exec_mode(variant->mode);

	self->progs = -1;
	if (err == -ENOTSUP)
		SKIP(return, "kernel was built without the interpreter");
	ASSERT_EQ(0, err);
	self->progs = dt_prog_array(1);
	ASSERT_LE(0, self->progs);
}

FIXTURE_TEARDOWN(stack)
{
	close(self->progs);
	dt_exec_mode(DT_EXEC_JIT);
}

/* Fills its stack with the numbers 1...WORDS and returns their sum. */
static int load_deep(void)
{
	struct bpf_insn insns[3 * WORDS + 2], *insn = insns;
	int i;

	for (i = 1; i <= WORDS; i++)
		*insn++ = BPF_ST_MEM(BPF_DW, BPF_REG_10, -8 * i, i);
	*insn++ = BPF_MOV64_IMM(BPF_REG_0, 0);
	for (i = 1; i <= WORDS; i++) {
		*insn++ = BPF_LDX_MEM(BPF_DW, BPF_REG_2, BPF_REG_10, -8 * i);
		*insn++ = BPF_ALU64_REG(BPF_ADD, BPF_REG_0, BPF_REG_2);
	}
	*insn++ = BPF_EXIT_INSN();
	return dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns, insn - insns);
}

TEST_F(stack, shallow_caller_deep_callee)
{
	const struct bpf_insn shallow[] = {
		DT_TAIL_CALL(BPF_REG_1, self->progs, 0),
		DT_RETURN_0(),
	};
	int deep, caller;

	deep = load_deep();
	ASSERT_LE(0, deep)
		TH_LOG("%s", dt_log());
	ASSERT_EQ(0, dt_set(self->progs, 0, deep));
	caller = dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, shallow,
			 ARRAY_SIZE(shallow));
	ASSERT_LE(0, caller)
		TH_LOG("%s", dt_log());

	EXPECT_EQ(WORDS * (WORDS + 1) / 2, dt_test_run(caller, NULL, 0));

	close(caller);
	close(deep);
}

TEST_HARNESS_MAIN
