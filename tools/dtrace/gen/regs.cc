// SPDX-License-Identifier: GPL-2.0
/*
 * Linear scan; see regs.h. Time is counted in half steps: instruction i reads
 * at 2i and writes at 2i + 1, so that a value read for the last time by an
 * instruction and the value which that instruction sets can share a register.
 */
#include "gen/regs.h"

#include <linux/dtrace.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <climits>
#include <cstddef>
#include <optional>

namespace dt::gen {

namespace {

using bpf::Op;
using bpf::Reg;

constexpr unsigned kMachine = 10;	/* R0...R9 can hold values */
constexpr unsigned kCallerSaved = 6;	/* R0...R5 do not survive a call */

/* What an instruction reads and writes. */
struct Access {
	std::array<Reg, 3> reads = {Reg::none, Reg::none, Reg::none};
	Reg write = Reg::none;
	bool is_call = false;
};

bool is_move(const Op &op)
{
	return op.kind == Op::Kind::Insn && op.code == (BPF_ALU64 | BPF_MOV | BPF_X) && op.off == 0;
}

Access access_alu(const Op &op)
{
	Access a;
	const unsigned code = BPF_OP(op.code);

	a.write = op.dst;
	if (code != BPF_MOV)
		a.reads[0] = op.dst;
	if (BPF_SRC(op.code) == BPF_X && code != BPF_NEG && code != BPF_END)
		a.reads[1] = op.src;
	return a;
}

Access access_jump(const Op &op)
{
	Access a;

	switch (BPF_OP(op.code)) {
	case BPF_CALL:
		a.is_call = true;
		a.write = Reg::r0;
		break;
	case BPF_EXIT:
		a.reads[0] = Reg::r0;
		break;
	case BPF_JA:
		break;
	default:
		a.reads[0] = op.dst;
		if (BPF_SRC(op.code) == BPF_X)
			a.reads[1] = op.src;
	}
	return a;
}

Access access(const Op &op)
{
	Access a;

	if (op.kind == Op::Kind::Label)
		return a;
	switch (BPF_CLASS(op.code)) {
	case BPF_ALU:
	case BPF_ALU64:
		return access_alu(op);
	case BPF_JMP:
	case BPF_JMP32:
		return access_jump(op);
	case BPF_LD:
		a.write = op.dst;
		break;
	case BPF_LDX:
		a.write = op.dst;
		a.reads[0] = op.src;
		break;
	case BPF_ST:
		a.reads[0] = op.dst;
		break;
	case BPF_STX:
		a.reads = {op.dst, op.src, Reg::none};
		if (BPF_MODE(op.code) == BPF_ATOMIC && op.imm == (0xf0 | BPF_FETCH)) {
			a.reads[2] = Reg::r0;
			a.write = Reg::r0;
		}
		break;
	}
	return a;
}

struct Interval {
	int begin = INT_MAX, end = -1;

	void cover(int time)
	{
		begin = std::min(begin, time);
		end = std::max(end, time);
	}
	bool is_used() const { return end >= 0; }
};

class Scan {
public:
	/* Virtual registers from @first_tiny on were made by spilling and are not spilled again. */
	Scan(bpf::Code &code, unsigned first_tiny)
		: code_(code), first_tiny_(first_tiny), count_(code.regs() - bpf::number(Reg::virt)),
		  intervals_(count_), uses_(count_), assigned_(count_, Reg::none), hints_(count_, Reg::none)
	{
		find_intervals();
		find_hints();
	}

	/* Nothing if all have a register, else the value to spill. */
	std::optional<Reg> allocate()
	{
		std::vector<unsigned> order;

		for (unsigned v = 0; v < count_; v++) {
			if (intervals_[v].is_used())
				order.push_back(v);
		}
		std::stable_sort(order.begin(), order.end(), [&](unsigned a, unsigned b) {
			return intervals_[a].begin < intervals_[b].begin;
		});
		for (unsigned v : order) {
			const Reg r = choose(v);

			if (r == Reg::none)
				return victim(v);
			assigned_[v] = r;
			busy_until_[bpf::number(r)] = intervals_[v].end;
			holder_[bpf::number(r)] = v;
		}
		return {};
	}

