/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Values between code generator and linker.
 *
 *   Code      Ops with labels, under construction; registers may be virtual
 *   Function  kernel instructions; their references are not resolved yet
 *
 * assemble() turns Code into a Function. The functions of the library, which
 * are read from ELF objects, are Functions too, so the linker has one kind of
 * input.
 */
#ifndef DTRACE_BPF_CODE_H
#define DTRACE_BPF_CODE_H

#include "base/result.h"
#include "bpf/insn.h"

#include <string>
#include <vector>

namespace dt::bpf {

using Insn = struct bpf_insn;

/* Connects a span of the D program, or a remark, with an instruction. */
struct Note {
	uint32_t at = 0;  /* index of an instruction */
	Span span = {};	  /* of the D program; {}: as before */
	std::string text; /* remark for listings, may be empty */
};

constexpr bool is_same(Span a, Span b)
{
	return a.begin == b.begin && a.end == b.end && a.source == b.source;
}

constexpr bool is_set(Span s)
{
	return s.end != 0;
}

/* An instruction that refers to something the linker finds. */
struct Reloc {
	uint32_t at = 0; /* index of an instruction */
	RefKind kind = RefKind::None;
	std::string symbol;  /* name of map, array map, function or kernel symbol */
	uint32_t addend = 0; /* byte in the value of an array map, or (signed) from the kernel symbol; BTF id */
	int32_t local = -1;  /* function of the same library object, or -1 */
};

/* A label whose place is a constant in the code, see load_place(). */
struct KnownPlace {
	Label label = Label::None;
	uint32_t at = 0; /* index of an instruction */
};

struct Function {
	std::string name;
	std::vector<Insn> insns;
	std::vector<Reloc> relocs;	/* ascending by `at` */
	std::vector<Note> notes;	/* ascending by `at` */
	std::vector<KnownPlace> places; /* in the order of the code */
};

/* Instructions while they are written. */
class Code {
public:
	Reg new_reg() { return reg(next_reg_++); }
	Label new_label() { return static_cast<Label>(next_label_++); }

	/* Appends `op`; it belongs to the current span of the D program. */
	void emit(Op op);
	/* Appends `op` with a remark for listings. */
	void emit(Op op, std::string note);
	void bind(Label l) { emit(label(l)); }
	/* Loads a constant by the shortest instruction. */
	void load_const(Reg dst, int64_t value, std::string note = {});
	void set_span(Span span) { span_ = span; }
	Span span() const { return span_; }

	unsigned regs() const { return next_reg_; }
	const std::vector<Op> &ops() const { return ops_; }
	std::vector<Op> &ops() { return ops_; }

private:
	std::vector<Op> ops_;
	unsigned next_reg_ = number(Reg::virt);
	uint32_t next_label_ = 0;
	Span span_;
};

/*
 * Removes unreachable code, which the kernel rejects, and jumps to the next
 * instruction. Only for code that jumps forward.
 */
void remove_unreachable(Code &code);

/* The longest short jump of assemble(). The rest up to 32,767 is left to the kernel, which makes programs longer. */
constexpr int kShortJump = 16383;

/*
 * Replaces labels by distances. A jump beyond kShortJump instructions becomes a
 * long one. The code must use only machine registers and bind each label that
 * it uses; otherwise an assert fails.
 */
Function assemble(std::string name, const Code &code);

/* Is this the first of the two slots of a wide load? */
constexpr bool is_wide(const Insn &insn)
{
	return insn.code == (BPF_LD | BPF_IMM | BPF_DW);
}

/* Does this op jump within its function? Another one with a label wants the label's place as its constant. */
bool is_jump_op(const Op &op);

/* Does this instruction jump within its function? */
bool is_jump(const Insn &insn);

/* Does this instruction call a BPF function (not a helper)? */
constexpr bool is_call(const Insn &insn)
{
	return insn.code == (BPF_JMP | BPF_CALL) && insn.src_reg == BPF_PSEUDO_CALL;
}

/* How far below R10 the instructions of @f reach, in bytes. */
uint32_t stack_bytes(const Function &f);

/* Distance of a jump, relative to the following instruction. */
int32_t jump_distance(const Insn &insn);

/* False if `distance` does not fit this jump. */
bool set_jump_distance(Insn &insn, int64_t distance);

} // namespace dt::bpf

#endif
