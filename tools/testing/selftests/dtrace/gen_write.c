// SPDX-License-Identifier: GPL-2.0
/*
 * The generator: random programs that obey the rules of the type, or break one
 *
 * A program is a sequence of random statements, which contain others. R6 has the
 * context, R9 a number, and four variables are on the stack. Each statement may
 * change R0 to R5, R7 and R8. So all of them fit together, and the generator
 * knows what the verifier must say.
 *
 * A program of kind GEN_BAD has one defect, in a place that the verifier reaches.
 */
#include <linux/kernel.h>

#define DT_COMMON
#include "gen.h"

#define VARS		4
#define VAR(i)		(-16 - 8 * (i))
#define SPILL_BEGIN	(-48)
#define SPILL_END	(-56)
#define COUNTER(depth)	(-64 - 8 * (depth))
#define MAX_DEPTH	4
#define MARGIN		64	/* instructions that the end of a program needs */

struct later {
	int from;		/* instruction that refers to the function */
	int linkage;
	bool is_callback, is_open;
};

struct gen {
	struct code *c;
	__u64 state;		/* of the random numbers */
	int depth, loops;
	bool in_main, is_open;
	bool may_call;		/* tail calls and functions */
	struct later later[CODE_FUNCS];
	int functions;
	struct gen_prog *p;
};

/* splitmix64 */
__u64 gen_random(__u64 *state)
{
	__u64 z = *state += 0x9e3779b97f4a7c15ULL;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
	return z ^ (z >> 31);
}

static int below(struct gen *g, int limit)
{
	return gen_random(&g->state) % limit;
}

static bool chance(struct gen *g, int percent)
{
	return below(g, 100) < percent;
}

static bool has_space(const struct gen *g)
{
	return g->c->len < CODE_INSNS - 2 * MARGIN;
}

static void statements(struct gen *g, int count);

static const int size_codes[] = { BPF_B, BPF_H, BPF_W, BPF_DW };

/* The fields of the context that are numbers. */
static const struct field {
	int offset, size, count;
} fields[] = {
	{ CTX(ecb_id), 4, 1 }, { CTX(probe_id), 4, 1 }, { CTX(state), 8, 1 },
	{ CTX(prio), 4, 1 }, { CTX(cpu), 4, 1 }, { CTX(tid), 4, 1 },
	{ CTX(pid), 4, 1 }, { CTX(ppid), 4, 1 }, { CTX(uid), 4, 1 },
	{ CTX(gid), 4, 1 }, { CTX(euid), 4, 1 }, { CTX(egid), 4, 1 },
	{ CTX(nargs), 4, 1 }, { CTX(args), 8, DTRACE_MAX_ARGS },
	{ CTX(regs), 8, sizeof(bpf_user_pt_regs_t) / 8 },
};

#define FIELDS	((int)ARRAY_SIZE(fields))

static void write_field(struct gen *g)
{
	const struct field *f = &fields[below(g, FIELDS)];
	int log = below(g, f->size == 8 ? 4 : 3), size = 1 << log;
	int offset = f->offset + f->size * below(g, f->count) +
		     size * below(g, f->size / size);
	int op = chance(g, 50) ? BPF_XOR : BPF_ADD;

	/* The registers of a link are those of a function in the kernel. */
	emit(g->c, BPF_LDX_MEM(size_codes[log], R0, R6, offset));
	emit(g->c, BPF_ALU64_REG(op, R9, R0));
}

static void write_math(struct gen *g)
{
	static const int ops[] = {
		BPF_ADD, BPF_SUB, BPF_MUL, BPF_OR, BPF_AND, BPF_XOR, BPF_LSH,
		BPF_RSH, BPF_ARSH, BPF_DIV, BPF_MOD, BPF_MOV,
	};
	int op = ops[below(g, 12)], class = chance(g, 60) ? BPF_ALU64 : BPF_ALU;
	bool shifts = op == BPF_LSH || op == BPF_RSH || op == BPF_ARSH;
	int imm = chance(g, 50) ? below(g, 256) : (int)gen_random(&g->state);
	int limit = class == BPF_ALU64 ? 63 : 31;

	if (shifts)
		imm = below(g, limit + 1);
	if ((op == BPF_DIV || op == BPF_MOD) && !imm)
		imm = 7;
	if (chance(g, 50)) {
		emit(g->c, BPF_RAW_INSN(class | op | BPF_K, R9, 0, 0, imm));
		return;
	}
	emit(g->c, BPF_LDX_MEM(BPF_DW, R0, R10, VAR(below(g, VARS))));
	if (shifts)
		emit(g->c, BPF_ALU64_IMM(BPF_AND, R0, limit));
	emit(g->c, BPF_RAW_INSN(class | op | BPF_X, R9, R0, 0, 0));
}

