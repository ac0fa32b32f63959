// SPDX-License-Identifier: GPL-2.0
/*
 * Tail calls into BPF_PROG_TYPE_DTRACE, taken and not taken
 *
 * The first half makes calls from every event source, compiled, compiled with
 * blinded constants, and interpreted. The second half tests the call itself, in
 * all forms that the verifier compiles differently. Its callers are raw
 * tracepoint programs, because a test run can give them any arguments.
 *
 * A clause tells the test the thread's id plus a number. Only a clause with a
 * context of its own type can know the id. If a call is not taken, the test
 * gets FELL_THROUGH.
 */
#include <sys/syscall.h>

#include "dtrace_test.h"
#include "sources.h"
#include "progs/seen.bpf.h"

#define COOKIE		0x0fedcba987654321ULL
#define FELL_THROUGH	0x7fff0000

/* More than any CPU has slots: what leaks one each time leaks them all. */
#define MANY		100

/* From every event source */

FIXTURE(from)
{
	const struct dt_source *source;
};

FIXTURE_VARIANT(from)
{
	enum dt_source_id id;
};

#define X(name)	FIXTURE_VARIANT_ADD(from, name) { .id = DT_SOURCE_##name, };
DT_SOURCES(X)
#undef X

FIXTURE_SETUP(from)
{
	self->source = &dt_sources[variant->id];
	if (!dt_source_there(self->source))
		SKIP(return, "no fprobe in this kernel");
}

FIXTURE_TEARDOWN(from)
{
	dt_exec_mode(DT_EXEC_JIT);
}

static void expect_taken(struct __test_metadata *_metadata,
			 const struct dt_source *source, enum dt_exec mode)
{
	__u64 args[DTRACE_MAX_ARGS] = {};
	struct dt_wired wired;
	const struct seen *seen;
	int err, i;

	source->expect_args(args);
	err = dt_exec_mode(mode);
	if (err == -ENOTSUP)
		SKIP(return, "kernel cannot switch between JIT and interpreter");
	ASSERT_EQ(0, err);
	ASSERT_EQ(0, dt_wire(&wired, source, "seen", "note", COOKIE));
	seen = dt_var(wired.clause_obj, "seen");

	source->fire();
	EXPECT_EQ(source->hits, seen->hits);
	EXPECT_EQ(source - dt_sources + 1, seen->ctx.ecb_id);
	EXPECT_EQ(COOKIE, seen->cookie);
	EXPECT_EQ(source->address(), seen->address);
	EXPECT_EQ(source->nargs, seen->ctx.nargs);
	for (i = 0; i < DTRACE_MAX_ARGS; i++)
		EXPECT_EQ(args[i] == DT_ARG_TASK ? seen->helper_task : args[i],
			  seen->ctx.args[i]);

	/* With the clause gone the trampoline runs to its end. */
	ASSERT_EQ(0, dt_clear(wired.clauses, 0));
	source->fire();
	EXPECT_EQ(source->hits, seen->hits);
	EXPECT_EQ(source->hits,
		  *(__u64 *)dt_var(wired.tramp_obj, "fallen_through"));
	dt_unwire(&wired);
}

TEST_F(from, taken_by_the_jit)
{
	expect_taken(_metadata, self->source, DT_EXEC_JIT);
}

TEST_F(from, taken_by_the_interpreter)
{
	expect_taken(_metadata, self->source, DT_EXEC_INTERPRETER);
}

TEST_F(from, taken_with_blinding)
{
	expect_taken(_metadata, self->source, DT_EXEC_BLINDED);
}

/* The call itself */

FIXTURE(call)
{
	int progs;	/* of DTRACE programs; 0 and 1 are clauses, 2 empty */
	int own;	/* of raw tracepoint programs */
	int calls;	/* an element that programs count in */
};

FIXTURE_VARIANT(call)
{
	enum dt_exec mode;
};

FIXTURE_VARIANT_ADD(call, jit)
{
	.mode = DT_EXEC_JIT,
};

FIXTURE_VARIANT_ADD(call, interpreter)
{
	.mode = DT_EXEC_INTERPRETER,
};

