// SPDX-License-Identifier: GPL-2.0
/*
 * bpf_finalize_context(): the clause's half of the hand-over
 *
 * What the verifier can see of the map is refused at load; what only the run
 * knows is an error, and then ids and arguments read 0. A test run stands for
 * an event source that takes element 0, a raw tracepoint program for one that
 * must own its element.
 */
#include "dtrace_test.h"

/* Enough for what a clause returns: error, or ecb_id + 1000 * nargs. */
#define NUMBER		7
#define RESULT(nargs)	(NUMBER + 1000 * (nargs))

#define FINALIZE(map_fd)						\
	BPF_MOV64_REG(BPF_REG_6, BPF_REG_1),				\
	BPF_LD_MAP_FD(BPF_REG_2, map_fd),				\
	DT_CALL(finalize_context)

/* Return the error, or else what was handed over. */
static int load_clause(int ecbs)
{
	const struct bpf_insn insns[] = {
		FINALIZE(ecbs),
		BPF_JMP_IMM(BPF_JNE, BPF_REG_0, 0, 4),
		BPF_LDX_MEM(BPF_W, BPF_REG_0, BPF_REG_6, DT_CTX(nargs)),
		BPF_ALU64_IMM(BPF_MUL, BPF_REG_0, 1000),
		BPF_LDX_MEM(BPF_W, BPF_REG_1, BPF_REG_6, DT_CTX(ecb_id)),
		BPF_ALU64_REG(BPF_ADD, BPF_REG_0, BPF_REG_1),
		BPF_EXIT_INSN(),
	};

	return dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
}

/* Return ids, nargs and the first argument ored, after finalize failed. */
static int load_rest(int ecbs)
{
	const struct bpf_insn insns[] = {
		FINALIZE(ecbs),
		BPF_LDX_MEM(BPF_W, BPF_REG_0, BPF_REG_6, DT_CTX(nargs)),
		BPF_LDX_MEM(BPF_W, BPF_REG_1, BPF_REG_6, DT_CTX(ecb_id)),
		BPF_ALU64_REG(BPF_OR, BPF_REG_0, BPF_REG_1),
		BPF_LDX_MEM(BPF_W, BPF_REG_1, BPF_REG_6, DT_CTX(probe_id)),
		BPF_ALU64_REG(BPF_OR, BPF_REG_0, BPF_REG_1),
		BPF_LDX_MEM(BPF_DW, BPF_REG_1, BPF_REG_6, DT_CTX(args)),
		BPF_ALU64_REG(BPF_OR, BPF_REG_0, BPF_REG_1),
		BPF_EXIT_INSN(),
	};

	return dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
}

/* The same on every CPU. */
static int store_ecb(int ecbs, __u32 index, const struct dtrace_ecb *ecb,
		     bool percpu)
{
	int cpus = percpu ? libbpf_num_possible_cpus() : 1, i, err;
	struct dtrace_ecb *all = calloc(cpus, sizeof(*all));

	for (i = 0; i < cpus; i++)
		all[i] = *ecb;
	err = bpf_map_update_elem(ecbs, &index, all, BPF_ANY);
	free(all);
	return err;
}

FIXTURE(finalize)
{
	int ecbs;
	struct dtrace_ecb ecb;
	struct dtrace_bpf_context ctx;
};

FIXTURE_SETUP(finalize)
{
	int i;

	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	self->ecbs = dt_ecb_map(3);
	ASSERT_LE(0, self->ecbs);
	self->ecb.id = NUMBER;
	self->ecb.probe_id = 8;
	self->ecb.nargs = 3;
	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		self->ecb.args[i] = 100 + i;
	/* What a test run begins with must not shine through. */
	self->ctx.ecb_id = 1;
	self->ctx.probe_id = 1;
	self->ctx.nargs = 1;
	self->ctx.args[0] = 1;
}

FIXTURE_TEARDOWN(finalize)
{
	close(self->ecbs);
}

/* Refused at load */

#define MSG_TYPE	"cannot pass map_type"
#define MSG_SIZE	"struct dtrace_ecb"