/* Spill or fill a number; narrow parts of a variable, too. */
static void write_variable(struct gen *g)
{
	int log = below(g, 4), offset = VAR(below(g, VARS));

	offset += (1 << log) * below(g, 8 >> log);
	if (chance(g, 50))
		emit(g->c, BPF_STX_MEM(size_codes[log], R10, R9, offset));
	else
		emit(g->c, BPF_LDX_MEM(size_codes[log], R9, R10, offset));
}

static void write_result(struct gen *g)
{
	result(g->c, below(g, GEN_RESULTS), R9);
}

static void write_unknown(struct gen *g)
{
	unknown(g->c, R9, 0);
}

/* Store at @begin + [0, size), and perhaps read it back. */
static void use_memory(struct gen *g, int begin, int size)
{
	int count = 1 + below(g, 4), log, offset;

	while (count-- > 0) {
		log = below(g, 4);
		while ((1 << log) > size)
			log--;
		offset = below(g, size - (1 << log) + 1);
		if (g->c->flags & BPF_F_STRICT_ALIGNMENT) {
			log = 0;
			offset = below(g, size);
		}
		if (chance(g, 30))
			emit(g->c, BPF_ST_MEM(size_codes[log], begin, offset,
					      below(g, 1000)));
		else
			emit(g->c, BPF_STX_MEM(size_codes[log], begin, R9, offset));
		if (!chance(g, 40))
			continue;
		log = below(g, log + 1);
		emit(g->c, BPF_LDX_MEM(size_codes[log], R0, begin, offset));
		emit(g->c, BPF_ALU64_REG(BPF_ADD, R9, R0));
	}
}

/* A helper fills memory, whose pointer it gets. */
static void fill_by_helper(struct gen *g, int begin, int size)
{
	int offset = below(g, size), length = 1 + below(g, size - offset);

	emit(g->c, BPF_MOV64_REG(R1, begin));
	emit(g->c, BPF_ALU64_IMM(BPF_ADD, R1, offset));
	if (chance(g, 30)) {
		emit(g->c, BPF_MOV64_IMM(R2, length));
		emit(g->c, BPF_EMIT_CALL(BPF_FUNC_get_current_comm));
		return;
	}
	emit(g->c, BPF_MOV64_IMM(R2, length > 32 ? 32 : length));
	emit(g->c, BPF_MOV64_REG(R3, R10));
	emit(g->c, BPF_ALU64_IMM(BPF_ADD, R3, VAR(VARS - 1)));
	emit(g->c, BPF_EMIT_CALL(BPF_FUNC_probe_read_kernel));
}

/* Perhaps keep both pointers on the stack for some statements. */
static void spill_pointers(struct gen *g)
{
	if (!chance(g, 30))
		return;
	emit(g->c, BPF_STX_MEM(BPF_DW, R10, R7, SPILL_BEGIN));
	emit(g->c, BPF_STX_MEM(BPF_DW, R10, R8, SPILL_END));
	emit(g->c, BPF_MOV64_IMM(R7, 0));
	emit(g->c, BPF_MOV64_IMM(R8, 0));
	write_math(g);
	write_field(g);
	emit(g->c, BPF_LDX_MEM(BPF_DW, R7, R10, SPILL_BEGIN));
	emit(g->c, BPF_LDX_MEM(BPF_DW, R8, R10, SPILL_END));
}