FIXTURE_VARIANT_ADD(call, blinding)
{
	.mode = DT_EXEC_BLINDED,
};

/* A clause that tells the thread's id + @number. */
static int load_clause(int number)
{
	const struct bpf_insn insns[] = {
		BPF_LDX_MEM(BPF_W, BPF_REG_0, BPF_REG_1, DT_CTX(tid)),
		BPF_ALU64_IMM(BPF_ADD, BPF_REG_0, number),
		DT_TELL(),
	};

	return dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
}

/* The closing of a caller. */
#define RETURN_FELL_THROUGH()						\
	BPF_MOV64_IMM(BPF_REG_0, FELL_THROUGH), BPF_EXIT_INSN()

#define LOAD_CALLER(...) ({						\
	const struct bpf_insn __insns[] = { __VA_ARGS__ };		\
	int __fd = dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, __insns,	\
			   ARRAY_SIZE(__insns));			\
									\
	ASSERT_LE(0, __fd)						\
		TH_LOG("verifier log:\n%s", dt_log());			\
	__fd;								\
})

/* Run a caller with two arguments. */
static int run(int caller, __u64 arg0, __u64 arg1)
{
	const __u64 args[] = { arg0, arg1 };

	return dt_test_run(caller, args, sizeof(args));
}

FIXTURE_SETUP(call)
{
	int err = dt_exec_mode(variant->mode), clause, i;

	if (err == -ENOTSUP)
		SKIP(return, "kernel cannot switch between JIT and interpreter");
	ASSERT_EQ(0, err);
	ASSERT_EQ(0, dt_pin(0));
	self->progs = dt_prog_array(3);
	self->own = dt_prog_array(1);
	self->calls = dt_array(8, 1);
	for (i = 0; i < 2; i++) {
		clause = load_clause(1000 * i);
		ASSERT_LE(0, clause)
			TH_LOG("%s", dt_log());
		ASSERT_EQ(0, dt_set(self->progs, i, clause));
		close(clause);
	}
}

FIXTURE_TEARDOWN(call)
{
	dt_exec_mode(DT_EXEC_JIT);
}

/* Every slot of this CPU is free if many calls in a row are taken. */
static void expect_no_leak(struct __test_metadata *_metadata, int progs)
{
	long misses = dt_stat("slot_misses");
	int caller, i;

	caller = LOAD_CALLER(DT_TAIL_CALL(BPF_REG_1, progs, 0),
			     RETURN_FELL_THROUGH());
	ASSERT_LE(0, misses);
	for (i = 0; i < 20; i++)
		ASSERT_EQ(gettid(), run(caller, 0, 0));
	EXPECT_EQ(misses, dt_stat("slot_misses"));
	close(caller);
}

TEST_F(call, constant_index)
{
	int caller = LOAD_CALLER(DT_TAIL_CALL(BPF_REG_1, self->progs, 1),
				 RETURN_FELL_THROUGH());

	EXPECT_EQ(gettid() + 1000, run(caller, 0, 0));
}

TEST_F(call, dynamic_index)
{
	int caller = LOAD_CALLER(BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_1, 0),
				 BPF_LD_MAP_FD(BPF_REG_2, self->progs),
				 DT_CALL(tail_call),
				 RETURN_FELL_THROUGH());

	EXPECT_EQ(gettid(), run(caller, 0, 0));
	EXPECT_EQ(gettid() + 1000, run(caller, 1, 0));
	EXPECT_EQ(FELL_THROUGH, run(caller, 2, 0));
	EXPECT_EQ(FELL_THROUGH, run(caller, 3, 0));
	EXPECT_EQ(FELL_THROUGH, run(caller, -1, 0));
}

TEST_F(call, upper_half_of_the_index_is_ignored)
{
	int caller = LOAD_CALLER(BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_1, 0),
				 BPF_LD_MAP_FD(BPF_REG_2, self->progs),
				 DT_CALL(tail_call),
				 RETURN_FELL_THROUGH());

	EXPECT_EQ(gettid() + 1000, run(caller, 1ULL << 32 | 1, 0));
	EXPECT_EQ(FELL_THROUGH, run(caller, 1ULL << 32 | 2, 0));
}

