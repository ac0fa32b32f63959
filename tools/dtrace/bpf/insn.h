/* SPDX-License-Identifier: GPL-2.0 */
/*
 * One BPF instruction as the code generator sees it, and a constructor for each
 * kind.
 *
 * An Op differs from the kernel's struct bpf_insn in three ways. Registers may
 * be virtual: the generator takes a new one for each value, and regs.cc maps
 * them to R0...R9. Jumps name a label instead of a distance. Loads of maps,
 * data and functions name the object that they refer to. code.h turns a list of
 * Ops into kernel instructions. The constructors are named after the assembler
 * syntax of the disassembler, so the generator's source resembles its dump.
 */
#ifndef DTRACE_BPF_INSN_H
#define DTRACE_BPF_INSN_H

#include <linux/bpf.h>

#include <cstdint>
#include <string>
#include <utility>

#include "base/diag.h"

namespace dt::bpf {

/* R0...R10 are the machine's; virtual registers count up from `virt`. */
enum class Reg : uint32_t {
	r0,
	r1,
	r2,
	r3,
	r4,
	r5,
	r6,
	r7,
	r8,
	r9,
	r10,
	virt = 16,
	none = 0xffffffff,
};

constexpr Reg fp = Reg::r10; /* frame pointer, read only */

constexpr bool is_virtual(Reg r)
{
	return r >= Reg::virt && r != Reg::none;
}
constexpr unsigned number(Reg r)
{
	return static_cast<unsigned>(r);
}
constexpr Reg reg(unsigned n)
{
	return static_cast<Reg>(n);
}

/* Width of a memory access, in the encoding of the instruction set. */
enum class Width : uint8_t { b = BPF_B, h = BPF_H, w = BPF_W, dw = BPF_DW };

/* The width that moves `bytes`, which is 1, 2, 4 or 8. */
constexpr Width width_of(unsigned bytes)
{
	return bytes == 1 ? Width::b : bytes == 2 ? Width::h : bytes == 4 ? Width::w : Width::dw;
}

/* Comparison of a conditional jump. */
enum class Cmp : uint8_t {
	eq = BPF_JEQ,
	ne = BPF_JNE,
	gt = BPF_JGT,
	ge = BPF_JGE,
	lt = BPF_JLT,
	le = BPF_JLE,
	sgt = BPF_JSGT,
	sge = BPF_JSGE,
	slt = BPF_JSLT,
	sle = BPF_JSLE,
	set = BPF_JSET,
};

enum class Alu : uint8_t {
	add = BPF_ADD,
	sub = BPF_SUB,
	mul = BPF_MUL,
	div = BPF_DIV,
	bor = BPF_OR,
	band = BPF_AND,
	lsh = BPF_LSH,
	rsh = BPF_RSH,
	neg = BPF_NEG,
	mod = BPF_MOD,
	bxor = BPF_XOR,
	mov = BPF_MOV,
	arsh = BPF_ARSH,
};

/* A place in a Code; numbers are handed out by Code::new_label(). */
enum class Label : uint32_t { None = 0xffffffff };

/* What a 64-bit load or a call refers to until the linker resolves it. */
enum class RefKind : uint8_t {
	None,
	Map,	      /* the map `name` itself, as a helper's argument */
	Value,	      /* byte `addend` of the value of array map `name` */
	Call,	      /* the BPF function `name` */
	KernelSymbol, /* the address of kernel symbol `name`, or "module`name", plus `addend` */
	PerCpu,	      /* a per-CPU variable called `name`, which the kernel knows by the BTF id `addend` */
	Helper,	      /* the kernel's helper `name`; in listings of loaded programs only */
	BtfId,	      /* the function or type `name` of the kernel, by its BTF id `addend`: a call, or a number */
};

struct Op {
	enum class Kind : uint8_t { Insn, Label };