/* Perhaps move the pointer by a constant, and by a number with bounds. */
static void move_pointer(struct gen *g)
{
	if (chance(g, 25))
		emit(g->c, BPF_ALU64_IMM(BPF_ADD, R7, below(g, 32)));
	if (!chance(g, 25) || g->c->flags & BPF_F_STRICT_ALIGNMENT)
		return;
	emit(g->c, BPF_MOV64_REG(R0, R9));
	emit(g->c, BPF_ALU64_IMM(BPF_AND, R0, 31));
	emit(g->c, BPF_ALU64_REG(BPF_ADD, R7, R0));
}

/* Two branches prove different ranges; what follows uses the smaller one. */
static int check_joined(struct gen *g, int size, int *out2)
{
	int other = size + 1 + below(g, 32), out, skip, join;

	skip = jump_imm(g->c, BPF_JSGT, R9, below(g, 100));
	out = check(g->c, R7, R8, size);
	join = jump(g->c);
	land(g->c, skip);
	*out2 = check(g->c, R7, R8, other);
	land(g->c, join);
	return out;
}

static void use_buffer(struct gen *g)
{
	int size = 1 + below(g, 64), out, out2 = -1;

	spill_pointers(g);
	move_pointer(g);
	if (chance(g, 25))
		out = check_joined(g, size, &out2);
	else
		out = check(g->c, R7, R8, size);
	use_memory(g, R7, size);
	if (chance(g, 20))
		fill_by_helper(g, R7, size);
	if (chance(g, 20) && g->depth < MAX_DEPTH)
		write_math(g);
	land(g->c, out);
	if (out2 >= 0)
		land(g->c, out2);
}

static void write_scratch(struct gen *g)
{
	scratch(g->c, R7, R8);
	use_buffer(g);
}

static void write_output(struct gen *g)
{
	output(g->c, R7, R8);
	use_buffer(g);
}

static int random_size(struct gen *g)
{
	static const int odd[] = { 0, 1, 3, 4, 4084, 4085, 4096, 65536 };

	if (chance(g, 8))
		return odd[below(g, 8)];
	return 1 + below(g, chance(g, 90) ? 128 : 4084);
}

static void write_reserve(struct gen *g)
{
	reserve_from(g->c, chance(g, 95) ? MAP_EVENTS : MAP_OTHER_EVENTS,
		     random_size(g));
	g->is_open = true;
}

static void write_commit(struct gen *g)
{
	int flags = chance(g, 85) ? 0 : chance(g, 80) ? BPF_BUFFER_DISCARD : 4;

	commit_to(g->c, chance(g, 97) ? MAP_EVENTS : MAP_OTHER_EVENTS, flags);
	g->is_open = false;
}

static int random_jump(struct gen *g)
{
	static const int ops[] = {
		BPF_JEQ, BPF_JNE, BPF_JGT, BPF_JGE, BPF_JLT, BPF_JLE, BPF_JSET,
		BPF_JSGT, BPF_JSGE, BPF_JSLT, BPF_JSLE,
	};
	int class = chance(g, 70) ? BPF_JMP : BPF_JMP32;
	int op = ops[below(g, 11)];

	if (chance(g, 70)) {
		emit(g->c, BPF_RAW_INSN(class | op | BPF_K, R9, 0, 0,
					below(g, 300) - 50));
	} else {
		emit(g->c, BPF_LDX_MEM(BPF_DW, R0, R10, VAR(below(g, VARS))));
		emit(g->c, BPF_RAW_INSN(class | op | BPF_X, R9, R0, 0, 0));
	}
	return g->c->len - 1;
}

/* A reservation, or its end, in each of two branches. */
static void in_both_branches(struct gen *g, void (*write)(struct gen *g))
{
	bool was_open = g->is_open;
	int skip = random_jump(g), end;

	write(g);
	end = jump(g->c);
	g->is_open = was_open;
	land(g->c, skip);
	if (chance(g, 40) && was_open)
		write_output(g);
	write(g);
	land(g->c, end);
}

static void write_record(struct gen *g)
{
	if (g->is_open) {
		write_output(g);
		return;
	}
	if (chance(g, 20))
		in_both_branches(g, write_reserve);
	else
		write_reserve(g);
	write_output(g);
	g->depth++;
	statements(g, below(g, 3));
	g->depth--;
	if (g->is_open && chance(g, 20))
		in_both_branches(g, write_commit);
	else if (g->is_open)
		write_commit(g);
}

