/* SPDX-License-Identifier: GPL-2.0 */
/*
 * A small assembler for test programs, and two macros that turn a program into
 * a test
 *
 * The best test of a verifier rule is a program of a few instructions that
 * breaks this rule and no other. Such programs are written here one instruction
 * at a time, with labels instead of counted jump offsets:
 *
 *	REFUSED(store_without_a_check, "text of the verifier")
 *	{
 *		scratch(c, R7, R8);
 *		emit(c, BPF_ST_MEM(BPF_B, R7, 0, 1));
 *		leave(c);
 *	}
 *
 * REFUSED() is a test that the load fails and that the verifier gives the
 * reason. ACCEPTED() is two tests that the program loads, runs once and leaves
 * the given values in the results map. One test runs the compiled program. The
 * other test, with _interpreted at the end of its name, runs the program in the
 * interpreter. It is skipped, with a message, if the kernel has no interpreter
 * or if no interpreter supports the program. Each rejected program has an
 * accepted twin that differs in as little as possible. The twin shows that
 * nothing else in the program is a reason to reject it.
 *
 * R6 holds the context throughout. A function that emits a call clobbers R0-R5.
 * A function that is documented to use R1 clobbers R1. All others change only
 * the registers that they name.
 */
#ifndef _DTRACE_TEST_CODE_H
#define _DTRACE_TEST_CODE_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <linux/bpf.h>
#include <linux/btf.h>
#include <linux/dtrace.h>
#include <linux/filter.h>

#include "dtrace_test.h"

#define R0	BPF_REG_0
#define R1	BPF_REG_1
#define R2	BPF_REG_2
#define R3	BPF_REG_3
#define R4	BPF_REG_4
#define R5	BPF_REG_5
#define R6	BPF_REG_6
#define R7	BPF_REG_7
#define R8	BPF_REG_8
#define R9	BPF_REG_9
#define R10	BPF_REG_10

/* Offset of a field of the context. */
#define CTX(field)	((int)offsetof(struct dtrace_bpf_context, field))

#define CODE_INSNS	512
#define CODE_FUNCS	4
#define CODE_RESULTS	32

/* The maps that programs name; each is made when it is first named. */
enum code_map {
	MAP_RESULTS,		/* one value of CODE_RESULTS u64 */
	MAP_EVENTS,		/* perf events, an entry per CPU */
	MAP_OTHER_EVENTS,	/* the same, for mistaken ones */
	MAP_PROGS,		/* prog array, one entry */
	MAP_HASH,		/* u64 to u64 */
	MAP_ECB,		/* what finalize takes */
	MAP_FORMAT,		/* frozen, read-only: format string "<%d>" */
	MAP_LRU,		/* u64 to u64, without a guard */
	MAP_LPM,		/* u64 to u64, of which half are prefix lengths */
	MAP_ARRAY_OF_LRU,	/* one entry */
	MAP_HASH_OF_LRU,
	MAP_ARRAY_OF_HASH,
	NR_CODE_MAPS,
};

/* What a function takes in R1. */
enum code_arg {
	TAKES_NOTHING,
	TAKES_CTX,
	TAKES_INT_PTR,
	NR_CODE_ARGS,
};

struct code_func {
	int start;		/* first instruction */
	int linkage;		/* BTF_FUNC_* */
	enum code_arg arg;
};

struct code {
	struct bpf_insn insn[CODE_INSNS];
	int len;
	struct code_func func[CODE_FUNCS];
	int funcs;		/* 0: only the main program */
	int map[NR_CODE_MAPS];	/* descriptor or -1 */
	int error;		/* first errno of making a map or finding a function, or 0 */
	enum bpf_prog_type type;	/* BPF_PROG_TYPE_DTRACE */
	enum bpf_attach_type attach_type;
	__u32 flags;		/* BPF_F_* of the load */
	bool is_quiet;		/* a log only of a load that fails */
	char *log;
};

/*
 * What the verifier says. Names say which rule is meant: several rules end in
 * the same words, and two pairs of words may mean one rule.
 */