	void rewrite() const
	{
		for (Op &op : code_.ops()) {
			if (op.kind == Op::Kind::Label)
				continue;
			op.dst = machine(op.dst);
			op.src = machine(op.src);
		}
		std::erase_if(code_.ops(), [](const Op &op) { return is_move(op) && op.dst == op.src; });
	}

private:
	static unsigned index(Reg r) { return bpf::number(r) - bpf::number(Reg::virt); }
	Reg machine(Reg r) const { return bpf::is_virtual(r) ? assigned_[index(r)] : r; }

	void find_intervals()
	{
		std::array<int, kMachine> set_at;	/* when a machine register was last set */

		set_at.fill(-1);
		for (size_t i = 0; i < code_.ops().size(); i++) {
			const Access a = access(code_.ops()[i]);
			const int time = 2 * static_cast<int>(i);

			for (Reg r : a.reads)
				note_read(r, time, set_at);
			if (a.is_call)
				note_call(time, set_at);
			if (bpf::is_virtual(a.write))
				intervals_[index(a.write)].cover(time + 1);
			else if (bpf::number(a.write) < kMachine) {
				set_at[bpf::number(a.write)] = time + 1;
				fixed_[bpf::number(a.write)].push_back({time + 1, time + 1});
			}
		}
	}

	void note_read(Reg r, int time, const std::array<int, kMachine> &set_at)
	{
		if (bpf::is_virtual(r)) {
			intervals_[index(r)].cover(time);
			uses_[index(r)]++;
			assert(intervals_[index(r)].begin < time && "read before it is set");
		} else if (bpf::number(r) < kMachine) {
			fixed_[bpf::number(r)].push_back({set_at[bpf::number(r)], time});
		}
	}

	/* Arguments are what was set since the call before; all of R0...R5 are lost. */
	void note_call(int time, std::array<int, kMachine> &set_at)
	{
		for (unsigned r = 0; r < kCallerSaved; r++) {
			if (r > 0 && set_at[r] > last_call_)
				fixed_[r].push_back({set_at[r], time});
			fixed_[r].push_back({time + 1, time + 1});
		}
		last_call_ = time + 1;
	}

	void find_hints()
	{
		for (const Op &op : code_.ops()) {
			if (!is_move(op))
				continue;
			if (bpf::is_virtual(op.dst) && hints_[index(op.dst)] == Reg::none)
				hints_[index(op.dst)] = op.src;
			if (bpf::is_virtual(op.src) && !bpf::is_virtual(op.dst))
				hints_[index(op.src)] = op.dst;
		}
	}

	bool is_free(unsigned r, const Interval &life) const
	{
		if (busy_until_[r] >= life.begin)
			return false;
		return std::none_of(fixed_[r].begin(), fixed_[r].end(), [&](const Interval &f) {
			return f.begin <= life.end && f.end >= life.begin;
		});
	}

	Reg choose(unsigned v) const
	{
		const Reg hint = hints_[v] == Reg::none ? Reg::none : machine(hints_[v]);

		if (bpf::number(hint) < kMachine && is_free(bpf::number(hint), intervals_[v]))
			return hint;
		for (unsigned r = 0; r < kMachine; r++) {
			if (is_free(r, intervals_[v]))
				return bpf::reg(r);
		}
		return Reg::none;
	}

	/*
	 * Among @v and those in its way the value that is used least, so that
	 * few loads are needed; of these the one that lives longest.
	 */
	Reg victim(unsigned v) const
	{
		auto is_better = [&](unsigned a, unsigned b) {
			return is_tiny(b) || uses_[a] < uses_[b] ||
			       (uses_[a] == uses_[b] && intervals_[a].end > intervals_[b].end);
		};
		unsigned best = v;

		for (unsigned r = 0; r < kMachine; r++) {
			if (busy_until_[r] < intervals_[v].begin)
				continue;
			const unsigned other = holder_[r];
			const bool fits = std::none_of(fixed_[r].begin(), fixed_[r].end(), [&](const Interval &f) {
				return f.begin <= intervals_[v].end && f.end >= intervals_[v].begin;
			});
			if (fits && !is_tiny(other) && is_better(other, best))
				best = other;
		}
		assert(!is_tiny(best) && "nothing left to spill");
		return bpf::reg(best + bpf::number(Reg::virt));
	}

	bool is_tiny(unsigned v) const { return v + bpf::number(Reg::virt) >= first_tiny_; }