/* The offset of an instruction has 16 bits: about 4,000 elements. */
TEST_F(call, constant_index_beyond_the_offset_of_a_load)
{
	int progs = dt_prog_array(8192), clause = load_clause(6000), caller;

	ASSERT_LE(0, clause);
	ASSERT_EQ(0, dt_set(progs, 0, clause));
	ASSERT_EQ(0, dt_set(progs, 8190, clause));
	caller = LOAD_CALLER(DT_TAIL_CALL(BPF_REG_1, progs, 8190),
			     RETURN_FELL_THROUGH());
	EXPECT_EQ(gettid() + 6000, run(caller, 0, 0));
	caller = LOAD_CALLER(DT_TAIL_CALL(BPF_REG_1, progs, 8191),
			     RETURN_FELL_THROUGH());
	EXPECT_EQ(FELL_THROUGH, run(caller, 0, 0));
}

/* Two constants that meet at one call. */
TEST_F(call, poisoned_index)
{
	int caller = LOAD_CALLER(BPF_LDX_MEM(BPF_DW, BPF_REG_4, BPF_REG_1, 0),
				 BPF_LD_MAP_FD(BPF_REG_2, self->progs),
				 BPF_MOV64_IMM(BPF_REG_3, 0),
				 BPF_JMP_IMM(BPF_JEQ, BPF_REG_4, 0, 1),
				 BPF_MOV64_IMM(BPF_REG_3, 1),
				 DT_CALL(tail_call),
				 RETURN_FELL_THROUGH());

	EXPECT_EQ(gettid(), run(caller, 0, 0));
	EXPECT_EQ(gettid() + 1000, run(caller, 1, 0));
}

/* Two arrays that meet at one call: argument 0 chooses, argument 1 indexes. */
static int load_poisoned_array(struct __test_metadata *_metadata, int first,
			       int second)
{
	return LOAD_CALLER(BPF_LDX_MEM(BPF_DW, BPF_REG_4, BPF_REG_1, 0),
			   BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_1, 8),
			   BPF_LD_MAP_FD(BPF_REG_2, first),
			   BPF_JMP_IMM(BPF_JEQ, BPF_REG_4, 0, 2),
			   BPF_LD_MAP_FD(BPF_REG_2, second),
			   DT_CALL(tail_call),
			   RETURN_FELL_THROUGH());
}

TEST_F(call, poisoned_array)
{
	int other = dt_prog_array(2), clause = load_clause(5000), caller;

	ASSERT_LE(0, clause);
	ASSERT_EQ(0, dt_set(other, 0, clause));
	caller = load_poisoned_array(_metadata, self->progs, other);

	EXPECT_EQ(gettid(), run(caller, 0, 0));
	EXPECT_EQ(gettid() + 1000, run(caller, 0, 1));
	EXPECT_EQ(FELL_THROUGH, run(caller, 0, 2));
	EXPECT_EQ(gettid() + 5000, run(caller, 1, 0));
	EXPECT_EQ(FELL_THROUGH, run(caller, 1, 1));
	expect_no_leak(_metadata, self->progs);
}

/* One of the arrays is of the caller's own type: no conversion there. */
TEST_F(call, poisoned_array_of_two_types)
{
	int echo = LOAD_CALLER(BPF_LDX_MEM(BPF_DW, BPF_REG_0, BPF_REG_1, 0),
			       BPF_ALU64_IMM(BPF_ADD, BPF_REG_0, 7),
			       BPF_EXIT_INSN());
	int caller;

	ASSERT_EQ(0, dt_set(self->own, 0, echo));
	caller = load_poisoned_array(_metadata, self->progs, self->own);

	EXPECT_EQ(gettid() + 1000, run(caller, 0, 1));
	EXPECT_EQ(8, run(caller, 1, 0));
	EXPECT_EQ(FELL_THROUGH, run(caller, 0, 2));
	EXPECT_EQ(FELL_THROUGH, run(caller, 1, 1));
	EXPECT_EQ(8, run(caller, 1, 0));
	expect_no_leak(_metadata, self->progs);
}