#define MSG_RANGE	"offset is outside of the context buffer"
#define MSG_SCALAR	"invalid mem access 'scalar'"
#define MSG_END		"invalid mem access 'ctx_buf_end'"
#define MSG_END_MATH	"pointer arithmetic on ctx_buf_end prohibited"
#define MSG_NEGATIVE	"min value is negative"
#define MSG_ALIGN	"misaligned context buffer access"
#define MSG_ATOMIC	"BPF_ATOMIC stores into R7 ctx_buf is not allowed"
#define MSG_DYNPTR	"Unsupported reg type ctx_buf for bpf_dynptr_from_mem"
#define MSG_APART	"which only helpers and static functions may get"
#define MSG_EXIT	"exit while buffer "
#define MSG_TAIL_CALL	"tail_call while buffer "
#define MSG_GLOBAL_CALL	"global function call while buffer "
#define MSG_SLEEP	"call of a helper that may sleep while buffer "
#define MSG_SLEEP_KFUNC	"call of a kernel function that may sleep while buffer "
#define MSG_AGAIN	"is reserved already"
#define MSG_THROW	"bpf_throw would skip the release of the context"
#define MSG_BUF_ID	"is not the id of a buffer that can be reserved"
#define MSG_BUF_CONST	"R2 must be a known constant"
#define MSG_ECB_TYPE	"cannot pass map_type"
#define MSG_ECB_SIZE	"must be a plain struct dtrace_ecb and writable"
#define MSG_HELPER	"program of this type cannot use helper "
#define MSG_UNGUARDED	"a map without a guard forbids tail calls"
#define MSG_STACK	"invalid write to stack R10 off=0 size=8"

/* The string in MAP_FORMAT. */
#define CODE_FORMAT	"<%d>"

/* Start a program: the context goes to R6. */
void code_init(struct code *c);
void code_free(struct code *c);

/* Descriptor of a map, made when it is first asked for. */
int code_map(struct code *c, enum code_map id);

/* A descriptor, or -errno and c->log. */
int code_load(struct code *c);

/* Run once; what the program returned or told, or -errno. */
int code_run(int prog_fd);

/* A value that result() left, and one that the program can find there. */
__u64 code_result(struct code *c, int index);
int code_set_result(struct code *c, int index, __u64 value);

static inline void emit(struct code *c, struct bpf_insn insn)
{
	if (c->len == CODE_INSNS) {
		c->error = E2BIG;
		return;
	}
	c->insn[c->len++] = insn;
}

/* Two-slot load of an immediate: a map, the address of its value, a function. */
static inline void emit_wide(struct code *c, int dst, int src, int imm, int off)
{
	emit(c, BPF_RAW_INSN(BPF_LD | BPF_DW | BPF_IMM, dst, src, 0, imm));
	emit(c, BPF_RAW_INSN(0, 0, 0, 0, off));
}

static inline void emit_map(struct code *c, int dst, enum code_map id)
{
	emit_wide(c, dst, BPF_PSEUDO_MAP_FD, code_map(c, id), 0);
}

static inline void emit_map_value(struct code *c, int dst, enum code_map id)
{
	emit_wide(c, dst, BPF_PSEUDO_MAP_VALUE, code_map(c, id), 0);
}

/* A jump whose target is not known yet; pass what it returns to land(). */
static inline int jump_reg(struct code *c, int op, int dst, int src)
{
	emit(c, BPF_JMP_REG(op, dst, src, 0));
	return c->len - 1;
}

static inline int jump_imm(struct code *c, int op, int dst, int imm)
{
	emit(c, BPF_JMP_IMM(op, dst, imm, 0));
	return c->len - 1;
}

static inline int jump(struct code *c)
{
	emit(c, BPF_JMP_A(0));
	return c->len - 1;
}

/* The jump at @from ends here. */
static inline void land(struct code *c, int from)
{
	c->insn[from].off = c->len - from - 1;
}

/* Jump offset from the next instruction back to @to. */
static inline int back(struct code *c, int to)
{
	return to - c->len - 1;
}

/* Results are numbered; the value is taken from @reg, R1 is lost. */
static inline void result(struct code *c, int index, int reg)
{
	emit_map_value(c, R1, MAP_RESULTS);
	emit(c, BPF_STX_MEM(BPF_DW, R1, reg, 8 * index));
}

static inline void leave(struct code *c)
{
	emit(c, BPF_MOV64_IMM(R0, 0));
	emit(c, BPF_EXIT_INSN());
}

/* Leave, and let R0 be what code_run() returns. R1 is lost. */
static inline void tell(struct code *c)
{
	const struct bpf_insn insns[] = { DT_TELL() };
	size_t i;

	for (i = 0; i < sizeof(insns) / sizeof(*insns); i++)
		emit(c, insns[i]);
}

/* Load a buffer's pointers into @begin and @end. */
static inline void output(struct code *c, int begin, int end)
{
	emit(c, BPF_LDX_MEM(BPF_DW, begin, R6, CTX(buf)));
	emit(c, BPF_LDX_MEM(BPF_DW, end, R6, CTX(buf_end)));
}

static inline void scratch(struct code *c, int begin, int end)
{
	emit(c, BPF_LDX_MEM(BPF_DW, begin, R6, CTX(scratch)));
	emit(c, BPF_LDX_MEM(BPF_DW, end, R6, CTX(scratch_end)));
}

/*
 * if (@begin + @size > @end) goto the returned jump's target; R1 is lost.
 * Behind it @size bytes at @begin may be used.
 */