static void write_if(struct gen *g)
{
	int skip = random_jump(g), end;

	g->depth++;
	statements(g, 1 + below(g, 3));
	if (chance(g, 50)) {
		end = jump(g->c);
		land(g->c, skip);
		statements(g, 1 + below(g, 2));
		land(g->c, end);
	} else {
		land(g->c, skip);
	}
	g->depth--;
}

/* A loop ends after a constant, or an unknown number of times, or by may_goto. */
static void write_loop(struct gen *g)
{
	int counter = COUNTER(g->depth), start, out = -1, times = 1 + below(g, 4);
	bool is_unknown = chance(g, 30), may_goto = chance(g, 50);

	/* The verifier explores each turn of each loop in another one. */
	if (g->loops == 2)
		return;
	if (is_unknown) {
		unknown(g->c, R0, 3);
		emit(g->c, BPF_STX_MEM(BPF_DW, R10, R0, counter));
	} else {
		emit(g->c, BPF_ST_MEM(BPF_DW, R10, counter, times));
	}
	start = g->c->len;
	if (may_goto) {
		emit(g->c, BPF_RAW_INSN(BPF_JMP | BPF_JCOND, 0, 0, 0, 0));
		out = g->c->len - 1;
	}
	g->depth++;
	g->loops++;
	statements(g, 1 + below(g, 2));
	g->loops--;
	g->depth--;
	emit(g->c, BPF_LDX_MEM(BPF_DW, R0, R10, counter));
	emit(g->c, BPF_ALU64_IMM(BPF_SUB, R0, 1));
	emit(g->c, BPF_STX_MEM(BPF_DW, R10, R0, counter));
	emit(g->c, BPF_JMP_IMM(BPF_JSGT, R0, 0, back(g->c, start)));
	if (out >= 0)
		land(g->c, out);
}

static bool may_add_function(const struct gen *g)
{
	return g->may_call && g->in_main && g->functions < CODE_FUNCS - 1;
}

static void write_call(struct gen *g)
{
	struct later *later = &g->later[g->functions];

	if (!may_add_function(g))
		return;
	g->functions++;
	later->is_open = g->is_open;
	later->linkage = g->is_open || chance(g, 50) ? BTF_FUNC_STATIC :
						       BTF_FUNC_GLOBAL;
	emit(g->c, BPF_MOV64_REG(R1, R6));
	later->from = call(g->c);
}

static void write_callback(struct gen *g)
{
	struct later *later = &g->later[g->functions];

	if (!may_add_function(g))
		return;
	g->functions++;
	later->is_callback = true;
	later->is_open = g->is_open;
	/* 0 times, the callback is dead code, but its address is not. */
	later->from = loop(g->c, below(g, 4));
}

static void write_tail_call(struct gen *g)
{
	if (g->is_open || !g->in_main || !g->may_call)
		return;
	g->p->tail_calls = true;
	tail_call(g->c);
}

static const struct {
	void (*write)(struct gen *g);
	int weight;
	bool contains;		/* other statements */
} kinds[] = {
	{ write_field, 14 }, { write_math, 14 }, { write_variable, 10 },
	{ write_result, 10 }, { write_unknown, 3 }, { write_scratch, 10 },
	{ write_record, 16 }, { write_if, 10, true }, { write_loop, 6, true },
	{ write_call, 4 }, { write_callback, 4 }, { write_tail_call, 2 },
};

static void statement(struct gen *g)
{
	int total = 0, pick, i;

	for (i = 0; i < (int)ARRAY_SIZE(kinds); i++)
		total += kinds[i].weight;
	pick = below(g, total);
	for (i = 0; pick >= kinds[i].weight; i++)
		pick -= kinds[i].weight;
	if (kinds[i].contains && g->depth >= MAX_DEPTH)
		write_math(g);
	else
		kinds[i].write(g);
}

static void statements(struct gen *g, int count)
{
	while (count-- > 0 && has_space(g))
		statement(g);
}

