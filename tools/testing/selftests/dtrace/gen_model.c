// SPDX-License-Identifier: GPL-2.0
/*
 * The model: executes the instructions of a program on values with types
 *
 * A value is a number, which may be unknown, or a pointer: a kind of memory, and
 * an offset in it. So each access is checked at run time, whatever the verifier
 * has proved. Bytes that a program can read and the model cannot know, such as
 * former contents of a ring, are unknown, and so is all that is computed from
 * them. If a jump depends on them, the model gives up.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <linux/kernel.h>

#define DT_COMMON
#include "gen.h"

#define FRAMES		8
#define STACK		512
#define STEPS		200000
#define SCRATCH		4096
/* Bytes of the ring that a program can use, with gaps at the ends of pages. */
#define ROOM		(15 * 4096)
#define LARGEST		4084

enum kind {
	NOTHING,		/* a register that has no value */
	NUMBER,
	CONTEXT,
	OUTPUT,
	WORK,			/* the scratch memory */
	ON_STACK,
	RESULT,
	MAP,
	FUNCTION,
};

struct val {
	enum kind kind;
	bool is_known;
	__u32 place;		/* frame of the stack, or age of the buffer */
	__u64 v;		/* number, offset, descriptor, instruction */
};

struct frame {
	struct gen_byte bytes[STACK];
	struct val spilled[STACK / 8];	/* kind NOTHING: see bytes */
};

struct model {
	const struct code *code, *target;
	const struct gen_input *in;
	struct gen_output *out;
	struct val regs[FRAMES][11];
	struct frame frames[FRAMES];
	struct gen_byte output[GEN_RECORD_MAX], work[SCRATCH];
	int depth, steps, calls;
	bool is_stopped;
	bool is_open, has_room;	/* reserved; and not in vain */
	__u32 age, size, used;
	__u64 map;		/* of the reservation */
};

static struct val number(__u64 v)
{
	return (struct val){ NUMBER, true, 0, v };
}

static struct val unknown_number(void)
{
	return (struct val){ NUMBER };
}

static struct val pointer(enum kind kind, __u32 place, __u64 v)
{
	return (struct val){ kind, true, place, v };
}

/* End the execution; the first reason counts. */
static struct val stop(struct model *m, enum gen_end end, const char *format, ...)
{
	va_list args;

	if (m->is_stopped)
		return unknown_number();
	m->is_stopped = true;
	m->out->end = end;
	va_start(args, format);
	vsnprintf(m->out->text, sizeof(m->out->text), format, args);
	va_end(args);
	return unknown_number();
}

#define fault(m, ...)	stop(m, GEN_FAULT, __VA_ARGS__)
#define give_up(m, ...)	stop(m, GEN_OPEN, __VA_ARGS__)

static struct val get(struct model *m, int reg)
{
	struct val val = m->regs[m->depth][reg];

	if (val.kind == NOTHING)
		return fault(m, "R%d is read before it is set", reg);
	return val;
}

static void set(struct model *m, int reg, struct val val)
{
	m->regs[m->depth][reg] = val;
}

/* Memory */

/*
 * The bytes that a pointer leads to, or NULL after stop(). Reading through an
 * unknown number is possible for pointers to structures of the kernel.
 */
static struct gen_byte *find_memory(struct model *m, struct val p, __s64 off,
				    __u32 size)
{
	__u64 limit = 0, at = p.v + off;
	struct gen_byte *bytes = NULL;

	switch (p.kind) {
	case OUTPUT:
		limit = p.place == m->age && m->has_room ? m->size : 0;
		bytes = m->output;
		break;
	case WORK:
		limit = SCRATCH;
		bytes = m->work;
		break;
	case ON_STACK:
		limit = STACK;
		bytes = m->frames[p.place].bytes;
		at += STACK;
		break;
	case RESULT:
		limit = GEN_VALUE;
		bytes = m->out->results;
		break;
	default:
		break;
	}
	if (!p.is_known && p.kind != NUMBER)
		give_up(m, "pointer with an unknown offset");
	else if (!bytes && p.kind == NUMBER && !p.is_known)
		give_up(m, "access through an unknown number");
	else if (at > limit || size > limit - at)
		fault(m, "access to %u bytes at %lld of memory %d", size,
		      (long long)(p.v + off), p.kind);
	return m->is_stopped ? NULL : bytes + at;
}