static inline int check(struct code *c, int begin, int end, int size)
{
	emit(c, BPF_MOV64_REG(R1, begin));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R1, size));
	return jump_reg(c, BPF_JGT, R1, end);
}

/* R0 = bpf_buffer_reserve(ctx, buf, map, size); R1-R5 are lost. */
static inline void reserve_from(struct code *c, enum code_map map, int size)
{
	emit(c, BPF_MOV64_REG(R1, R6));
	emit(c, BPF_MOV64_IMM(R2, DTRACE_BUF_OUTPUT));
	emit_map(c, R3, map);
	emit(c, BPF_MOV64_IMM(R4, size));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_buffer_reserve));
}

static inline void reserve(struct code *c, int size)
{
	reserve_from(c, MAP_EVENTS, size);
}

/* R0 = bpf_buffer_commit(ctx, buf, map, flags); R1-R5 are lost. */
static inline void commit_to(struct code *c, enum code_map map, int flags)
{
	emit(c, BPF_MOV64_REG(R1, R6));
	emit(c, BPF_MOV64_IMM(R2, DTRACE_BUF_OUTPUT));
	emit_map(c, R3, map);
	emit(c, BPF_MOV64_IMM(R4, flags));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_buffer_commit));
}

static inline void commit(struct code *c)
{
	commit_to(c, MAP_EVENTS, 0);
}

static inline void tail_call(struct code *c)
{
	emit(c, BPF_MOV64_REG(R1, R6));
	emit_map(c, R2, MAP_PROGS);
	emit(c, BPF_MOV64_IMM(R3, 0));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_tail_call));
}

/* R0 = bpf_finalize_context(ctx, map); R1-R5 are lost. */
static inline void finalize(struct code *c)
{
	emit(c, BPF_MOV64_REG(R1, R6));
	emit_map(c, R2, MAP_ECB);
	emit(c, BPF_EMIT_CALL(BPF_FUNC_finalize_context));
}

/*
 * @reg = a number the verifier does not know, at most @mask (0: any), at run
 * time 0 unless the test sets result UNKNOWN. R1 is lost.
 */
#define UNKNOWN	(CODE_RESULTS - 1)

static inline void unknown(struct code *c, int reg, int mask)
{
	emit_map_value(c, R1, MAP_RESULTS);
	emit(c, BPF_LDX_MEM(BPF_DW, reg, R1, 8 * UNKNOWN));
	if (mask)
		emit(c, BPF_ALU64_IMM(BPF_AND, reg, mask));
}

#define MARK	0x5a

/* Store a byte, read it back, make it result 0. R1, R2 are lost. */
static inline void touch(struct code *c, int begin, int offset)
{
	emit(c, BPF_ST_MEM(BPF_B, begin, offset, MARK));
	emit(c, BPF_LDX_MEM(BPF_B, R2, begin, offset));
	result(c, 0, R2);
}

/* Call a function of the program; pass what it returns to function(). */
static inline int call(struct code *c)
{
	emit(c, BPF_CALL_REL(0));
	return c->len - 1;
}

/* @dst = address of a function, for a callback. */
static inline int take_address(struct code *c, int dst)
{
	emit_wide(c, dst, BPF_PSEUDO_FUNC, 0, 0);
	return c->len - 2;
}

/* Call a function that the kernel exports to programs. */
static inline void call_kernel_function(struct code *c, const char *name)
{
	int id = dt_kernel_function(name);

	if (id < 0)
		c->error = -id;
	emit(c, BPF_RAW_INSN(BPF_JMP | BPF_CALL, 0, BPF_PSEUDO_KFUNC_CALL, 0,
			     id));
}

static inline void call_function(struct code *c, int from)
{
	c->insn[from].imm = c->len - from - 1;
}

/*
 * Begin the function that the instruction at @from refers to. It is the
 * caller's to save R6 or to get the context in R1.
 */
static inline void function(struct code *c, int from, int linkage,
			    enum code_arg arg)
{
	if (!c->funcs) {
		c->func[0].linkage = BTF_FUNC_GLOBAL;
		c->func[0].arg = TAKES_CTX;
		c->funcs = 1;
	}
	if (c->funcs == CODE_FUNCS) {
		c->error = E2BIG;
		return;
	}
	c->func[c->funcs].start = c->len;
	c->func[c->funcs].linkage = linkage;
	c->func[c->funcs].arg = arg;
	c->funcs++;
	call_function(c, from);
}

/*
 * R0 = bpf_loop(@times, callback, &ctx, 0); pass what it returns to
 * callback(). The stack from R10-8 is used.
 */
