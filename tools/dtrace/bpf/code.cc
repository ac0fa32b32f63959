// SPDX-License-Identifier: GPL-2.0
/*
 * Assembles code: labels become distances.
 *
 * A conditional jump reaches 32,767 instructions; the assembler uses half of
 * that. The kernel replaces some instructions by several, and rejects the
 * program if a jump across them no longer reaches its target. A jump that must
 * go further becomes three instructions:
 *
 *     if c goto near; goto skip; near: gotol far; skip:
 *
 * A longer jump moves all code after it. So the sizes are settled first, in
 * rounds. Jumps only grow in a round, so the rounds end.
 */
#include "bpf/code.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <unordered_map>

namespace dt::bpf {

namespace {

constexpr uint8_t long_jump = BPF_JMP32 | BPF_JA;
constexpr uint8_t short_jump = BPF_JMP | BPF_JA;

bool is_jump_code(uint8_t code)
{
	unsigned cls = BPF_CLASS(code), op = BPF_OP(code);

	return (cls == BPF_JMP || cls == BPF_JMP32) && op != BPF_CALL && op != BPF_EXIT;
}

bool is_wide_op(const Op &op)
{
	return op.code == (BPF_LD | BPF_IMM | BPF_DW);
}

bool fits_short(int64_t distance)
{
	return std::abs(distance) <= kShortJump;
}

/* Places of ops and labels for the sizes found so far. */
class OpPositions {
public:
	explicit OpPositions(const std::vector<Op> &ops) : ops_(ops), far_(ops.size())
	{
		do
			place();
		while (widen());
	}

	uint32_t size() const { return size_; }
	bool is_far(size_t i) const { return far_[i]; }

	/* Index of the instruction at the label of op i. */
	uint32_t target(size_t i) const
	{
		auto it = labels_.find(ops_[i].target);

		assert(it != labels_.end() && "label not bound");
		return it->second;
	}

	/* From after the (last) jump instruction of op i to its label. */
	int64_t distance(size_t i, uint32_t length) const { return static_cast<int64_t>(target(i)) - at_[i] - length; }

private:
	void place()
	{
		size_ = 0;
		labels_.clear();
		at_.assign(ops_.size(), 0);
		for (size_t i = 0; i < ops_.size(); i++) {
			at_[i] = size_;
			if (ops_[i].kind == Op::Kind::Label)
				labels_[ops_[i].target] = size_;
			else
				size_ += length(i);
		}
	}

	uint32_t length(size_t i) const
	{
		return is_wide_op(ops_[i]) ? 2 : far_[i] && ops_[i].code != short_jump ? 3 : 1;
	}

	bool widen()
	{
		bool changed = false;

		for (size_t i = 0; i < ops_.size(); i++) {
			if (ops_[i].kind == Op::Kind::Label || far_[i] || !is_jump_op(ops_[i]) ||
			    fits_short(distance(i, 1)))
				continue;
			far_[i] = true;
			changed = true;
		}
		return changed;
	}