/* What each function begins with: variables. */
static void begin(struct gen *g)
{
	int i;

	emit(g->c, BPF_MOV64_IMM(R9, below(g, 1000)));
	for (i = 0; i < VARS; i++)
		emit(g->c, BPF_ST_MEM(BPF_DW, R10, VAR(i), below(g, 100)));
}

static void write_functions(struct gen *g)
{
	int i;

	g->in_main = false;
	for (i = 0; i < g->functions; i++) {
		struct later *later = &g->later[i];

		if (later->is_callback)
			callback(g->c, later->from);
		else
			function_of_ctx(g->c, later->from, later->linkage);
		begin(g);
		g->is_open = later->is_open;
		g->depth = 2;
		g->loops = 1;
		statements(g, 1 + below(g, 3));
		leave(g->c);
	}
}

static void copy_context(struct gen *g)
{
	int i, n, at;

	emit_map_value(g->c, R1, MAP_RESULTS);
	for (i = 0; i < FIELDS; i++) {
		for (n = 0; n < fields[i].count; n++) {
			int code = fields[i].size == 8 ? BPF_DW : BPF_W;

			at = fields[i].offset + n * fields[i].size;
			emit(g->c, BPF_LDX_MEM(code, R0, R6, at));
			emit(g->c, BPF_STX_MEM(code, R1, R0, GEN_COPY + at));
		}
	}
}

/* The defects: each of them is rejected wherever it stands in the main function. */

static void bad_open(struct gen *g)
{
	int skip;

	unknown(g->c, R0, 0);
	skip = jump_imm(g->c, BPF_JEQ, R0, 77);
	reserve(g->c, 16);
	leave(g->c);
	land(g->c, skip);
}

static void bad_commit_in_one_branch(struct gen *g)
{
	int skip;

	reserve(g->c, 16);
	unknown(g->c, R0, 0);
	skip = jump_imm(g->c, BPF_JSGT, R0, 5);
	commit(g->c);
	land(g->c, skip);
}

static void bad_reserve_twice(struct gen *g)
{
	reserve(g->c, 16);
	reserve(g->c, 16);
	commit(g->c);
}

static void bad_reserve_in_loop(struct gen *g)
{
	int start;

	unknown(g->c, R0, 3);
	emit(g->c, BPF_STX_MEM(BPF_DW, R10, R0, COUNTER(0)));
	start = g->c->len;
	reserve(g->c, 16);
	emit(g->c, BPF_LDX_MEM(BPF_DW, R0, R10, COUNTER(0)));
	emit(g->c, BPF_ALU64_IMM(BPF_SUB, R0, 1));
	emit(g->c, BPF_STX_MEM(BPF_DW, R10, R0, COUNTER(0)));
	emit(g->c, BPF_JMP_IMM(BPF_JSGT, R0, 0, back(g->c, start)));
	commit(g->c);
}

static void bad_tail_call(struct gen *g)
{
	reserve(g->c, 16);
	tail_call(g->c);
	commit(g->c);
}

static void bad_no_check(struct gen *g)
{
	scratch(g->c, R7, R8);
	emit(g->c, BPF_ST_MEM(BPF_B, R7, below(g, 64), 1));
}

static void bad_past_check(struct gen *g)
{
	int size = 1 + below(g, 64), log = below(g, 4), out;

	scratch(g->c, R7, R8);
	out = check(g->c, R7, R8, size);
	emit(g->c, BPF_STX_MEM(size_codes[log], R7, R9,
			       size - (1 << log) + 1 + below(g, 8)));
	land(g->c, out);
}

static void bad_other_end(struct gen *g)
{
	int out;

	emit(g->c, BPF_LDX_MEM(BPF_DW, R7, R6, CTX(scratch)));
	emit(g->c, BPF_LDX_MEM(BPF_DW, R8, R6, CTX(buf_end)));
	out = check(g->c, R7, R8, 8);
	emit(g->c, BPF_ST_MEM(BPF_B, R7, 0, 1));
	land(g->c, out);
}

