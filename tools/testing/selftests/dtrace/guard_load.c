// SPDX-License-Identifier: GPL-2.0
/*
 * Which programs raise bpf_prog_active while they run, that each of their exits
 * lowers it again, and which programs are rejected because they could not be
 * guarded.
 */
#include <stdlib.h>
#include <unistd.h>

#include "code.h"
#include "func.h"

/* Update an element of @map. R1-R5 are lost, and R0. */
static void update(struct code *c, enum code_map map)
{
	emit(c, BPF_ST_MEM(BPF_DW, R10, -8, 1));
	emit(c, BPF_ST_MEM(BPF_DW, R10, -16, 1));
	emit_map(c, R1, map);
	emit(c, BPF_MOV64_REG(R2, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R2, -8));
	emit(c, BPF_MOV64_REG(R3, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R3, -16));
	emit(c, BPF_MOV64_IMM(R4, 0));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_map_update_elem));
}

/* Rejected */

REFUSED(tail_call_of_a_program_that_uses_an_lru_map, MSG_UNGUARDED)
{
	update(c, MAP_LRU);
	tail_call(c);
	leave(c);
}

ACCEPTED(tail_call_of_a_program_that_uses_a_hash, 0)
{
	update(c, MAP_HASH);
	tail_call(c);
	leave(c);
}

REFUSED(tail_call_of_a_program_that_uses_an_lpm_trie, MSG_UNGUARDED)
{
	update(c, MAP_LPM);
	tail_call(c);
	leave(c);
}

/* Recognized: only the guard adds to memory in a program that names a map. */

static int count_atomics(int prog_fd)
{
	struct bpf_prog_info info = {};
	__u32 size = sizeof(info), i;
	struct bpf_insn insns[64];
	int n = 0;

	info.xlated_prog_insns = (unsigned long)insns;
	info.xlated_prog_len = sizeof(insns);
	if (bpf_prog_get_info_by_fd(prog_fd, &info, &size))
		return -1;
	for (i = 0; i < info.xlated_prog_len / sizeof(insns[0]); i++)
		n += insns[i].code == (BPF_STX | BPF_ATOMIC | BPF_W);
	return n;
}

TEST(programs_that_can_reach_a_map_without_a_guard_have_one_and_no_others)
{
	static const struct {
		enum code_map map;
		int atomics;	/* one raises, one lowers */
	} rows[] = {
		{ MAP_RESULTS, 0 },
		{ MAP_HASH, 0 },
		{ MAP_ARRAY_OF_HASH, 0 },
		{ MAP_LRU, 2 },
		{ MAP_LPM, 2 },
		{ MAP_ARRAY_OF_LRU, 2 },
		{ MAP_HASH_OF_LRU, 2 },
	};
	struct code c;
	int i, fd;

	for (i = 0; i < ARRAY_SIZE(rows); i++) {
		code_init(&c);
		emit_map(&c, R2, rows[i].map);
		leave(&c);
		ASSERT_EQ(0, c.error);
		fd = code_load(&c);
		ASSERT_LE(0, fd)
			TH_LOG("%s", c.log);
		EXPECT_EQ(rows[i].atomics, count_atomics(fd))
			TH_LOG("map %d", rows[i].map);
		close(fd);
		code_free(&c);
	}
}

/* Lowered: a link skips all firings while bpf_prog_active is raised. */

static void one_exit(struct code *c)
{
	update(c, MAP_LRU);
	leave(c);
}

static void two_exits(struct code *c)
{
	int other;

	unknown(c, R7, 1);
	other = jump_imm(c, BPF_JEQ, R7, 0);
	update(c, MAP_LRU);
	leave(c);
	land(c, other);
	leave(c);
}

/* The second time, the word on the stack is 1. */
static void jump_to_the_first_instruction(struct code *c)
{
	int second;

	c->len = 0;	/* without the move of code_init() */
	emit(c, BPF_LDX_MEM(BPF_DW, R7, R10, -8));
	second = jump_imm(c, BPF_JEQ, R7, 1);
	emit(c, BPF_ST_MEM(BPF_DW, R10, -8, 1));
	emit(c, BPF_JMP_A(back(c, 0)));
	land(c, second);
	emit_map(c, R2, MAP_LRU);
	leave(c);
}

static void exit_of_a_callback(struct code *c)
{
	int from = loop(c, 3);

	update(c, MAP_LRU);
	leave(c);
	callback(c, from);
	leave(c);
}

static void expect_lowered(struct __test_metadata *_metadata,
			   void (*write)(struct code *c), enum dt_exec mode,
			   int link)
{
	const char *reason;
	struct code c;
	int i, fd;

	if (dt_exec_mode(mode))
		return;		/* the kernel has no such mode */
	code_init(&c);
	write(&c);
	ASSERT_EQ(0, c.error);
	fd = code_load(&c);
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	reason = mode == DT_EXEC_INTERPRETER && fd < 0 ? code_needs_jit(&c) :
							 NULL;
	if (!reason) {
		ASSERT_LE(0, fd)
			TH_LOG("%s", c.log);
		for (i = 0; i < 3; i++)
			EXPECT_EQ(0, code_run(fd));
		close(fd);
	}
	code_free(&c);
	dt_fire_kernel();
	EXPECT_EQ(0, func_missed(link));
}

TEST(each_exit_lowers_bpf_prog_active)
{
	static void (*const programs[])(struct code *c) = {
		one_exit, two_exits, jump_to_the_first_instruction,
		exit_of_a_callback,
	};
	static const char *const function[] = { "bpf_fentry_test1" };
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	int i, mode, prog, link;

	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	prog = dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
	link = func_multi(prog, function, NULL, 1, 0);
	ASSERT_LE(0, link);
	dt_fire_kernel();
	for (i = 0; i < ARRAY_SIZE(programs); i++) {
		for (mode = DT_EXEC_JIT; mode <= DT_EXEC_BLINDED; mode++)
			expect_lowered(_metadata, programs[i], mode, link);
	}
}

TEST_HARNESS_MAIN