	const std::vector<Op> &ops_;
	std::vector<bool> far_;
	std::vector<uint32_t> at_;
	std::unordered_map<Label, uint32_t> labels_;
	uint32_t size_ = 0;
};

Insn encode(const Op &op)
{
	Insn insn = {};

	assert(number(op.dst) <= 10 && number(op.src) <= 10);
	insn.code = op.code;
	insn.dst_reg = number(op.dst) & 0xf;
	insn.src_reg = number(op.src) & 0xf;
	insn.off = op.off;
	insn.imm = static_cast<int32_t>(op.imm);
	return insn;
}

void put_jump(Function &f, const Op &op, const OpPositions &places, size_t i)
{
	Insn insn = encode(op);

	if (!places.is_far(i)) {
		insn.off = static_cast<int16_t>(places.distance(i, 1));
		f.insns.push_back(insn);
		return;
	}
	Insn far = {};
	far.code = long_jump;
	uint32_t length = 1;
	if (op.code != short_jump) {
		Insn skip = {};

		skip.code = short_jump;
		skip.off = 1;
		insn.off = 1;
		f.insns.push_back(insn);
		f.insns.push_back(skip);
		length = 3;
	}
	far.imm = static_cast<int32_t>(places.distance(i, length));
	f.insns.push_back(far);
}

/* A constant that is an instruction's index in the function. */
void put_place(Function &f, const Op &op, const OpPositions &places, size_t i)
{
	Insn insn = encode(op);

	f.places.push_back({op.target, places.target(i)});
	insn.imm = static_cast<int32_t>(places.target(i));
	f.insns.push_back(insn);
}

void put_wide(Function &f, const Op &op)
{
	Insn low = encode(op), high = {};

	if (op.ref == RefKind::None)
		high.imm = static_cast<int32_t>(op.imm >> 32);
	else
		low.imm = 0;
	f.insns.push_back(low);
	f.insns.push_back(high);
}

} // namespace

void Code::emit(Op op)
{
	op.span = span_;
	if (ops_.empty())
		ops_.reserve(256); /* more than most need: moving them is what costs */
	ops_.push_back(std::move(op));
}

void Code::emit(Op op, std::string note)
{
	op.note = std::move(note);
	emit(std::move(op));
}

void Code::load_const(Reg dst, int64_t value, std::string note)
{
	if (value == static_cast<int32_t>(value))
		emit(mov(dst, static_cast<int32_t>(value)), std::move(note));
	else if (value == static_cast<uint32_t>(value))
		emit(alu32(Alu::mov, dst, static_cast<int32_t>(value)), std::move(note));
	else
		emit(load_imm64(dst, value), std::move(note));
}

void remove_unreachable(Code &code)
{
	std::vector<Op> &ops = code.ops();
	std::vector<bool> is_target; /* by label */
	size_t kept = 0;	     /* ops from the beginning */
	bool reachable = true;

	/* Of `goto next; next:` only the label is kept. */
	auto drop_idle_jumps = [&](Label next) {
		size_t i = kept;

		while (i > 0 && ops[i - 1].kind == Op::Kind::Label)
			i--;
		if (i == 0 || ops[i - 1].code != short_jump || ops[i - 1].target != next)
			return false;
		std::move(&ops[i], &ops[kept], &ops[i - 1]);
		kept--;
		return true;
	};

	for (Op &op : ops) {
		const auto label = static_cast<size_t>(op.target);

		if (op.target != Label::None && label >= is_target.size())
			is_target.resize(label + 1);
		if (op.kind == Op::Kind::Label) {
			while (drop_idle_jumps(op.target))
				reachable = true;
			reachable = reachable || is_target[label];
		} else if (!reachable) {
			continue;
		} else {
			if (op.target != Label::None)
				is_target[label] = true;
			reachable = op.code != short_jump && op.code != (BPF_JMP | BPF_EXIT);
		}
		if (&ops[kept] != &op)
			ops[kept] = std::move(op);
		kept++;
	}
	ops.erase(ops.begin() + static_cast<ptrdiff_t>(kept), ops.end());
}

Function assemble(std::string name, const Code &code)
{
	OpPositions places(code.ops());
	Function f;
	Span span;

	f.name = std::move(name);
	f.insns.reserve(places.size());
	for (size_t i = 0; i < code.ops().size(); i++) {
		const Op &op = code.ops()[i];

		if (op.kind == Op::Kind::Label)
			continue;
		auto at = static_cast<uint32_t>(f.insns.size());
		bool moved = !is_same(op.span, span);
		if (moved || !op.note.empty())
			f.notes.push_back({at, moved ? op.span : Span{}, op.note});
		span = op.span;
		if (op.ref != RefKind::None)
			f.relocs.push_back({at, op.ref, op.name, static_cast<uint32_t>(op.imm), -1});
		if (is_jump_op(op))
			put_jump(f, op, places, i);
		else if (op.target != Label::None)
			put_place(f, op, places, i);
		else if (is_wide_op(op))
			put_wide(f, op);
		else
			f.insns.push_back(encode(op));
	}
	return f;
}

/*
 * Registers are followed as far as compilers use them for addresses of the
 * stack: copied from R10 and moved by constants, within straight code.
 */
uint32_t stack_bytes(const Function &f)
{
	constexpr int none = 1; /* no address of the stack */
	std::array<int, 16> at;
	int lowest = 0;

	at.fill(none);
	at[number(fp)] = 0;
	for (const Insn &insn : f.insns) {
		const unsigned cls = BPF_CLASS(insn.code);
		const bool is_load = cls == BPF_LDX, is_store = cls == BPF_ST || cls == BPF_STX;
		const int base = at[is_load ? insn.src_reg : insn.dst_reg];

		if ((is_load || is_store) && base != none)
			lowest = std::min(lowest, base + insn.off);
		if (insn.code == (BPF_ALU64 | BPF_MOV | BPF_X))
			at[insn.dst_reg] = at[insn.src_reg];
		else if (insn.code == (BPF_ALU64 | BPF_ADD | BPF_K) && base != none)
			at[insn.dst_reg] += std::clamp(insn.imm, -(1 << 20), 1 << 20);
		else if (!is_store && cls != BPF_JMP && cls != BPF_JMP32)
			at[insn.dst_reg] = none;
		if (at[insn.dst_reg] > 0 || at[insn.dst_reg] < -(1 << 24))
			at[insn.dst_reg] = none;
		else
			lowest = std::min(lowest, at[insn.dst_reg]);
		at[number(fp)] = 0;
	}
	return static_cast<uint32_t>(-lowest);
}

bool is_jump_op(const Op &op)
{
	return op.kind == Op::Kind::Insn && op.target != Label::None && is_jump_code(op.code);
}

bool is_jump(const Insn &insn)
{
	return is_jump_code(insn.code);
}

int32_t jump_distance(const Insn &insn)
{
	return insn.code == long_jump ? insn.imm : insn.off;
}

bool set_jump_distance(Insn &insn, int64_t distance)
{
	if (insn.code == long_jump) {
		insn.imm = static_cast<int32_t>(distance);
		return insn.imm == distance;
	}
	insn.off = static_cast<int16_t>(distance);
	return insn.off == distance;
}

} // namespace dt::bpf