/* A test run can do without a context; a call within the type does not care. */
TEST_F(call, poisoned_array_of_two_types_without_context)
{
	int echo = LOAD_CALLER(BPF_MOV64_IMM(BPF_REG_0, 8),
			       BPF_EXIT_INSN());
	int caller;

	ASSERT_EQ(0, dt_set(self->own, 0, echo));
	/* CPU 0, which only the run knows, calls the own type. */
	caller = LOAD_CALLER(BPF_MOV64_REG(BPF_REG_6, BPF_REG_1),
			     DT_CALL(get_smp_processor_id),
			     BPF_MOV64_REG(BPF_REG_1, BPF_REG_6),
			     BPF_MOV64_IMM(BPF_REG_3, 0),
			     BPF_LD_MAP_FD(BPF_REG_2, self->own),
			     BPF_JMP_IMM(BPF_JEQ, BPF_REG_0, 0, 2),
			     BPF_LD_MAP_FD(BPF_REG_2, self->progs),
			     DT_CALL(tail_call),
			     RETURN_FELL_THROUGH());

	EXPECT_EQ(8, dt_test_run(caller, NULL, 0));
}

/* One program calls into both, at two places. */
TEST_F(call, two_calls_of_different_kinds)
{
	int echo = LOAD_CALLER(BPF_LDX_MEM(BPF_DW, BPF_REG_0, BPF_REG_1, 8),
			       BPF_EXIT_INSN());
	int caller;

	ASSERT_EQ(0, dt_set(self->own, 0, echo));
	caller = LOAD_CALLER(BPF_MOV64_REG(BPF_REG_6, BPF_REG_1),
			     DT_TAIL_CALL(BPF_REG_6, self->progs, 2),
			     BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_6, 0),
			     BPF_LD_MAP_FD(BPF_REG_2, self->progs),
			     BPF_MOV64_REG(BPF_REG_1, BPF_REG_6),
			     DT_CALL(tail_call),
			     DT_TAIL_CALL(BPF_REG_6, self->own, 0),
			     RETURN_FELL_THROUGH());

	EXPECT_EQ(gettid() + 1000, run(caller, 1, 77));
	EXPECT_EQ(77, run(caller, 2, 77));
	EXPECT_EQ(gettid(), run(caller, 0, 77));
}

/*
 * Within a type a static function may call, as ever: when the called program
 * ends, the function's caller goes on. Into another type it may not call, see
 * tail_call_place.c.
 */
TEST_F(call, from_a_static_function_within_the_type_returns_to_its_caller)
{
	int echo = LOAD_CALLER(BPF_LDX_MEM(BPF_DW, BPF_REG_0, BPF_REG_1, 8),
			       BPF_EXIT_INSN());
	struct bpf_object *obj = dt_open("subprog");
	int progs = dt_prog_array(3), caller, err;

	ASSERT_NE(NULL, obj);
	ASSERT_EQ(0, dt_set(progs, 1, echo));
	err = bpf_map__reuse_fd(bpf_object__find_map_by_name(obj, "progs"),
				progs);
	ASSERT_EQ(0, err);
	err = bpf_object__load(obj);
	if (variant->mode == DT_EXEC_INTERPRETER) {
		/* It cannot do that, whatever the types. */
		EXPECT_EQ(-EINVAL, err);
		bpf_object__close(obj);
		return;
	}
	ASSERT_EQ(0, err);
	caller = dt_object_prog(obj, "caller");
	EXPECT_EQ(100077, run(caller, 1, 77));
	EXPECT_EQ(100001, run(caller, 2, 77));
	bpf_object__close(obj);
}

/*
 * Behind a call that was not taken the caller's context, its saved registers
 * and all of its stack are what they were.
 */