static void bad_joined(struct gen *g)
{
	int size = 1 + below(g, 32), out, out2;

	scratch(g->c, R7, R8);
	emit(g->c, BPF_MOV64_REG(R2, R9));
	unknown(g->c, R9, 0);
	out = check_joined(g, size, &out2);
	emit(g->c, BPF_ST_MEM(BPF_B, R7, size, 1));
	land(g->c, out);
	land(g->c, out2);
}

static void bad_stale(struct gen *g)
{
	int out;

	reserve(g->c, 16);
	output(g->c, R7, R8);
	out = check(g->c, R7, R8, 8);
	commit(g->c);
	emit(g->c, BPF_ST_MEM(BPF_B, R7, 0, 1));
	land(g->c, out);
	commit(g->c);
}

static void bad_stale_spill(struct gen *g)
{
	int out;

	output(g->c, R7, R8);
	emit(g->c, BPF_STX_MEM(BPF_DW, R10, R7, SPILL_BEGIN));
	reserve(g->c, 16);
	emit(g->c, BPF_LDX_MEM(BPF_DW, R7, R10, SPILL_BEGIN));
	emit(g->c, BPF_LDX_MEM(BPF_DW, R8, R6, CTX(buf_end)));
	out = check(g->c, R7, R8, 8);
	emit(g->c, BPF_ST_MEM(BPF_B, R7, 0, 1));
	land(g->c, out);
	commit(g->c);
}

static void bad_negative(struct gen *g)
{
	int out;

	scratch(g->c, R7, R8);
	unknown(g->c, R0, 0);
	emit(g->c, BPF_ALU64_IMM(BPF_OR, R0, -16));
	emit(g->c, BPF_ALU64_REG(BPF_ADD, R7, R0));
	out = check(g->c, R7, R8, 32);
	emit(g->c, BPF_ST_MEM(BPF_B, R7, 0, 1));
	land(g->c, out);
}

static void bad_atomic(struct gen *g)
{
	int out;

	scratch(g->c, R7, R8);
	out = check(g->c, R7, R8, 8);
	emit(g->c, BPF_ATOMIC_OP(BPF_DW, BPF_ADD, R7, R9, 0));
	land(g->c, out);
}

static void bad_context_store(struct gen *g)
{
	emit(g->c, BPF_STX_MEM(BPF_DW, R6, R9, CTX(args) + 8 * below(g, 10)));
}

static void bad_context_load(struct gen *g)
{
	static const struct {
		int code, offset;
	} loads[] = {
		{ BPF_DW, CTX(ecb_id) }, { BPF_W, CTX(buf) },
		{ BPF_W, CTX(scratch_end) + 4 }, { BPF_B, CTX(task) },
		{ BPF_DW, CTX(args) + 4 }, { BPF_H, CTX(tid) + 1 },
		{ BPF_DW, sizeof(struct dtrace_bpf_context) }, { BPF_W, -4 },
	};
	int i = below(g, ARRAY_SIZE(loads));

	emit(g->c, BPF_LDX_MEM(loads[i].code, R0, R6, loads[i].offset));
}

static void bad_result(struct gen *g)
{
	int skip;

	unknown(g->c, R0, 0);
	skip = jump_imm(g->c, BPF_JEQ, R0, 77);
	emit(g->c, BPF_MOV64_IMM(R0, 1));
	emit(g->c, BPF_EXIT_INSN());
	land(g->c, skip);
}

static void bad_end_access(struct gen *g)
{
	scratch(g->c, R7, R8);
	emit(g->c, BPF_LDX_MEM(BPF_B, R0, R8, -1));
}

static void bad_helper_size(struct gen *g)
{
	int out;

	scratch(g->c, R7, R8);
	out = check(g->c, R7, R8, 16);
	emit(g->c, BPF_MOV64_REG(R1, R7));
	emit(g->c, BPF_MOV64_IMM(R2, 17));
	emit(g->c, BPF_EMIT_CALL(BPF_FUNC_get_current_comm));
	land(g->c, out);
}