static inline int loop(struct code *c, int times)
{
	int from;

	emit(c, BPF_STX_MEM(BPF_DW, R10, R6, -8));
	emit(c, BPF_MOV64_IMM(R1, times));
	from = take_address(c, R2);
	emit(c, BPF_MOV64_REG(R3, R10));
	emit(c, BPF_ALU64_IMM(BPF_ADD, R3, -8));
	emit(c, BPF_MOV64_IMM(R4, 0));
	emit(c, BPF_EMIT_CALL(BPF_FUNC_loop));
	return from;
}

/* Begin the callback of loop(), with the context in R6. */
static inline void callback(struct code *c, int from)
{
	function(c, from, BTF_FUNC_STATIC, TAKES_NOTHING);
	emit(c, BPF_LDX_MEM(BPF_DW, R6, R2, 0));
}

/* As function(), with the context in R1, which goes to R6. */
static inline void function_of_ctx(struct code *c, int from, int linkage)
{
	function(c, from, linkage, TAKES_CTX);
	emit(c, BPF_MOV64_REG(R6, R1));
}

#ifndef DT_COMMON

/* Ring that ACCEPTED() gives to programs that name MAP_EVENTS. */
#define CODE_RING_PAGES	4

static inline void code_refused(struct __test_metadata *_metadata,
				void (*write)(struct code *c), const char *msg)
{
	struct code c;
	int fd;

	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	code_init(&c);
	write(&c);
	ASSERT_EQ(0, c.error);
	fd = code_load(&c);
	EXPECT_GT(0, fd);
	EXPECT_NE(NULL, strstr(c.log, msg))
		TH_LOG("no '%s' in:\n%s", msg, c.log);
	if (fd >= 0)
		close(fd);
	code_free(&c);
}

/* What the verifier says to programs that only a JIT can do; NULL: it did not. */
static inline const char *code_needs_jit(struct code *c)
{
	static const char * const texts[] = {
		"JIT is required for calling kernel function",
		"calling kernel functions are not allowed in non-JITed programs",
		"tail_calls are not allowed in non-JITed programs with bpf-to-bpf calls",
		"callbacks are not allowed in non-JITed programs",
		"mixing of tail_calls and bpf-to-bpf calls is not supported",
	};

	for (size_t i = 0; i < ARRAY_SIZE(texts); i++)
		if (strstr(c->log, texts[i]))
			return texts[i];
	return NULL;
}

/* Run what @write emits and compare the first @count results with @want. */
static inline void code_accepted(struct __test_metadata *_metadata,
				 void (*write)(struct code *c),
				 const __u64 *want, size_t count,
				 enum dt_exec mode)
{
	const char *reason;
	struct dt_ring ring;
	struct code c;
	size_t i;
	int fd;

	fd = dt_exec_mode(mode);
	if (fd == -ENOTSUP && mode == DT_EXEC_INTERPRETER)
		SKIP(return, "kernel cannot switch between JIT and interpreter");
	ASSERT_EQ(0, fd);
	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, dt_ring_open(&ring, 0, CODE_RING_PAGES, NULL));
	code_init(&c);
	write(&c);
	ASSERT_EQ(0, c.error);
	if (c.map[MAP_EVENTS] >= 0)
		dt_set(c.map[MAP_EVENTS], 0, ring.fd);
	fd = code_load(&c);
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	reason = mode == DT_EXEC_INTERPRETER && fd < 0 ? code_needs_jit(&c) :
							 NULL;
	if (reason)
		SKIP(goto out, "%s", reason);
	ASSERT_LE(0, fd)
		TH_LOG("refused:\n%s", c.log);
	EXPECT_EQ(0, code_run(fd));
	for (i = 0; i < count; i++) {
		EXPECT_EQ(want[i], code_result(&c, i))
			TH_LOG("result %zu", i);
	}
	close(fd);
out:
	code_free(&c);
	dt_ring_close(&ring);
}

#define REFUSED(name, msg)						\
	static void name##_code(struct code *c);			\
	TEST(name)							\
	{								\
		code_refused(_metadata, name##_code, msg);		\
	}								\
	static void name##_code(struct code *c)

#define ACCEPTED(name, ...)						\
	static void name##_code(struct code *c);			\
	static const __u64 name##_want[] = { __VA_ARGS__ };		\
	TEST(name)							\
	{								\
		code_accepted(_metadata, name##_code, name##_want,	\
			      ARRAY_SIZE(name##_want), DT_EXEC_JIT);	\
	}								\
	TEST(name##_interpreted)					\
	{								\
		code_accepted(_metadata, name##_code, name##_want,	\
			      ARRAY_SIZE(name##_want),			\
			      DT_EXEC_INTERPRETER);			\
	}								\
	static void name##_code(struct code *c)

#endif /* DT_COMMON */

#endif /* _DTRACE_TEST_CODE_H */