static void put_bytes(struct gen_byte *to, struct val val, __u32 size)
{
	for (__u32 i = 0; i < size; i++) {
		to[i].value = val.v >> 8 * i;
		to[i].is_known = val.kind == NUMBER && val.is_known;
	}
}

static struct val get_bytes(const struct gen_byte *from, __u32 size)
{
	struct val val = number(0);

	for (__u32 i = 0; i < size; i++) {
		val.v |= (__u64)from[i].value << 8 * i;
		val.is_known &= from[i].is_known;
	}
	return val;
}

static bool in_field(int off, int field, int size)
{
	return off >= field && off < field + size;
}

/* A load from the context. */
static struct val load_field(struct model *m, int off, int size)
{
	bool is_whole = size == 8, is_known = true;
	struct val val = number(0);

	if (off < 0 || off % size || off + size > (int)sizeof(m->in->ctx))
		return fault(m, "load of %d bytes at %d of the context", size, off);
	if (in_field(off, CTX(buf), 32) && !is_whole)
		return fault(m, "narrow load of a pointer to a buffer");
	if (off == CTX(buf))
		return pointer(OUTPUT, m->age, 0);
	if (off == CTX(buf_end))
		return pointer(OUTPUT, m->age, m->has_room ? m->size : 0);
	if (off == CTX(scratch))
		return pointer(WORK, 0, 0);
	if (off == CTX(scratch_end))
		return pointer(WORK, 0, SCRATCH);
	if (in_field(off, CTX(args), sizeof(m->in->ctx.args)))
		is_known = m->in->knows_args;
	if (in_field(off, CTX(regs), sizeof(m->in->ctx.regs)))
		is_known = m->in->knows_regs;
	if (in_field(off, CTX(task), 8))
		is_known = false;
	memcpy(&val.v, (const char *)&m->in->ctx + off, size);
	val.is_known = is_known;
	return val;
}

static __u32 size_of(__u8 code)
{
	static const __u32 sizes[] = { 4, 2, 1, 8 };

	return sizes[BPF_SIZE(code) >> 3];
}

static void load_value(struct model *m, const struct bpf_insn *insn)
{
	struct val p = get(m, insn->src_reg), val;
	__u32 size = size_of(insn->code);
	const struct gen_byte *bytes;
	const struct val *spilled;

	if (m->is_stopped)
		return;
	if (p.kind == CONTEXT) {
		set(m, insn->dst_reg, load_field(m, p.v + insn->off, size));
		return;
	}
	if (p.kind == MAP || (p.kind == NUMBER && !p.is_known)) {
		set(m, insn->dst_reg, unknown_number());
		return;
	}
	bytes = find_memory(m, p, insn->off, size);
	if (!bytes)
		return;
	val = get_bytes(bytes, size);
	if (p.kind == ON_STACK) {
		spilled = &m->frames[p.place].spilled[(p.v + insn->off + STACK) / 8];
		if (spilled->kind != NOTHING)
			val = size == 8 ? *spilled : unknown_number();
	}
	if (BPF_MODE(insn->code) == BPF_MEMSX && size < 8)
		val.v = (__u64)((__s64)(val.v << (64 - 8 * size)) >> (64 - 8 * size));
	set(m, insn->dst_reg, val);
}