	bpf::Code &code_;
	const unsigned first_tiny_;
	const unsigned count_;
	std::vector<Interval> intervals_;
	std::vector<unsigned> uses_;	/* reads */
	std::vector<Reg> assigned_;
	std::vector<Reg> hints_;
	std::array<std::vector<Interval>, kMachine> fixed_;
	std::array<int, kMachine> busy_until_ = filled(-2);
	std::array<unsigned, kMachine> holder_ = {};
	int last_call_ = -2;

	static constexpr std::array<int, kMachine> filled(int value)
	{
		std::array<int, kMachine> a = {};

		a.fill(value);
		return a;
	}
};

/*
 * The one instruction that makes @v, if it can as well be repeated before each
 * use: a constant, or a field of the context, which does not change. The
 * context is what the first instruction copies. Pointers to the context's
 * buffers are not repeated, as they come with what has been found out of them.
 */
std::optional<Op> repeatable(const bpf::Code &code, Reg v)
{
	const Op *made = nullptr;

	for (const Op &op : code.ops()) {
		if (access(op).write != v)
			continue;
		if (made)
			return {};
		made = &op;
	}
	if (!made)
		return {};
	const bool is_constant = made->code == (BPF_ALU64 | BPF_MOV | BPF_K) || made->code == (BPF_ALU | BPF_MOV | BPF_K) ||
				 (BPF_CLASS(made->code) == BPF_LD && made->ref != bpf::RefKind::Map);
	const bool is_field = BPF_CLASS(made->code) == BPF_LDX && BPF_MODE(made->code) == BPF_MEM &&
			      made->src == code.ops().front().dst &&
			      (made->off < static_cast<int>(offsetof(dtrace_bpf_context, buf)) ||
			       made->off >= static_cast<int>(offsetof(dtrace_bpf_context, args)));
	if (!is_constant && !is_field)
		return {};
	return *made;
}

void repeat(bpf::Code &code, Reg v, const Op &made)
{
	std::vector<Op> old;

	old.swap(code.ops());
	for (Op &op : old) {
		const Access a = access(op);

		if (a.write == v)
			continue;
		if (a.reads[0] == v || a.reads[1] == v) {
			const Reg tiny = is_move(op) ? op.dst : code.new_reg();
			Op again = made;

			again.dst = tiny;
			again.span = op.span;
			code.ops().push_back(std::move(again));
			if (is_move(op))
				continue;
			op.dst = op.dst == v ? tiny : op.dst;
			op.src = op.src == v ? tiny : op.src;
		}
		code.ops().push_back(std::move(op));
	}
}

/* Puts @v into the stack at @slot: loads before each read, stores behind each write. */
void spill(bpf::Code &code, Reg v, int16_t slot)
{
	std::vector<Op> old;

	old.swap(code.ops());
	for (Op &op : old) {
		const Access a = access(op);
		const bool reads = a.reads[0] == v || a.reads[1] == v;
		const bool writes = a.write == v;

		code.set_span(op.span);
		if (!reads && !writes) {
			code.ops().push_back(std::move(op));
		} else if (is_move(op) && writes) {
			code.emit(bpf::store(bpf::Width::dw, bpf::fp, slot, op.src), "spill");
		} else if (is_move(op)) {
			code.emit(bpf::load(bpf::Width::dw, op.dst, bpf::fp, slot), "reload");
		} else {
			const Reg tiny = code.new_reg();

			if (reads)
				code.emit(bpf::load(bpf::Width::dw, tiny, bpf::fp, slot), "reload");
			op.dst = op.dst == v ? tiny : op.dst;
			op.src = op.src == v ? tiny : op.src;
			code.ops().push_back(std::move(op));
			if (writes)
				code.emit(bpf::store(bpf::Width::dw, bpf::fp, slot, tiny), "spill");
		}
	}
}

} // namespace

int allocate_registers(bpf::Code &code, int stack_used)
{
	const unsigned first_tiny = code.regs();

	for (;;) {
		Scan scan(code, first_tiny);
		const std::optional<Reg> victim = scan.allocate();

		if (!victim) {
			scan.rewrite();
			return stack_used;
		}
		if (const std::optional<Op> made = repeatable(code, *victim)) {
			repeat(code, *victim, *made);
			continue;
		}
		stack_used += 8;
		spill(code, *victim, static_cast<int16_t>(-stack_used));
	}
}

} // namespace dt::gen