TEST_F(call, empty_slot_falls_through)
{
	struct bpf_insn insns[256], *insn = insns;
	const struct bpf_insn head[] = {
		BPF_MOV64_REG(BPF_REG_6, BPF_REG_1),
		BPF_MOV64_IMM(BPF_REG_7, 10000),
		BPF_MOV64_IMM(BPF_REG_8, 20000),
		BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_6, 0),
		BPF_LD_MAP_FD(BPF_REG_2, self->progs),
		DT_CALL(tail_call),
		BPF_LDX_MEM(BPF_DW, BPF_REG_0, BPF_REG_6, 8),
		BPF_ALU64_REG(BPF_ADD, BPF_REG_0, BPF_REG_7),
		BPF_ALU64_REG(BPF_ADD, BPF_REG_0, BPF_REG_8),
	};
	const int words = 61;	/* leaves room for the slots of the call */
	int caller, i;

	for (i = 1; i <= words; i++)
		*insn++ = BPF_ST_MEM(BPF_DW, BPF_REG_10, -8 * i, i);
	memcpy(insn, head, sizeof(head));
	insn += ARRAY_SIZE(head);
	for (i = 1; i <= words; i++) {
		*insn++ = BPF_LDX_MEM(BPF_DW, BPF_REG_1, BPF_REG_10, -8 * i);
		*insn++ = BPF_ALU64_REG(BPF_ADD, BPF_REG_0, BPF_REG_1);
	}
	*insn++ = BPF_EXIT_INSN();
	caller = dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns, insn - insns);
	ASSERT_LE(0, caller)
		TH_LOG("%s", dt_log());

	EXPECT_EQ(gettid() + 1000, run(caller, 1, 5));
	for (i = 0; i < MANY; i++)
		ASSERT_EQ(30005 + words * (words + 1) / 2, run(caller, 2, 5));
	EXPECT_EQ(30005 + words * (words + 1) / 2, run(caller, 3, 5));
	expect_no_leak(_metadata, self->progs);
}

TEST_F(call, deleted_slot_falls_through)
{
	int caller = LOAD_CALLER(DT_TAIL_CALL(BPF_REG_1, self->progs, 1),
				 RETURN_FELL_THROUGH());
	int i;

	EXPECT_EQ(gettid() + 1000, run(caller, 0, 0));
	ASSERT_EQ(0, dt_clear(self->progs, 1));
	for (i = 0; i < MANY; i++)
		ASSERT_EQ(FELL_THROUGH, run(caller, 0, 0));
	expect_no_leak(_metadata, self->progs);
}

/* The caller uses all of the stack that a program may. */
TEST_F(call, from_a_caller_with_a_full_stack)
{
	struct bpf_insn insns[] = {
		BPF_ST_MEM(BPF_DW, BPF_REG_10, -MAX_BPF_STACK, 4),
		BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_1, 0),
		BPF_LD_MAP_FD(BPF_REG_2, self->progs),
		DT_CALL(tail_call),
		BPF_LDX_MEM(BPF_DW, BPF_REG_0, BPF_REG_10, -MAX_BPF_STACK),
		BPF_EXIT_INSN(),
	};
	int caller = dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns,
			     ARRAY_SIZE(insns));

	/* Its frames have 512 bytes and no more: refused rather than wrong. */
	if (variant->mode == DT_EXEC_INTERPRETER) {
		EXPECT_EQ(-EINVAL, caller);
		EXPECT_NE(NULL, strstr(dt_log(), "stack size 528(extra 0) is too large"))
			TH_LOG("%s", dt_log());
		return;
	}
	ASSERT_LE(0, caller)
		TH_LOG("%s", dt_log());
	EXPECT_EQ(gettid() + 1000, run(caller, 1, 0));
	EXPECT_EQ(4, run(caller, 2, 0));
}

/*
 * What the interpreter leaves of the 512 bytes: a clause has one slot for its
 * release, and a call has one for each of context, key and array, of which the
 * latter two are needed where they are not constant. Each program loads with
 * that much stack and not with 8 bytes more. JITs have room behind the 512.
 */

enum stack_user { CLAUSE, CONSTANT_KEY, DYNAMIC_KEY, TWO_ARRAYS };

FIXTURE(frame)
{
	int progs, other;
};

FIXTURE_VARIANT(frame)
{
	enum stack_user user;
	int left;
};

#define FRAME(_name, _user, _left)					\
	FIXTURE_VARIANT_ADD(frame, _name)				\
	{								\
		.user = _user,						\
		.left = _left,						\
	}