/* The values that are spilled where something is stored are lost. */
static void forget_spilled(struct model *m, struct val p, __s64 off, __u32 size)
{
	int first = (int)(p.v + off + STACK) / 8;
	int last = (int)(p.v + off + STACK + size - 1) / 8;

	for (; p.kind == ON_STACK && first <= last; first++)
		m->frames[p.place].spilled[first].kind = NOTHING;
}

static void store_value(struct model *m, const struct bpf_insn *insn)
{
	struct val p = get(m, insn->dst_reg), val = number((__s64)insn->imm);
	__u32 size = size_of(insn->code);
	struct gen_byte *bytes;

	if (BPF_CLASS(insn->code) == BPF_STX)
		val = get(m, insn->src_reg);
	if (m->is_stopped)
		return;
	if (p.kind == CONTEXT || p.kind == MAP || p.kind == FUNCTION) {
		fault(m, "store to memory %d", p.kind);
		return;
	}
	bytes = find_memory(m, p, insn->off, size);
	if (!bytes)
		return;
	if (BPF_CLASS(insn->code) == BPF_STX &&
	    BPF_MODE(insn->code) == BPF_ATOMIC) {
		if (p.kind == OUTPUT || p.kind == WORK)
			fault(m, "atomic operation on a buffer");
		else
			give_up(m, "atomic operation");
		return;
	}
	if (p.kind == RESULT && p.v + insn->off + size > GEN_COPY &&
	    insn >= &m->code->insn[m->in->body])
		give_up(m, "store to the copy of the context");
	forget_spilled(m, p, insn->off, size);
	put_bytes(bytes, val, size);
	if (p.kind == ON_STACK && size == 8 && val.kind != NUMBER)
		m->frames[p.place].spilled[(p.v + insn->off + STACK) / 8] = val;
}

/* Arithmetic */

static __u64 divide(__u64 a, __u64 b, bool is_signed, bool is_wide, bool mod)
{
	if (!is_wide && is_signed) {
		a = (__s64)(__s32)a;
		b = (__s64)(__s32)b;
	}
	if (!b)
		return mod ? a : 0;
	if (!is_signed)
		return mod ? a % b : a / b;
	if ((__s64)b == -1)
		return mod ? 0 : -a;
	return mod ? (__s64)a % (__s64)b : (__s64)a / (__s64)b;
}

static __u64 extend(__u64 b, int bits)
{
	return bits == 8 || bits == 16 || bits == 32 ?
	       (__u64)((__s64)(b << (64 - bits)) >> (64 - bits)) : b;
}

/* The operands of an operation of 32 bits have their high halves clear. */
static __u64 compute(struct model *m, const struct bpf_insn *insn, __u64 a,
		     __u64 b, bool is_wide)
{
	int mask = is_wide ? 63 : 31;

	switch (BPF_OP(insn->code)) {
	case BPF_ADD: return a + b;
	case BPF_SUB: return a - b;
	case BPF_MUL: return a * b;
	case BPF_OR: return a | b;
	case BPF_AND: return a & b;
	case BPF_XOR: return a ^ b;
	case BPF_LSH: return a << (b & mask);
	case BPF_RSH: return a >> (b & mask);
	case BPF_ARSH:
		return is_wide ? (__u64)((__s64)a >> (b & mask)) :
				 (__u32)((__s32)a >> (b & mask));
	case BPF_NEG: return -a;
	case BPF_MOV: return extend(b, insn->off);
	case BPF_DIV:
	case BPF_MOD:
		return divide(a, b, insn->off == 1, is_wide,
			      BPF_OP(insn->code) == BPF_MOD);
	default:
		give_up(m, "operation %x", insn->code);
		return 0;
	}
}

/* One of the operands is a pointer. */
static struct val compute_pointer(const struct bpf_insn *insn, struct val a,
				  struct val b)
{
	bool a_is_number = a.kind == NUMBER, b_is_number = b.kind == NUMBER;
	bool adds = BPF_OP(insn->code) == BPF_ADD;