static int make_map(enum bpf_map_type type, __u32 value_size)
{
	return bpf_map_create(type, "map", 4, value_size, 4, NULL);
}

#define EXPECT_MAP_REFUSED(msg, _map) do {				\
	int __map = (_map);						\
									\
	ASSERT_LE(0, __map);						\
	EXPECT_REFUSED(BPF_PROG_TYPE_DTRACE, EINVAL, msg,		\
		       FINALIZE(__map),					\
		       DT_RETURN_0());					\
	close(__map);							\
} while (0)

TEST_F(finalize, wrong_map_type_is_refused_at_load)
{
	const __u32 size = sizeof(struct dtrace_ecb);

	EXPECT_MAP_REFUSED(MSG_TYPE, make_map(BPF_MAP_TYPE_HASH, size));
	EXPECT_MAP_REFUSED(MSG_TYPE,
			   make_map(BPF_MAP_TYPE_PERCPU_HASH, size));
	EXPECT_MAP_REFUSED(MSG_TYPE, dt_perf_array());
	EXPECT_ACCEPTED(BPF_PROG_TYPE_DTRACE, FINALIZE(self->ecbs),
			DT_RETURN_0());
}

/* Elements are given back by a store. */
TEST_F(finalize, map_that_programs_may_not_write_is_refused_at_load)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts, .map_flags = BPF_F_RDONLY_PROG);

	EXPECT_MAP_REFUSED(MSG_SIZE,
			   bpf_map_create(BPF_MAP_TYPE_ARRAY, "map", 4,
					  sizeof(struct dtrace_ecb), 4, &opts));
}

TEST_F(finalize, wrong_value_size_is_refused_at_load)
{
	const __u32 size = sizeof(struct dtrace_ecb);

	EXPECT_MAP_REFUSED(MSG_SIZE,
			   make_map(BPF_MAP_TYPE_PERCPU_ARRAY, size - 8));
	EXPECT_MAP_REFUSED(MSG_SIZE,
			   make_map(BPF_MAP_TYPE_PERCPU_ARRAY, size + 8));
	EXPECT_MAP_REFUSED(MSG_SIZE, make_map(BPF_MAP_TYPE_ARRAY, 8));
	EXPECT_MAP_REFUSED(MSG_SIZE, make_map(BPF_MAP_TYPE_ARRAY, size + 8));
}

/* Element 0 */

TEST_F(finalize, takes_element_0)
{
	int clause = load_clause(self->ecbs);

	ASSERT_LE(0, clause)
		TH_LOG("%s", dt_log());
	ASSERT_EQ(0, store_ecb(self->ecbs, 0, &self->ecb, true));
	EXPECT_EQ(RESULT(3),
		  dt_test_run(clause, &self->ctx, sizeof(self->ctx)));
}

TEST_F(finalize, takes_an_array_with_one_element_for_each_cpu)
{
	int array = bpf_map_create(BPF_MAP_TYPE_ARRAY, "ecbs", 4,
				   sizeof(self->ecb), dt_cpus(), NULL);
	int clause = load_clause(array);

	ASSERT_LE(0, clause)
		TH_LOG("%s", dt_log());
	ASSERT_EQ(0, dt_pin(dt_cpus() - 1));
	ASSERT_EQ(0, store_ecb(array, dt_cpus() - 1, &self->ecb, false));
	EXPECT_EQ(RESULT(3),
		  dt_test_run(clause, &self->ctx, sizeof(self->ctx)));
}

TEST_F(finalize, takes_10_arguments_at_most)
{
	int clause = load_clause(self->ecbs);
	__u32 nargs[] = { 0, 1, 10, 11, 1000, 0xffffffff };
	int i;

	ASSERT_LE(0, clause);
	for (i = 0; i < ARRAY_SIZE(nargs); i++) {
		self->ecb.nargs = nargs[i];
		ASSERT_EQ(0, store_ecb(self->ecbs, 0, &self->ecb, true));
		EXPECT_EQ(RESULT(nargs[i] < 10 ? nargs[i] : 10),
			  dt_test_run(clause, &self->ctx, sizeof(self->ctx)));
	}
}