FRAME(clause, CLAUSE, 504);
FRAME(call_with_a_constant_key, CONSTANT_KEY, 504);
FRAME(call_with_a_dynamic_key, DYNAMIC_KEY, 496);
FRAME(call_into_one_of_two_arrays, TWO_ARRAYS, 488);

FIXTURE_SETUP(frame)
{
	int clause, err = dt_exec_mode(DT_EXEC_INTERPRETER);

	if (err == -ENOTSUP)
		SKIP(return, "kernel cannot switch between JIT and interpreter");
	ASSERT_EQ(0, err);
	clause = load_clause(0);
	ASSERT_LE(0, clause);
	self->progs = dt_prog_array(1);
	self->other = dt_prog_array(1);
	ASSERT_EQ(0, dt_set(self->progs, 0, clause));
	ASSERT_EQ(0, dt_set(self->other, 0, clause));
}

FIXTURE_TEARDOWN(frame)
{
	dt_exec_mode(DT_EXEC_JIT);
}

/* A program that uses @depth bytes of stack itself; what the load said. */
static int load_with_stack(enum stack_user user, int depth, int progs,
			   int other)
{
	const struct bpf_insn head[] = {
		BPF_ST_MEM(BPF_DW, BPF_REG_10, -depth, 1),
		BPF_MOV64_IMM(BPF_REG_3, 0),
	}, dynamic_key[] = {
		BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_1, 0),
	}, one_array[] = {
		BPF_LD_MAP_FD(BPF_REG_2, progs),
	}, second_array[] = {
		BPF_JMP_IMM(BPF_JEQ, BPF_REG_3, 0, 2),
		BPF_LD_MAP_FD(BPF_REG_2, other),
	}, call[] = {
		DT_CALL(tail_call),
	}, end[] = {
		DT_RETURN_0(),
	};
	struct bpf_insn insns[16], *insn = insns;

#define ADD(part) do {							\
	memcpy(insn, part, sizeof(part));				\
	insn += ARRAY_SIZE(part);					\
} while (0)
	ADD(head);
	if (user >= DYNAMIC_KEY)
		ADD(dynamic_key);
	if (user != CLAUSE)
		ADD(one_array);
	if (user == TWO_ARRAYS)
		ADD(second_array);
	if (user != CLAUSE)
		ADD(call);
	ADD(end);
#undef ADD
	return dt_load(user == CLAUSE ? BPF_PROG_TYPE_DTRACE :
					BPF_PROG_TYPE_RAW_TRACEPOINT,
		       insns, insn - insns);
}

TEST_F(frame, of_the_interpreter_has_no_byte_more)
{
	int fd = load_with_stack(variant->user, variant->left, self->progs,
				 self->other);

	EXPECT_LE(0, fd)
		TH_LOG("%s", dt_log());
	close(fd);
	EXPECT_EQ(-EINVAL, load_with_stack(variant->user, variant->left + 8,
					   self->progs, self->other));
	EXPECT_NE(NULL, strstr(dt_log(), "stack size 520(extra 0) is too large"))
		TH_LOG("%s", dt_log());
}

/* The counter of may_goto lives on the stack too. */
/* The verifier walks through 300 rounds, which takes a minute with KCSAN. */
TEST_F_TIMEOUT(call, beside_may_goto, 3600)
{
	int caller = LOAD_CALLER(BPF_MOV64_REG(BPF_REG_6, BPF_REG_1),
				 BPF_MOV64_IMM(BPF_REG_7, 0),
				 BPF_RAW_INSN(BPF_JMP | BPF_JCOND, 0, BPF_MAY_GOTO, 2, 0),
				 BPF_ALU64_IMM(BPF_ADD, BPF_REG_7, 1),
				 BPF_JMP_IMM(BPF_JLT, BPF_REG_7, 100, -3),
				 BPF_LDX_MEM(BPF_DW, BPF_REG_3, BPF_REG_6, 0),
				 BPF_LD_MAP_FD(BPF_REG_2, self->progs),
				 BPF_MOV64_REG(BPF_REG_1, BPF_REG_6),
				 DT_CALL(tail_call),
				 BPF_RAW_INSN(BPF_JMP | BPF_JCOND, 0, BPF_MAY_GOTO, 2, 0),
				 BPF_ALU64_IMM(BPF_ADD, BPF_REG_7, 1),
				 BPF_JMP_IMM(BPF_JLT, BPF_REG_7, 200, -3),
				 BPF_MOV64_REG(BPF_REG_0, BPF_REG_7),
				 BPF_EXIT_INSN());

	EXPECT_EQ(gettid() + 1000, run(caller, 1, 0));
	EXPECT_EQ(200, run(caller, 2, 0));
}