	Kind kind = Kind::Insn;
	uint8_t code = 0; /* opcode byte of struct bpf_insn */
	Reg dst = Reg::r0, src = Reg::r0;
	int16_t off = 0;
	int64_t imm = 0;	    /* 64 bits for a wide load only */
	Label target = Label::None; /* of a jump, or the label defined */
	RefKind ref = RefKind::None;
	std::string name = {}; /* what `ref` refers to */
	std::string note = {}; /* comment in listings */
	Span span = {};	       /* of the D program; {}: none */
};

inline Op alu(Alu a, Reg dst, Reg src)
{
	return {.code = static_cast<uint8_t>(BPF_ALU64 | BPF_X | static_cast<uint8_t>(a)), .dst = dst, .src = src};
}

inline Op alu(Alu a, Reg dst, int32_t imm)
{
	return {.code = static_cast<uint8_t>(BPF_ALU64 | BPF_K | static_cast<uint8_t>(a)), .dst = dst, .imm = imm};
}

/* Computes with the low 32 bits; the upper half of dst becomes 0. */
inline Op alu32(Alu a, Reg dst, Reg src)
{
	return {.code = static_cast<uint8_t>(BPF_ALU | BPF_X | static_cast<uint8_t>(a)), .dst = dst, .src = src};
}

inline Op alu32(Alu a, Reg dst, int32_t imm)
{
	return {.code = static_cast<uint8_t>(BPF_ALU | BPF_K | static_cast<uint8_t>(a)), .dst = dst, .imm = imm};
}

/* Signed division or remainder: a division with offset 1. */
inline Op signed_alu(Alu a, Reg dst, Reg src)
{
	Op op = alu(a, dst, src);
	op.off = 1;
	return op;
}

inline Op signed_alu(Alu a, Reg dst, int32_t imm)
{
	Op op = alu(a, dst, imm);
	op.off = 1;
	return op;
}

inline Op mov(Reg dst, Reg src)
{
	return alu(Alu::mov, dst, src);
}
inline Op mov(Reg dst, int32_t imm)
{
	return alu(Alu::mov, dst, imm);
}

/* Move with sign extension from `bits`: 8, 16 or 32. */
inline Op movsx(Reg dst, Reg src, int16_t bits)
{
	Op op = mov(dst, src);
	op.off = bits;
	return op;
}

/* The index, within its function, of the instruction at @place. */
inline Op load_place(Reg dst, Label place)
{
	return {.code = BPF_ALU64 | BPF_K | BPF_MOV, .dst = dst, .target = place};
}

inline Op neg(Reg dst)
{
	return alu(Alu::neg, dst, 0);
}

/* The low 16, 32 or 64 bits of @r with the most significant byte first in memory; what is above becomes 0. */
inline Op to_big_endian(Reg r, int bits)
{
	return {.code = BPF_ALU | BPF_END | BPF_TO_BE, .dst = r, .imm = bits};
}

/* Any 64-bit constant; takes two slots. */
inline Op load_imm64(Reg dst, int64_t imm)
{
	return {.code = BPF_LD | BPF_IMM | BPF_DW, .dst = dst, .imm = imm};
}

inline Op load_map(Reg dst, std::string map)
{
	return {.code = BPF_LD | BPF_IMM | BPF_DW, .dst = dst, .ref = RefKind::Map, .name = std::move(map)};
}

inline Op load_value(Reg dst, std::string map, uint32_t offset)
{
	return {.code = BPF_LD | BPF_IMM | BPF_DW,
		.dst = dst,
		.imm = offset,
		.ref = RefKind::Value,
		.name = std::move(map)};
}

/*
 * The argument from which bpf_this_cpu_ptr() and bpf_per_cpu_ptr() make a
 * pointer that the verifier lets programs read.
 */
inline Op load_percpu(Reg dst, std::string variable, uint32_t btf_id)
{
	return {.code = BPF_LD | BPF_IMM | BPF_DW,
		.dst = dst,
		.imm = btf_id,
		.ref = RefKind::PerCpu,
		.name = std::move(variable)};
}

/* A plain number to the verifier: a program can read through it only by a helper. */
inline Op load_symbol(Reg dst, std::string symbol, int32_t offset)
{
	return {.code = BPF_LD | BPF_IMM | BPF_DW,
		.dst = dst,
		.imm = offset,
		.ref = RefKind::KernelSymbol,
		.name = std::move(symbol)};
}

inline Op load(Width w, Reg dst, Reg base, int16_t off)
{
	return {.code = static_cast<uint8_t>(BPF_LDX | BPF_MEM | static_cast<uint8_t>(w)),
		.dst = dst,
		.src = base,
		.off = off};
}

inline Op store(Width w, Reg base, int16_t off, Reg src)
{
	return {.code = static_cast<uint8_t>(BPF_STX | BPF_MEM | static_cast<uint8_t>(w)),
		.dst = base,
		.src = src,
		.off = off};
}

inline Op store(Width w, Reg base, int16_t off, int32_t imm)
{
	return {.code = static_cast<uint8_t>(BPF_ST | BPF_MEM | static_cast<uint8_t>(w)),
		.dst = base,
		.off = off,
		.imm = imm};
}

/* If *(base+off) == R0, it becomes src. R0 becomes the old value. */
inline Op cmpxchg(Width w, Reg base, int16_t off, Reg src)
{
	return {.code = static_cast<uint8_t>(BPF_STX | BPF_ATOMIC | static_cast<uint8_t>(w)),
		.dst = base,
		.src = src,
		.off = off,
		.imm = 0xf0 | BPF_FETCH};
}

/* *(base+off) += src, whatever comes between. */
inline Op atomic_add(Width w, Reg base, int16_t off, Reg src)
{
	return {.code = static_cast<uint8_t>(BPF_STX | BPF_ATOMIC | static_cast<uint8_t>(w)),
		.dst = base,
		.src = src,
		.off = off,
		.imm = BPF_ADD};
}

inline Op jump(Label to)
{
	return {.code = BPF_JMP | BPF_JA, .target = to};
}

inline Op jump_if(Cmp c, Reg a, Reg b, Label to)
{
	return {.code = static_cast<uint8_t>(BPF_JMP | BPF_X | static_cast<uint8_t>(c)),
		.dst = a,
		.src = b,
		.target = to};
}

inline Op jump_if(Cmp c, Reg a, int32_t imm, Label to)
{
	return {.code = static_cast<uint8_t>(BPF_JMP | BPF_K | static_cast<uint8_t>(c)),
		.dst = a,
		.imm = imm,
		.target = to};
}

inline Op call_helper(int32_t helper)
{
	return {.code = BPF_JMP | BPF_CALL, .imm = helper};
}

inline Op call_function(std::string name)
{
	return {.code = BPF_JMP | BPF_CALL, .src = reg(BPF_PSEUDO_CALL), .ref = RefKind::Call, .name = std::move(name)};
}

/* A function of the kernel that is no helper. */
inline Op call_kernel(std::string name, uint32_t btf_id)
{
	return {.code = BPF_JMP | BPF_CALL,
		.src = reg(BPF_PSEUDO_KFUNC_CALL),
		.imm = btf_id,
		.ref = RefKind::BtfId,
		.name = std::move(name)};
}

/* The BTF id of a type, as a number. */
inline Op load_btf_id(Reg dst, std::string type, uint32_t btf_id)
{
	Op op = mov(dst, static_cast<int32_t>(btf_id));

	op.ref = RefKind::BtfId;
	op.name = std::move(type);
	return op;
}

inline Op exit_insn()
{
	return {.code = BPF_JMP | BPF_EXIT};
}

inline Op label(Label l)
{
	return {.kind = Op::Kind::Label, .target = l};
}

} // namespace dt::bpf

#endif