	if (BPF_CLASS(insn->code) != BPF_ALU64 ||
	    (!adds && BPF_OP(insn->code) != BPF_SUB))
		return unknown_number();
	if (a_is_number && adds) {
		struct val swapped = a;

		a = b;
		b = swapped;
		b_is_number = true;
	} else if (a_is_number) {
		return unknown_number();
	}
	if (b_is_number) {
		a.is_known &= b.is_known;
		a.v += adds ? b.v : -b.v;
		return a;
	}
	if (adds || a.kind != b.kind || a.place != b.place ||
	    !a.is_known || !b.is_known)
		return unknown_number();
	return number(a.v - b.v);
}

static void arithmetic(struct model *m, const struct bpf_insn *insn)
{
	bool is_wide = BPF_CLASS(insn->code) == BPF_ALU64;
	__u8 op = BPF_OP(insn->code);
	struct val a = unknown_number(), b = number((__s64)insn->imm);
	__u64 result;

	if (op != BPF_MOV)
		a = get(m, insn->dst_reg);
	if (BPF_SRC(insn->code) == BPF_X && op != BPF_NEG && op != BPF_END)
		b = get(m, insn->src_reg);
	if (m->is_stopped)
		return;
	if (op == BPF_MOV && is_wide && !insn->off) {
		set(m, insn->dst_reg, b);
		return;
	}
	if (op == BPF_END) {
		give_up(m, "byte order");
		return;
	}
	if (op == BPF_MOV && b.kind != NUMBER) {
		set(m, insn->dst_reg, unknown_number());
		return;
	}
	if (a.kind != NUMBER || b.kind != NUMBER) {
		set(m, insn->dst_reg, compute_pointer(insn, a, b));
		return;
	}
	if ((op != BPF_MOV && !a.is_known) || !b.is_known) {
		set(m, insn->dst_reg, unknown_number());
		return;
	}
	if (!is_wide) {
		a.v = (__u32)a.v;
		b.v = (__u32)b.v;
	}
	result = compute(m, insn, a.v, b.v, is_wide);
	set(m, insn->dst_reg, number(is_wide ? result : (__u32)result));
}

/* Jumps */

static bool compare(struct model *m, __u8 op, __u64 a, __u64 b, __s64 sa, __s64 sb)
{
	switch (op) {
	case BPF_JEQ: return a == b;
	case BPF_JNE: return a != b;
	case BPF_JGT: return a > b;
	case BPF_JGE: return a >= b;
	case BPF_JLT: return a < b;
	case BPF_JLE: return a <= b;
	case BPF_JSET: return a & b;
	case BPF_JSGT: return sa > sb;
	case BPF_JSGE: return sa >= sb;
	case BPF_JSLT: return sa < sb;
	case BPF_JSLE: return sa <= sb;
	default:
		give_up(m, "jump %x", op);
		return false;
	}
}

static bool jumps(struct model *m, const struct bpf_insn *insn)
{
	bool is_wide = BPF_CLASS(insn->code) == BPF_JMP;
	struct val a = get(m, insn->dst_reg), b = number((__s64)insn->imm);
	__u8 op = BPF_OP(insn->code);

	if (BPF_SRC(insn->code) == BPF_X)
		b = get(m, insn->src_reg);
	if (m->is_stopped)
		return false;
	if (!a.is_known || !b.is_known || a.kind != b.kind ||
	    a.place != b.place || (a.kind != NUMBER && (!is_wide || op == BPF_JSET))) {
		give_up(m, "jump that depends on something unknown");
		return false;
	}
	/* Offsets can be below 0; addresses wrap nowhere. */
	if (a.kind != NUMBER) {
		a.v += 1ULL << 32;
		b.v += 1ULL << 32;
	}
	if (is_wide)
		return compare(m, op, a.v, b.v, a.v, b.v);
	return compare(m, op, (__u32)a.v, (__u32)b.v, (__s32)a.v, (__s32)b.v);
}