/* Chains */

/* A clause that counts, calls element 0 of @progs, and then tells 9. */
static int load_counting(int calls, int progs)
{
	const struct bpf_insn insns[] = {
		BPF_MOV64_REG(BPF_REG_6, BPF_REG_1),
		DT_COUNT(calls, 0),
		DT_TAIL_CALL(BPF_REG_6, progs, 0),
		BPF_MOV64_IMM(BPF_REG_0, 9),
		DT_TELL(),
	};

	return dt_load(BPF_PROG_TYPE_DTRACE, insns, ARRAY_SIZE(insns));
}

TEST_F(call, chain_of_clauses)
{
	int last = load_clause(2000), chain = dt_prog_array(2), first, caller;
	int i;

	ASSERT_EQ(0, dt_set(chain, 0, last));
	first = load_counting(self->calls, chain);
	ASSERT_LE(0, first)
		TH_LOG("%s", dt_log());
	ASSERT_EQ(0, dt_set(self->progs, 2, first));
	caller = LOAD_CALLER(DT_TAIL_CALL(BPF_REG_1, self->progs, 2),
			     RETURN_FELL_THROUGH());

	for (i = 0; i < MANY; i++)
		ASSERT_EQ(gettid() + 2000, run(caller, 0, 0));
	EXPECT_EQ(MANY, dt_get(self->calls, 0));
	ASSERT_EQ(0, dt_clear(chain, 0));
	for (i = 0; i < MANY; i++)
		ASSERT_EQ(9, run(caller, 0, 0));
	expect_no_leak(_metadata, self->progs);
}

/* The call into the clause is the first of the 33. */
TEST_F(call, limit_of_33)
{
	int chain = dt_prog_array(1), clause, caller, i;

	clause = load_counting(self->calls, chain);
	ASSERT_LE(0, clause)
		TH_LOG("%s", dt_log());
	ASSERT_EQ(0, dt_set(chain, 0, clause));
	caller = LOAD_CALLER(DT_TAIL_CALL(BPF_REG_1, chain, 0),
			     RETURN_FELL_THROUGH());

	for (i = 1; i <= MANY; i++) {
		ASSERT_EQ(9, run(caller, 0, 0));
		ASSERT_EQ(33 * i, dt_get(self->calls, 0));
	}
	expect_no_leak(_metadata, self->progs);
}

/* The limit is reached where the context has been converted already. */
TEST_F(call, limit_of_33_at_the_conversion)
{
	const struct bpf_insn insns[] = {
		BPF_MOV64_REG(BPF_REG_6, BPF_REG_1),
		DT_COUNT(self->calls, 0),
		DT_TAIL_CALL(BPF_REG_6, self->own, 0),
		DT_TAIL_CALL(BPF_REG_6, self->progs, 0),
		BPF_LDX_MEM(BPF_DW, BPF_REG_0, BPF_REG_6, 0),
		BPF_EXIT_INSN(),
	};
	int caller = dt_load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns,
			     ARRAY_SIZE(insns)), i;

	ASSERT_LE(0, caller)
		TH_LOG("%s", dt_log());
	ASSERT_EQ(0, dt_set(self->own, 0, caller));
	for (i = 1; i <= MANY; i++) {
		ASSERT_EQ(55, run(caller, 55, 0));
		ASSERT_EQ(34 * i, dt_get(self->calls, 0));
	}
	expect_no_leak(_metadata, self->progs);
}

TEST_HARNESS_MAIN