static void bad_buffer_id(struct gen *g)
{
	emit(g->c, BPF_MOV64_REG(R1, R6));
	emit(g->c, BPF_MOV64_IMM(R2, chance(g, 50) ? DTRACE_BUF_SCRATCH :
						     below(g, 8) * 8));
	emit_map(g->c, R3, MAP_EVENTS);
	emit(g->c, BPF_MOV64_IMM(R4, 16));
	emit(g->c, BPF_EMIT_CALL(BPF_FUNC_buffer_reserve));
}

static const struct {
	const char *name;
	void (*write)(struct gen *g);
} defects[] = {
#define DEFECT(name)	{ #name, bad_##name }
	DEFECT(open), DEFECT(commit_in_one_branch), DEFECT(reserve_twice),
	DEFECT(reserve_in_loop), DEFECT(tail_call), DEFECT(no_check),
	DEFECT(past_check), DEFECT(other_end), DEFECT(joined), DEFECT(stale),
	DEFECT(stale_spill), DEFECT(negative), DEFECT(atomic),
	DEFECT(context_store), DEFECT(context_load), DEFECT(result),
	DEFECT(end_access), DEFECT(helper_size), DEFECT(buffer_id),
};

#define DEFECTS	((int)ARRAY_SIZE(defects))

const char *gen_defect(int i)
{
	return i < DEFECTS ? defects[i].name : NULL;
}

static void write_defect(struct gen *g)
{
	int i = below(g, DEFECTS);

	g->p->defect = defects[i].name;
	defects[i].write(g);
}

/* Change one instruction, but neither a map nor which helper is called. */
static void change(struct gen *g, int first)
{
	int at = first + below(g, g->c->len - first);
	struct bpf_insn *insn = &g->c->insn[at], other;
	bool is_call = insn->code == (BPF_JMP | BPF_CALL) && !insn->src_reg;

	if (!insn->code || BPF_CLASS(insn->code) == BPF_LD || is_call)
		return;
	switch (below(g, 6)) {
	case 0:
		insn->imm ^= 1 << below(g, 8);
		break;
	case 1:
		insn->off += below(g, 17) - 8;
		break;
	case 2:
		insn->dst_reg = below(g, 11);
		break;
	case 3:
		insn->src_reg = BPF_SRC(insn->code) == BPF_X ||
				BPF_CLASS(insn->code) == BPF_LDX ? below(g, 11) : 0;
		break;
	case 4:
		*insn = BPF_JMP_A(0);
		break;
	default:
		if (at + 2 >= g->c->len || BPF_CLASS(insn[1].code) == BPF_LD ||
		    !insn[1].code)
			break;
		other = insn[0];
		insn[0] = insn[1];
		insn[1] = other;
	}
}

static void write_body(struct gen *g, struct gen_prog *p)
{
	int count = 2 + below(g, 9), at = below(g, count + 1);

	statements(g, at);
	if (p->kind == GEN_BAD)
		write_defect(g);
	statements(g, count - at);
	leave(g->c);
	write_functions(g);
}

void gen_write_copy(struct code *c)
{
	struct gen g = { .c = c };

	finalize(c);
	copy_context(&g);
	leave(c);
}

int gen_write(struct gen_prog *p, __u64 seed, enum gen_kind kind)
{
	struct gen g = { .c = &p->code, .state = seed, .p = p, .in_main = true };
	int changes;

	p->kind = kind;
	p->defect = NULL;
	p->tail_calls = false;
	g.may_call = kind != GEN_TARGET && chance(&g, 60);
	if (chance(&g, 30))
		p->code.flags |= BPF_F_TEST_STATE_FREQ;
	if (chance(&g, 30))
		p->code.flags |= BPF_F_TEST_RND_HI32;
	if (chance(&g, 10))
		p->code.flags |= BPF_F_STRICT_ALIGNMENT;
	p->finalizes = kind != GEN_TARGET && chance(&g, 80);
	p->copies = kind != GEN_TARGET && chance(&g, 70);
	if (p->finalizes)
		finalize(&p->code);
	if (p->copies)
		copy_context(&g);
	p->body = p->code.len;
	begin(&g);
	write_body(&g, p);
	if (p->code.error)
		return -p->code.error;
	if (kind == GEN_CHANGED) {
		for (changes = 1 + below(&g, 2); changes > 0; changes--)
			change(&g, p->body);
	}
	return 0;
}