/* Helpers */

static bool takes_ctx(struct model *m)
{
	struct val ctx = get(m, 1);

	if (ctx.kind != CONTEXT || ctx.v)
		fault(m, "R1 is not the context");
	return !m->is_stopped;
}

static struct val reserve_buffer(struct model *m)
{
	struct val id = get(m, 2), map = get(m, 3), size = get(m, 4);

	if (!takes_ctx(m))
		return unknown_number();
	if (m->is_open)
		return fault(m, "a reservation is open already");
	if (!id.is_known || id.v != DTRACE_BUF_OUTPUT || map.kind != MAP)
		return fault(m, "reserve with a wrong buffer or map");
	if (!size.is_known)
		return give_up(m, "reserve of an unknown size");
	m->is_open = true;
	m->age++;
	m->map = map.v;
	m->size = 0;
	m->has_room = false;
	if (map.v != (__u64)m->code->map[MAP_EVENTS])
		return unknown_number();
	if (!(__u32)size.v || (__u32)size.v > LARGEST)
		return unknown_number();
	m->size = size.v;
	m->used += 2 * (m->size + 24);
	if (m->used > ROOM)
		return give_up(m, "the ring may be full");
	m->has_room = true;
	memset(m->output, 0, sizeof(m->output));
	return number(0);
}

static struct val commit_buffer(struct model *m)
{
	struct val id = get(m, 2), map = get(m, 3), flags = get(m, 4);
	bool is_valid, was_open = m->is_open && m->has_room;
	struct gen_record *record;

	if (!takes_ctx(m))
		return unknown_number();
	if (!id.is_known || id.v != DTRACE_BUF_OUTPUT || map.kind != MAP)
		return fault(m, "commit with a wrong buffer or map");
	if (!flags.is_known)
		return give_up(m, "commit with unknown flags");
	m->is_open = false;
	m->has_room = false;
	m->age++;
	if (!was_open)
		return number(-ENOENT);
	is_valid = map.v == m->map && !(flags.v & ~(__u64)BPF_BUFFER_DISCARD);
	if (is_valid && !flags.v) {
		if (m->out->count == GEN_RECORDS)
			return give_up(m, "too many records");
		record = &m->out->records[m->out->count++];
		record->size = m->size;
		memcpy(record->bytes, m->output, sizeof(record->bytes));
	}
	return number(is_valid ? 0 : -EINVAL);
}

/* A helper fills R1's memory of R2 bytes with @from, or with unknown bytes. */
static struct val fill_memory(struct model *m, const struct gen_byte *from)
{
	struct val p = get(m, 1), size = get(m, 2);
	struct gen_byte *bytes;

	if (m->is_stopped)
		return unknown_number();
	if (!size.is_known || (__u32)size.v > SCRATCH)
		return give_up(m, "memory of an unknown size");
	bytes = find_memory(m, p, 0, size.v);
	if (!bytes)
		return unknown_number();
	if (size.v)
		forget_spilled(m, p, 0, size.v);
	for (__u32 i = 0; i < size.v; i++)
		bytes[i] = from ? from[i] : (struct gen_byte){};
	return number(0);
}

/* The name is cut, so that the last byte is always 0. */
static struct val get_comm(struct model *m)
{
	struct gen_byte comm[SCRATCH] = {};
	struct val size = get(m, 2);

	for (size_t i = 0; i < ARRAY_SIZE(comm); i++) {
		comm[i].is_known = true;
		if (i < sizeof(m->in->comm) && i + 1 < (__u32)size.v)
			comm[i].value = m->in->comm[i];
	}
	return fill_memory(m, comm);
}

static struct val read_memory(struct model *m)
{
	struct val size = get(m, 2), from = get(m, 3);
	struct gen_byte *bytes;