TEST_F(finalize, unknown_flags_are_an_error)
{
	int clause = load_clause(self->ecbs), rest = load_rest(self->ecbs);

	ASSERT_LE(0, clause);
	ASSERT_LE(0, rest);
	self->ecb.flags = 1U << 31;
	ASSERT_EQ(0, store_ecb(self->ecbs, 0, &self->ecb, true));
	EXPECT_EQ(-EINVAL, dt_test_run(clause, &self->ctx, sizeof(self->ctx)));
	EXPECT_EQ(0, dt_test_run(rest, &self->ctx, sizeof(self->ctx)));
}

/* Elements with an owner: the caller puts its context there, or does not. */

static int load_caller(struct __test_metadata *_metadata, int clause,
		       int ecbs, bool own, __u32 index)
{
	int progs = dt_prog_array(1), fd;
	const struct bpf_insn insns[] = {
		BPF_MOV64_REG(BPF_REG_6, BPF_REG_1),
		BPF_ST_MEM(BPF_W, BPF_REG_10, -4, index),
		BPF_MOV64_REG(BPF_REG_2, BPF_REG_10),
		BPF_ALU64_IMM(BPF_ADD, BPF_REG_2, -4),
		BPF_LD_MAP_FD(BPF_REG_1, ecbs),
		DT_CALL(map_lookup_elem),
		BPF_JMP_IMM(BPF_JEQ, BPF_REG_0, 0, 4),
		BPF_MOV64_REG(BPF_REG_1, BPF_REG_6),
		BPF_JMP_IMM(BPF_JA, 0, 0, own ? 1 : 0),
		BPF_MOV64_IMM(BPF_REG_1, 4096),
		BPF_STX_MEM(BPF_DW, BPF_REG_0, BPF_REG_1,
			    offsetof(struct dtrace_ecb, owner)),
		DT_TAIL_CALL(BPF_REG_6, progs, 0),
		BPF_MOV64_IMM(BPF_REG_0, 1),
		BPF_EXIT_INSN(),
	};

	ASSERT_EQ(0, dt_set(progs, 0, clause));
	fd = dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns, ARRAY_SIZE(insns));
	ASSERT_LE(0, fd)
		TH_LOG("%s", dt_log());
	return fd;
}

TEST_F(finalize, takes_the_element_that_the_caller_owns)
{
	const __u64 args[2] = {};
	struct dtrace_ecb *all;
	int clause, caller;
	__u32 index;

	clause = load_clause(self->ecbs);
	ASSERT_LE(0, clause);
	all = calloc(libbpf_num_possible_cpus(), sizeof(*all));
	for (index = 1; index < 3; index++) {
		self->ecb.nargs = index;
		ASSERT_EQ(0, store_ecb(self->ecbs, index, &self->ecb, true));
		caller = load_caller(_metadata, clause, self->ecbs, true,
				     index);
		EXPECT_EQ(RESULT(index),
			  dt_test_run(caller, args, sizeof(args)));
		/* Copied, so it is free again. */
		ASSERT_EQ(0, bpf_map_lookup_elem(self->ecbs, &index, all));
		EXPECT_EQ(0, all[0].owner);
	}
	free(all);
}

TEST_F(finalize, without_an_element_of_the_caller_is_enoent)
{
	const __u64 args[2] = {};
	int clause = load_clause(self->ecbs), rest = load_rest(self->ecbs);
	__u32 index;

	for (index = 0; index < 3; index++)
		ASSERT_EQ(0, store_ecb(self->ecbs, index, &self->ecb, true));
	EXPECT_EQ(-ENOENT,
		  dt_test_run(load_caller(_metadata, clause, self->ecbs, false,
					  1), args, sizeof(args)));
	EXPECT_EQ(0, dt_test_run(load_caller(_metadata, rest, self->ecbs,
					     false, 1), args, sizeof(args)));
	/* Element 0 is not for this source, whoever owns it. */
	EXPECT_EQ(-ENOENT,
		  dt_test_run(load_caller(_metadata, clause, self->ecbs, true,
					  0), args, sizeof(args)));
}

TEST_HARNESS_MAIN