	if (m->is_stopped)
		return unknown_number();
	if (from.kind != ON_STACK || !from.is_known || !size.is_known ||
	    from.v + size.v > 0)
		return fill_memory(m, NULL), unknown_number();
	bytes = find_memory(m, from, 0, size.v);
	return bytes ? fill_memory(m, bytes) : unknown_number();
}

static struct val run_function(struct model *m, int pc, struct val a1, struct val a2);

static struct val call_loop(struct model *m)
{
	struct val times = get(m, 1), func = get(m, 2), arg = get(m, 3);
	struct val flags = get(m, 4), result;
	__u32 i;

	if (m->is_stopped)
		return unknown_number();
	if (!times.is_known || !flags.is_known || func.kind != FUNCTION)
		return give_up(m, "loop of unknown length");
	if (flags.v)
		return number(-EINVAL);
	if ((__u32)times.v > 8 << 20)
		return number(-E2BIG);
	for (i = 0; i < (__u32)times.v && !m->is_stopped; i++) {
		result = run_function(m, func.v, number(i), arg);
		if (!result.is_known)
			give_up(m, "unknown result of a callback");
		if (result.v) {
			i++;
			break;
		}
	}
	return number(i);
}

static struct val call_helper(struct model *m, int id)
{
	switch (id) {
	case BPF_FUNC_buffer_reserve:
		return reserve_buffer(m);
	case BPF_FUNC_buffer_commit:
		return commit_buffer(m);
	case BPF_FUNC_finalize_context:
		return takes_ctx(m), unknown_number();
	case BPF_FUNC_loop:
		return call_loop(m);
	case BPF_FUNC_get_current_comm:
		return get_comm(m);
	case BPF_FUNC_probe_read_kernel:
		return read_memory(m);
	case BPF_FUNC_get_smp_processor_id:
		return number(m->in->ctx.cpu);
	case BPF_FUNC_get_current_pid_tgid:
		return number(m->in->pid_tgid);
	case BPF_FUNC_ktime_get_ns:
	case BPF_FUNC_get_prandom_u32:
		return unknown_number();
	default:
		return give_up(m, "helper %d", id);
	}
}

/* Has the program gone to its target? */
static bool goes_to_target(struct model *m)
{
	struct val map = get(m, 2), index = get(m, 3);

	if (!takes_ctx(m))
		return false;
	if (m->is_open)
		fault(m, "tail call while a reservation is open");
	if (!index.is_known || map.kind != MAP)
		give_up(m, "tail call to an unknown program");
	if (m->is_stopped || !m->target || (__u32)index.v || m->calls)
		return false;
	m->calls++;
	m->code = m->target;
	return true;
}

static struct val wide_value(struct model *m, const struct bpf_insn *insn, int pc)
{
	switch (insn->src_reg) {
	case 0:
		return number((__u32)insn->imm | (__u64)insn[1].imm << 32);
	case BPF_PSEUDO_MAP_FD:
		return pointer(MAP, 0, insn->imm);
	case BPF_PSEUDO_MAP_VALUE:
		if (insn->imm == m->code->map[MAP_RESULTS])
			return pointer(RESULT, 0, insn[1].imm);
		return give_up(m, "value of another map");
	case BPF_PSEUDO_FUNC:
		return pointer(FUNCTION, 0, pc + insn->imm + 1);
	default:
		return give_up(m, "wide load %d", insn->src_reg);
	}
}

/* The program counter after a call; the frame can be that of a target. */
static int call_something(struct model *m, const struct bpf_insn *insn, int pc)
{
	struct val result;

	if (insn->src_reg == BPF_PSEUDO_CALL) {
		result = run_function(m, pc + insn->imm + 1, m->regs[m->depth][1],
				      m->regs[m->depth][2]);
	} else if (insn->src_reg) {
		result = give_up(m, "function of the kernel");
	} else if (insn->imm == BPF_FUNC_tail_call) {
		if (goes_to_target(m)) {
			memset(&m->regs[0], 0, sizeof(m->regs[0]));
			set(m, 1, pointer(CONTEXT, 0, 0));
			set(m, 10, pointer(ON_STACK, 0, 0));
			memset(&m->frames[0], 0, sizeof(m->frames[0]));
			return 0;
		}
		result = (struct val){};
	} else {
		result = call_helper(m, insn->imm);
	}
	for (int reg = 1; reg <= 5; reg++)
		m->regs[m->depth][reg].kind = NOTHING;
	set(m, 0, result);
	return pc + 1;
}

static int jump_somewhere(struct model *m, const struct bpf_insn *insn, int pc)
{
	switch (BPF_OP(insn->code)) {
	case BPF_JA:
		return pc + 1 + (BPF_CLASS(insn->code) == BPF_JMP ? insn->off :
								    insn->imm);
	case BPF_CALL:
		return call_something(m, insn, pc);
	case BPF_JCOND:
		return pc + 1;
	default:
		return pc + 1 + (jumps(m, insn) ? insn->off : 0);
	}
}

/* Execute up to the exit of the function; the frame has been prepared. */
static void run_frame(struct model *m, int pc)
{
	const struct bpf_insn *insn;

	while (!m->is_stopped) {
		if (++m->steps > STEPS) {
			give_up(m, "too many steps");
			return;
		}
		if (pc < 0 || pc >= m->code->len) {
			fault(m, "jump out of the program");
			return;
		}
		insn = &m->code->insn[pc];
		switch (BPF_CLASS(insn->code)) {
		case BPF_ALU:
		case BPF_ALU64:
			arithmetic(m, insn);
			pc++;
			break;
		case BPF_LDX:
			load_value(m, insn);
			pc++;
			break;
		case BPF_ST:
		case BPF_STX:
			store_value(m, insn);
			pc++;
			break;
		case BPF_LD:
			set(m, insn->dst_reg, wide_value(m, insn, pc));
			pc += 2;
			break;
		default:
			if (insn->code == (BPF_JMP | BPF_EXIT))
				return;
			pc = jump_somewhere(m, insn, pc);
		}
	}
}

static struct val run_function(struct model *m, int pc, struct val a1, struct val a2)
{
	struct val result;

	if (m->depth + 1 == FRAMES)
		return give_up(m, "too many frames");
	m->depth++;
	memset(&m->regs[m->depth], 0, sizeof(m->regs[0]));
	memset(&m->frames[m->depth], 0, sizeof(m->frames[0]));
	set(m, 1, a1);
	set(m, 2, a2);
	set(m, 10, pointer(ON_STACK, m->depth, 0));
	run_frame(m, pc);
	/* A function that returns nothing useful need not set R0. */
	result = m->regs[m->depth][0];
	m->depth--;
	return result.kind == NOTHING ? unknown_number() : result;
}

void gen_model(const struct code *code, const struct code *target,
	       const struct gen_input *in, struct gen_output *out)
{
	static struct model m;
	struct val result;
	int i;

	memset(&m, 0, sizeof(m));
	m.code = code;
	m.target = target;
	m.in = in;
	m.out = out;
	out->end = GEN_DONE;
	out->text[0] = '\0';
	out->count = 0;
	for (i = 0; i < GEN_VALUE; i++)
		out->results[i] = (struct gen_byte){ 0, i < GEN_COPY };
	put_bytes(&out->results[8 * UNKNOWN], number(in->unknown), 8);
	set(&m, 1, pointer(CONTEXT, 0, 0));
	set(&m, 10, pointer(ON_STACK, 0, 0));
	run_frame(&m, 0);
	result = get(&m, 0);
	if (!m.is_stopped && result.is_known && result.v)
		fault(&m, "the program returns %lld", (long long)result.v);
	if (!m.is_stopped && m.is_open)
		fault(&m, "a reservation is open at the exit");
}
